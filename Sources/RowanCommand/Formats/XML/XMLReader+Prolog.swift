extension XMLReader {
  /// Reads the declaration at the very start, if there is one: `<?xml version="1.0" …?>`.
  mutating func readDeclaration() throws(FormatError) {
    guard has("<?xml"), index + 5 < bytes.count, XMLByte.nameLength(at: index + 2, in: bytes) == 3 else {
      return
    }
    index += 5
    guard let version = try readDeclaration("version") else {
      throw expected("version= in the XML declaration")
    }
    guard bytes[version].starts(with: "1.".utf8), version.count > 2,
      bytes[version].dropFirst(2).allSatisfy(ASCIIByte.isDigit)
    else { throw error(at: version.lowerBound, "expected a version 1.0 of XML, found '\(shown(version))'") }
    // The encoding was read before the text was.
    _ = try readDeclaration("encoding")
    if let standalone = try readDeclaration("standalone") {
      let value = bytes[standalone]
      guard value.elementsEqual("yes".utf8) || value.elementsEqual("no".utf8) else {
        throw error(at: standalone.lowerBound, "expected yes or no, found '\(shown(standalone))'")
      }
    }
    skipSpace()
    guard has("?>") else { throw expected("'?>' after the XML declaration") }
    index += 2
  }

  /// Reads one part of the declaration.
  ///
  /// - Returns: what stands between its quotes; nothing when another part comes next.
  private mutating func readDeclaration(_ name: StaticString) throws(FormatError) -> Range<Int>? {
    let start = index
    skipSpace()
    guard index > start, has(name) else {
      index = start
      return nil
    }
    index += name.utf8CodeUnitCount
    skipSpace()
    guard has("=") else { throw expected("'=' after \(name)") }
    index += 1
    skipSpace()
    guard has("\"") || has("'") else { throw expected("a quote after \(name)=") }
    let quote = bytes[index]
    index += 1
    guard let end = bytes[index...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") }),
      bytes[end] == quote
    else { throw error(at: index - 1, "the value of \(name) has no quote at its end") }
    defer { index = end + 1 }
    return index..<end
  }

  /// Reads the type of the document, with the declarations in its brackets, of which none is followed.
  mutating func readDocumentType() throws(FormatError) {
    let start = index
    guard !hasElement, !hasDocumentType else {
      throw error(at: start, "a document type must stand once, before the first element")
    }
    hasDocumentType = true
    let word = start + 2..<start + "<!DOCTYPE".utf8.count
    index = word.upperBound
    skipSpace()
    guard index > word.upperBound else { throw expected("white space after <!DOCTYPE") }
    let content = index
    _ = try readName("the name of an element after <!DOCTYPE")
    guard let end = XMLText.documentTypeEnd(from: index, in: bytes) else {
      throw error(at: start, "the document type has no '>' at its end")
    }
    handler.documentType(word, content..<end)
    index = end + 1
  }

  mutating func readProcessingInstruction() throws(FormatError) {
    let start = index
    index += 2
    let target = try readName("a name after '<?'")
    if target.count == 3, String(decoding: bytes[target], as: UTF8.self).lowercased() == "xml" {
      throw error(at: start, "an XML declaration may only stand at the very start of the text")
    }
    skipSpace()
    guard let end = find("?>") else {
      index = bytes.count
      throw expected("'?>' after a processing instruction")
    }
    guard index > target.upperBound || end == index else {
      throw expected("white space after the name of a processing instruction")
    }
    handler.processingInstruction(target, index..<end)
    index = end + 2
  }
}
