import Rowan

/// Prints the rows of an outline as text with lines that lead from parents to children.
struct TextPrinter<Source: NodeSource> {
  let source: Source
  let symbols: PrintSymbols

  /// How many levels have lines of their own.
  ///
  /// A row that is deeper stands below the last of them, and says its level: else a text nested 100,000 levels
  /// deep, which fits in a file of 200 kilobytes, would print as 20 gigabytes of lines.
  static var maximumGuides: Int { 100 }

  func print(_ outline: Outline<NodeID>, to writer: inout OutputWriter) throws(OutputError) {
    let rows = outline.rows
    var levels: [UInt32] = []
    levels.reserveCapacity(rows.count)
    // A loop, because `map` would look each row up by its number instead of walking over them.
    for row in rows { levels.append(UInt32(truncatingIfNeeded: row.level)) }
    let lastSiblings = LastSiblings(levels: levels)
    let passing = Array(symbols.passing.utf8)
    let blank = Array(symbols.blank.utf8)
    let branch = Array(symbols.branch.utf8)
    let last = Array(symbols.last.utf8)
    // What stands before the children of the ancestors, and by level, where that ends.
    var guides: [UInt8] = []
    var ends = [0]
    for (number, row) in rows.enumerated() {
      guard let id = row.item else { continue }
      // Roots have no line, so there is none for their children's ancestors either.
      if row.level > Self.maximumGuides {
        writer.bytes.append(contentsOf: guides)
        writer.bytes.append("(level ")
        writer.bytes.append(decimal: row.level)
        writer.bytes.append(") ")
      } else if row.level > 0 {
        let isLast = lastSiblings[number]
        guides.removeLast(guides.count - ends[row.level - 1])
        ends.removeLast(ends.count - row.level)
        writer.bytes.append(contentsOf: guides)
        writer.bytes.append(contentsOf: isLast ? last : branch)
        guides.append(contentsOf: isLast ? blank : passing)
        ends.append(guides.count)
      }
      source.appendLabel(of: id, with: symbols, to: &writer.bytes)
      try writer.endLine()
    }
    try writer.flush()
  }
}
