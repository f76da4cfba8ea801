/// One of the two ends of a section.
enum SectionEnd: CaseIterable {
  case header
  case footer
}

/// What a table knows of its headers, or of its footers.
struct SectionEndViews {
  /// The views on the screen, by section.
  var shown: [Int: UIView] = [:]
  /// Whether a section has one, as far as somebody has looked.
  var exists: [Int: Bool] = [:]
  /// What is assumed of sections at which nobody has looked: as soon as one has one, that all do.
  var isAssumed = false

  /// Whether a section has one; nil when nobody has looked and nothing is assumed.
  func exists(in section: Int) -> Bool? { exists[section] ?? (isAssumed ? true : nil) }

  /// The same after an update, and the views whose sections are gone.
  func carriedOver(_ mapping: BatchMapping) -> (kept: SectionEndViews, gone: [(section: Int, view: UIView)]) {
    var kept = SectionEndViews(isAssumed: isAssumed)
    var gone: [(section: Int, view: UIView)] = []
    for (section, view) in shown.sorted(by: { $0.key < $1.key }) {
      if let new = mapping.newSection(of: section) {
        kept.shown[new] = view
      } else {
        gone.append((section, view))
      }
    }
    for (section, exists) in exists {
      if let new = mapping.newSection(of: section) { kept.exists[new] = exists }
    }
    return (kept, gone)
  }
}

/// The headers and footers of a table.
struct TableSupplementaries {
  private var headers = SectionEndViews()
  private var footers = SectionEndViews()

  subscript(end: SectionEnd) -> SectionEndViews {
    get { end == .header ? headers : footers }
    set { if end == .header { headers = newValue } else { footers = newValue } }
  }
}
