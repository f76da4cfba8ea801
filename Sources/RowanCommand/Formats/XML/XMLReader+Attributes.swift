extension XMLReader {
  /// Reads the attributes of a start tag and its end.
  ///
  /// - Returns: whether the tag ends its element, too.
  mutating func readAttributes() throws(FormatError) -> Bool {
    var names: [Range<Int>] = []
    var seen: Set<[UInt8]> = []
    while true {
      let start = index
      skipSpace()
      guard index < bytes.count else { throw expected("'>' at the end of a tag") }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return false
      }
      if has("/>") {
        index += 2
        return true
      }
      guard XMLByte.nameLength(at: index, in: bytes) > 0 else { throw expected("an attribute, '>' or '/>'") }
      guard index > start else { throw expected("white space before an attribute") }
      let name = try readName("the name of an attribute")
      guard !isRepeated(name, names, &seen) else {
        throw error(at: name.lowerBound, "the element has the attribute '\(shown(name))' twice")
      }
      names.append(name)
      skipSpace()
      guard has("=") else { throw expected("'=' after the name of an attribute") }
      index += 1
      skipSpace()
      handler.attribute(name, try readAttributeValue())
    }
  }

  private mutating func readAttributeValue() throws(FormatError) -> Range<Int> {
    guard has("\"") || has("'") else { throw expected("a quote before the value of an attribute") }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        throw error(at: index, "'<' must be written as &lt; in the value of an attribute")
      case UInt8(ascii: "&"):
        try readReference()
      default:
        index += 1
      }
    }
    guard index < bytes.count else { throw expected("a quote after the value of an attribute") }
    index += 1
    return start..<index - 1
  }

  /// Whether a name stands among the ones before it; few are compared, many are looked up.
  private func isRepeated(_ name: Range<Int>, _ names: [Range<Int>], _ seen: inout Set<[UInt8]>) -> Bool {
    if names.count < 16 {
      return names.contains { $0.count == name.count && bytes[$0].elementsEqual(bytes[name]) }
    }
    if seen.isEmpty {
      seen = Set(names.map { Array(bytes[$0]) })
    }
    return !seen.insert(Array(bytes[name])).inserted
  }

  /// Reads a reference to a character or an entity.
  mutating func readReference() throws(FormatError) {
    let start = index
    index += 1
    if has("#") {
      guard let (_, end) = XMLText.character(at: start, in: bytes) else {
        throw error(at: start, "expected a reference to a character, such as &#233; or &#xE9;")
      }
      index = end
      return
    }
    let name = try readName("the name of an entity after '&'")
    guard has(";") else { throw expected("';' after the name of an entity") }
    index += 1
    guard hasDocumentType || XMLText.predefinedEntity(bytes[name]) != nil else {
      throw error(at: start, "the entity '&\(shown(name));' is not declared")
    }
  }
}
