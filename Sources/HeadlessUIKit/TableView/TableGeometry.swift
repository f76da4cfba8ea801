/// Where the rows, headers and footers of a table stand.
struct TableGeometry {
  /// The heights of a section's rows.
  enum RowHeights {
    case uniform(CGFloat, count: Int)
    /// Where each row begins, and where the last ends.
    case individual(starts: [CGFloat])

    init(_ heights: [CGFloat]) {
      var starts: [CGFloat] = [0]
      for height in heights { starts.append(starts[starts.count - 1] + height) }
      self = .individual(starts: starts)
    }

    var count: Int {
      switch self {
      case .uniform(_, let count): count
      case .individual(let starts): starts.count - 1
      }
    }

    /// Where a row begins; for the number of rows, where the last ends.
    func start(of row: Int) -> CGFloat {
      switch self {
      case .uniform(let height, _): height * CGFloat(row)
      case .individual(let starts): starts[row]
      }
    }

    /// The rows that show between two heights.
    func rows(from low: CGFloat, to high: CGFloat) -> Range<Int> {
      let all = 0..<count
      let first = all.partitioningIndex { start(of: $0 + 1) > low }
      let end = all.partitioningIndex { start(of: $0) >= high }
      return first..<max(first, end)
    }
  }

  /// A section: header, rows, footer.
  struct Section {
    var top: CGFloat = 0
    var headerHeight: CGFloat
    var rows: RowHeights
    var footerHeight: CGFloat

    var rowsTop: CGFloat { top + headerHeight }
    var rowsBottom: CGFloat { rowsTop + rows.start(of: rows.count) }
    var bottom: CGFloat { rowsBottom + footerHeight }
  }

  private(set) var sections: [Section]
  private let width: CGFloat
  let headerHeight: CGFloat
  let footerHeight: CGFloat

  init(sections: [Section], width: CGFloat, headerHeight: CGFloat, footerHeight: CGFloat) {
    self.sections = sections
    self.width = width
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    stack()
  }

  /// Gives a section other heights for header and footer.
  mutating func setHeights(header: CGFloat, footer: CGFloat, ofSection section: Int) {
    sections[section].headerHeight = header
    sections[section].footerHeight = footer
    stack()
  }

  private mutating func stack() {
    var top = headerHeight
    for index in sections.indices {
      sections[index].top = top
      top = sections[index].bottom
    }
  }

  private var sectionsBottom: CGFloat { sections.last?.bottom ?? headerHeight }
  var contentSize: CGSize { CGSize(width: width, height: sectionsBottom + footerHeight) }

  func rect(ofSection section: Int) -> CGRect {
    rect(from: sections[section].top, to: sections[section].bottom)
  }

  func rect(ofHeader section: Int) -> CGRect {
    rect(from: sections[section].top, to: sections[section].rowsTop)
  }

  func rect(ofFooter section: Int) -> CGRect {
    rect(from: sections[section].rowsBottom, to: sections[section].bottom)
  }

  func rect(ofRow path: IndexPath) -> CGRect {
    let section = sections[path.section]
    return rect(
      from: section.rowsTop + section.rows.start(of: path.row),
      to: section.rowsTop + section.rows.start(of: path.row + 1))
  }

  private func rect(from top: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: width, height: bottom - top)
  }

  /// The sections that show between two heights.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = sections.partitioningIndex { $0.bottom > low }
    let end = sections.partitioningIndex { $0.top >= high }
    return first..<max(first, end)
  }

  /// The sections that show between two heights or touch them, those of no height among them.
  func sections(near heights: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.partitioningIndex { $0.bottom >= heights.lowerBound }
    let end = sections.partitioningIndex { $0.top > heights.upperBound }
    return first..<max(first, end)
  }

  /// The rows that show between two heights, in order.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    sections(from: low, to: high).flatMap { index in
      let section = sections[index]
      return section.rows.rows(from: low - section.rowsTop, to: high - section.rowsTop)
        .map { IndexPath(row: $0, section: index) }
    }
  }
}
