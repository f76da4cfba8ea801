extension ListEngine {
  /// Reports every cell that differs from what the data source would give afresh, and any count that differs
  /// from what the data source would answer now.
  ///
  /// A fresh cell is dequeued, filled, compared and put aside; the cells on show are not touched.
  func verify() {
    guard let counts else { return }
    verifyStableCounts(counts)
    for path in cells.keys.sorted() {
      guard let cell = cells[path], let fresh = requestCell(at: path) else { continue }
      guard fresh !== cell else {
        report(
          .staleCell,
          "the data source returned the cell on show when it was asked for a fresh one at index path "
            + path.exceptionDescription)
        continue
      }
      host.place(fresh, at: path)
      // What it inherits, the direction of reading say, is part of how it looks.
      if cell.superview != nil { host.addSubview(fresh) }
      let (shown, expected) = (cell.appearance(), fresh.appearance())
      if shown != expected {
        report(
          .staleCell,
          "the cell at index path \(path.exceptionDescription) shows\n\(shown)\nbut its data source would give\n"
            + expected)
      }
      discard(fresh)
    }
  }
}
