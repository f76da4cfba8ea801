extension JSONReader {
  /// The error that something else stands at the index.
  @inline(never)
  func expected(_ what: String) -> FormatError {
    if index < bytes.count, UTF8Text.scalarLength(at: index, in: bytes) == 0 {
      return notUTF8()
    }
    return error(.syntax, at: index, "expected \(what), found \(found)")
  }

  @inline(never)
  func notUTF8() -> FormatError {
    UTF8Text.error(at: index, in: bytes)
  }

  func refuseInvalidUTF8() throws(FormatError) {
    guard UTF8Text.scalarLength(at: index, in: bytes) == 0 else { return }
    throw notUTF8()
  }

  func error(_ kind: FormatError.Kind, at offset: Int, _ message: String) -> FormatError {
    FormatError(kind, at: TextPosition(offset: offset, in: bytes), message)
  }

  /// A text in UTF-16 or UTF-32 would only get errors that nobody can make sense of.
  func refuseOtherEncodings() throws(FormatError) {
    guard bytes.count >= 4 else { return }
    let hasByteOrderMark = bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0xFF && bytes[1] == 0xFE
    let hasEmptyBytes = bytes[0] == 0 && bytes[2] == 0 || bytes[1] == 0 && bytes[3] == 0
    guard hasByteOrderMark || hasEmptyBytes else { return }
    throw error(.encoding, at: 0, "the text seems to be in UTF-16 or UTF-32, and JSON is written in UTF-8")
  }

  /// What stands at the index, in words: a character, a word, or the end.
  var found: String {
    let isWord = index < bytes.count && ASCIIByte.isLetter(bytes[index])
    return UTF8Text.found(at: index, in: bytes) { isWord && ASCIIByte.isLetterOrDigit($0) }
  }
}
