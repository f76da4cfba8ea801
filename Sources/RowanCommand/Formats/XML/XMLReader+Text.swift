extension XMLReader {
  /// Reads the name at the index.
  @inline(__always)
  mutating func readName(_ what: StaticString) throws(FormatError) -> Range<Int> {
    let length = XMLByte.nameLength(at: index, in: bytes)
    guard length > 0 else { throw expected("\(what)") }
    index += length
    return index - length..<index
  }

  @inline(__always)
  mutating func skipSpace() {
    while index < bytes.count, XMLByte.isSpace(bytes[index]) {
      index += 1
    }
  }

  /// Whether a mark stands at the index.
  @inline(__always)
  func has(_ mark: StaticString) -> Bool {
    ByteMark.has(mark, at: index, in: bytes)
  }

  /// Where a mark stands at or after the index.
  func find(_ mark: StaticString) -> Int? {
    ByteMark.find(mark, from: index, in: bytes)
  }

  /// The error that something else stands at the index.
  @inline(never)
  func expected(_ what: String) -> FormatError {
    error(at: index, "expected \(what), found \(UTF8Text.found(at: index, in: bytes))")
  }

  @inline(never)
  func error(at offset: Int, _ message: String) -> FormatError {
    FormatError(.syntax, at: position(offset), message)
  }

  func position(_ offset: Int) -> TextPosition {
    TextPosition(offset: offset, in: bytes)
  }

  /// A part of the text as an error may show it.
  func shown(_ range: Range<Int>) -> String {
    let limit = 64
    let text = DisplayText.escaped(Array(bytes[range].prefix(limit)))
    return range.count > limit ? text + "…" : text
  }
}
