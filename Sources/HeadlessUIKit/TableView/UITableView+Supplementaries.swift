/// The headers and footers that a table has on the screen, and what it knows of the others.
@MainActor struct TableSupplementaries {
  /// The headers on the screen, by section.
  var headers: [Int: UIView] = [:]
  /// The footers on the screen, by section.
  var footers: [Int: UIView] = [:]
  /// Whether a section has a header, as far as somebody has looked.
  var hasHeader: [Int: Bool] = [:]
  /// Whether a section has a footer, as far as somebody has looked.
  var hasFooter: [Int: Bool] = [:]
  /// What is assumed of sections at which nobody has looked: as soon as one has a header, that all have.
  var assumesHeaders = false
  /// What is assumed of sections at which nobody has looked: as soon as one has a footer, that all have.
  var assumesFooters = false
}

/// One of the two ends of a section.
enum SectionEnd {
  case header
  case footer
}

extension UITableView {
  /// The header of a section; nil when it is not on the screen or there is none.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaries.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil when it is not on the screen or there is none.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaries.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Coming and going

  func forgetSupplementaries() {
    for (section, view) in supplementaries.headers { endDisplaying(view, of: section, .header) }
    for (section, view) in supplementaries.footers { endDisplaying(view, of: section, .footer) }
    supplementaries = TableSupplementaries()
    setNeedsLayout()
  }

  /// Gives headers and footers their new sections, and takes those away whose sections are gone.
  func carryOverSupplementaries(_ mapping: BatchMapping) {
    let old = supplementaries
    supplementaries = TableSupplementaries()
    supplementaries.assumesHeaders = old.assumesHeaders
    supplementaries.assumesFooters = old.assumesFooters
    for (section, view) in old.headers {
      if let new = mapping.newSection(of: section) {
        supplementaries.headers[new] = view
      } else {
        endDisplaying(view, of: section, .header)
      }
    }
    for (section, view) in old.footers {
      if let new = mapping.newSection(of: section) {
        supplementaries.footers[new] = view
      } else {
        endDisplaying(view, of: section, .footer)
      }
    }
    for (section, known) in old.hasHeader {
      if let new = mapping.newSection(of: section) { supplementaries.hasHeader[new] = known }
    }
    for (section, known) in old.hasFooter {
      if let new = mapping.newSection(of: section) { supplementaries.hasFooter[new] = known }
    }
  }

  /// Shows the headers and footers on the screen, and puts the others aside.
  ///
  /// Whether a section without a height of its own has a header turns out only when it is asked for one, and
  /// that may bring further sections into view; so this goes on until nothing new comes up.
  func placeSupplementaries() {
    var measured: Set<Int> = []
    while true {
      let near = geometry.sections(near: bounds.minY...bounds.maxY).filter { !measured.contains($0) }
      guard !near.isEmpty else { break }
      for section in near { measure(section) }
      measured.formUnion(near)
    }
    for (section, view) in supplementaries.headers.sorted(by: { $0.key < $1.key }) {
      // A plain table keeps the header of the uppermost section in view while its rows are.
      let rect = style == .plain ? geometry.rect(ofSection: section) : geometry.rect(ofHeader: section)
      if isOnScreen(rect) {
        view.frame = geometry.rect(ofHeader: section)
      } else {
        supplementaries.headers[section] = nil
        endDisplaying(view, of: section, .header)
      }
    }
    for (section, view) in supplementaries.footers.sorted(by: { $0.key < $1.key }) {
      let rect = geometry.rect(ofFooter: section)
      if isOnScreen(rect) {
        view.frame = rect
      } else {
        supplementaries.footers[section] = nil
        endDisplaying(view, of: section, .footer)
      }
    }
  }

  private func isOnScreen(_ rect: CGRect) -> Bool { rect.maxY > bounds.minY && rect.minY < bounds.maxY }

  private func measure(_ section: Int) {
    prepare(.header, of: section)
    prepare(.footer, of: section)
    let assumed = (supplementaries.assumesHeaders, supplementaries.assumesFooters)
    if supplementaries.hasHeader[section] == true { supplementaries.assumesHeaders = true }
    if supplementaries.hasFooter[section] == true { supplementaries.assumesFooters = true }
    if assumed == (supplementaries.assumesHeaders, supplementaries.assumesFooters) {
      updateHeights(ofSection: section)
    } else {
      rebuildGeometryIfLoaded()
    }
  }

  private func prepare(_ end: SectionEnd, of section: Int) {
    let current = end == .header ? supplementaries.headers[section] : supplementaries.footers[section]
    let known = end == .header ? supplementaries.hasHeader[section] : supplementaries.hasFooter[section]
    guard current == nil, known != false, saidHeight(of: end, in: section) != 0 else { return }
    let rect = end == .header ? geometry.rect(ofHeader: section) : geometry.rect(ofFooter: section)
    guard
      known == nil || isOnScreen(style == .plain && end == .header ? geometry.rect(ofSection: section) : rect)
    else { return }
    let view = askForView(end, of: section)
    switch end {
    case .header: supplementaries.hasHeader[section] = view != nil
    case .footer: supplementaries.hasFooter[section] = view != nil
    }
    guard let view else { return }
    switch end {
    case .header:
      supplementaries.headers[section] = view
      addSubview(view)
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer:
      supplementaries.footers[section] = view
      addSubview(view)
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func askForView(_ end: SectionEnd, of section: Int) -> UIView? {
    let own =
      switch end {
      case .header: delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: delegate?.tableView(self, viewForFooterInSection: section)
      }
    if let own { return own }
    guard let title = title(of: end, in: section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func title(of end: SectionEnd, in section: Int) -> String? {
    switch end {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  private func endDisplaying(_ view: UIView, of section: Int, _ end: SectionEnd) {
    view.removeFromSuperview()
    switch end {
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView { headerRegistry.recycle(view) }
  }

  // MARK: Heights

  /// The height that the delegate or the table's properties give; nil when the table is to choose.
  private func saidHeight(of end: SectionEnd, in section: Int) -> CGFloat? {
    let fromDelegate =
      switch end {
      case .header: delegate?.tableView(self, heightForHeaderInSection: section)
      case .footer: delegate?.tableView(self, heightForFooterInSection: section)
      }
    if let fromDelegate, fromDelegate != Self.unimplementedHeight {
      return fromDelegate == Self.automaticDimension ? nil : fromDelegate
    }
    return nil
  }

  /// The height of a header or footer: what is said, else what suits one if there may be one.
  func height(of end: SectionEnd, in section: Int) -> CGFloat {
    if let said = saidHeight(of: end, in: section) { return said }
    let known = end == .header ? supplementaries.hasHeader[section] : supplementaries.hasFooter[section]
    let assumed = end == .header ? supplementaries.assumesHeaders : supplementaries.assumesFooters
    guard known ?? (assumed || title(of: end, in: section) != nil) else { return 0 }
    let property = end == .header ? sectionHeaderHeight : sectionFooterHeight
    return property == Self.automaticDimension ? Self.defaultHeaderHeight : property
  }

  private func updateHeights(ofSection section: Int) {
    let header = height(of: .header, in: section)
    let footer = height(of: .footer, in: section)
    let current = geometry.sections[section]
    guard header != current.headerHeight || footer != current.footerHeight else { return }
    geometry.setHeights(header: header, footer: footer, ofSection: section)
  }
}
