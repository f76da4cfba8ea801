/// A text cut to a number of cells.
struct CellText {
  private(set) var units: [CellUnit] = []
  /// The cells it takes, at most as many as were given.
  private(set) var width = 0
  /// Whether there was more than fits.
  private(set) var isCut = false

  /// No text.
  init() {}

  /// As much of a text as fits.
  ///
  /// A text that is cut ends with an ellipsis; in a single cell, its first character is worth more.
  ///
  /// - Parameters:
  ///   - text: The text, of which no more is read than fits.
  ///   - columns: The cells there are.
  ///   - ellipsis: What says that more would follow.
  init(_ text: String, columns: Int, ellipsis: String) {
    guard columns > 0 else {
      isCut = !text.isEmpty
      return
    }
    for unit in CellUnits(text) {
      guard width + unit.width <= columns else {
        cut(at: unit.start, columns: columns, ellipsis: ellipsis)
        return
      }
      append(unit)
    }
  }

  private mutating func cut(at end: String.Index, columns: Int, ellipsis: String) {
    isCut = true
    if columns == 1, !units.isEmpty { return }
    let sign = CellUnits(ellipsis).map { CellUnit(text: $0.text, width: $0.width, start: end) }
    let signWidth = sign.reduce(0) { $0 + $1.width }
    guard signWidth <= columns else { return }
    while width + signWidth > columns, let last = units.popLast() { width -= last.width }
    sign.forEach { append($0) }
  }

  private mutating func append(_ unit: CellUnit) {
    units.append(unit)
    width += unit.width
  }
}

extension String {
  /// The cells the whole text takes, or a number above `limit` if that is more.
  func cellWidth(upTo limit: Int) -> Int {
    var width = 0
    for unit in CellUnits(self) {
      width += unit.width
      if width > limit { break }
    }
    return width
  }
}
