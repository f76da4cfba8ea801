extension Document {
  /// Adds what a line says of a node, as close as can be to how it is written in its format.
  ///
  ///     names [2]            an array in an object, and how many elements it has
  ///     0: "Ann"             its first element, a string
  ///     b: text              an element of XML that holds nothing but a text
  ///     @c: 1                its attribute
  ///     src/                 a folder in a list of paths
  func appendLabel(of id: NodeID, with symbols: PrintSymbols, to line: inout [UInt8]) {
    let node = id.index
    switch kind(node) {
    case .object, .dictionary:
      appendName(node, followedBy: " ", to: &line)
      appendCount(node, "{", "}", to: &line)
    case .array:
      appendName(node, followedBy: " ", to: &line)
      appendCount(node, "[", "]", to: &line)
    case .string:
      appendName(node, followedBy: ": ", to: &line)
      appendQuoted(node, to: &line)
    case .number, .bool, .null, .date, .data, .uid:
      appendName(node, followedBy: ": ", to: &line)
      appendValue(node, to: &line)
    case .element:
      appendName(node, followedBy: hasValue(node) ? ": " : "", to: &line)
      appendValue(node, to: &line)
    case .attribute:
      line.append(UInt8(ascii: "@"))
      appendName(node, followedBy: ": ", to: &line)
      appendValue(node, to: &line)
    case .text:
      appendQuoted(node, to: &line)
    case .cdata:
      appendMarked("<![CDATA[", node, "]]>", to: &line)
    case .comment:
      appendMarked("<!--", node, "-->", to: &line)
    case .processingInstruction:
      line.append("<?")
      appendName(node, followedBy: hasValue(node) ? " " : "", to: &line)
      appendMarked("", node, "?>", to: &line)
    case .documentType:
      appendMarked("<!DOCTYPE ", node, ">", to: &line)
    case .entity:
      line.append(UInt8(ascii: "&"))
      appendName(node, followedBy: ": ", to: &line)
      appendValue(node, to: &line)
    case .folder:
      appendName(node, followedBy: "", to: &line)
      if line.last != PathText.slash { line.append(PathText.slash) }
    case .file:
      appendName(node, followedBy: "", to: &line)
    }
  }

  private func appendName(_ node: Int, followedBy separator: StaticString, to line: inout [UInt8]) {
    if let index = index(node) {
      line.append(decimal: index)
    } else if withName(node, { DisplayText.append($0, to: &line) }) == nil {
      return
    }
    line.append(separator)
  }

  private func appendValue(_ node: Int, to line: inout [UInt8]) {
    _ = withValue(node) { DisplayText.append($0, to: &line) }
  }

  /// Adds a value in quotes; a quote in it gets a backslash, as a backslash has one already.
  private func appendQuoted(_ node: Int, to line: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    line.append(quote)
    _ = withValue(node) { value in
      guard value.contains(quote) else { return DisplayText.append(value, to: &line) }
      var shown: [UInt8] = []
      DisplayText.append(value, to: &shown)
      for byte in shown {
        if byte == quote { line.append(UInt8(ascii: "\\")) }
        line.append(byte)
      }
    }
    line.append(quote)
  }

  private func appendMarked(
    _ start: StaticString, _ node: Int, _ end: StaticString, to line: inout [UInt8]
  ) {
    line.append(start)
    appendValue(node, to: &line)
    line.append(end)
  }

  private func appendCount(
    _ node: Int, _ start: StaticString, _ end: StaticString, to line: inout [UInt8]
  ) {
    line.append(start)
    if childCount(node) > 0 { line.append(decimal: childCount(node)) }
    line.append(end)
  }
}
