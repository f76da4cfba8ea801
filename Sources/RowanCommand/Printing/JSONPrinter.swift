import Rowan

/// Prints the rows of an outline as one JSON array with an object for each row, each on a line of its own.
///
///     {"level":1,"path":"/names/0","kind":"string","index":0,"value":"Ann"}
///
/// - `level`: how many ancestors the node has.
/// - `path`: the path of a file; the pointer of RFC 6901 into JSON and property lists; in XML the names that
///   lead to a node, each with its position among those of its name, as in `/a[1]/b[2]/@c`.
/// - `kind`: what the node is, as `NodeKind` and `FolderEntryKind` name it.
/// - `name` or `index`: a name or key, or the place in an array, where there is one.
/// - `value`: the text of a scalar value, a number as it is written.
/// - `children`: how many children a node has, whether or not they are shown; not there if it can have none, or
///   if it was not read.
/// - `expanded`: whether the children follow.
/// - `size` in bytes, `modified`, `target` of a link, `error` where something could not be read: of files.
/// - `nameBytes`, `pathBytes`, `targetBytes`: in hexadecimal digits, where the text is not UTF-8.
struct JSONPrinter<Source: NodeSource> {
  let source: Source

  func print(_ outline: Outline<NodeID>, to writer: inout OutputWriter) throws(OutputError) {
    let positions = source.pathPositions()
    // The path of the last row, and by level, where that of each ancestor ends.
    var path: [UInt8] = []
    var ends: [Int] = []
    var object = JSONRow()
    writer.bytes.append(UInt8(ascii: "["))
    for (number, row) in outline.rows.enumerated() {
      guard let id = row.item else { continue }
      if number > 0 { writer.bytes.append(UInt8(ascii: ",")) }
      try writer.endLine()
      ends.removeLast(ends.count - row.level)
      path.removeLast(path.count - (ends.last ?? 0))
      source.appendPathStep(to: id, positions: positions, to: &path)
      ends.append(path.count)
      object.restart()
      object.write("level", row.level)
      path.withUnsafeBufferPointer { object.write("path", $0, bytesName: "pathBytes") }
      source.writeFields(of: id, to: &object)
      if row.expandable != .leaf { object.write("expanded", row.isExpanded) }
      object.end()
      writer.bytes.append(contentsOf: object.bytes)
    }
    try writer.endLine()
    writer.bytes.append(UInt8(ascii: "]"))
    try writer.endLine()
    try writer.flush()
  }
}
