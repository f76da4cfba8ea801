/// Reads property lists into a document, in each of their three forms.
///
/// The form in XML goes through the same reader as any XML. The binary and the old form have readers of their own
/// because Foundation's, measured on Linux, loses the order of the keys and stops at 512 levels, writes lines of
/// its own to standard error, tries forever to read a small binary list that repeats its parts, and can stop the
/// program at a binary list that holds a set.
extension Document {
  /// Reads a property list: in XML, binary, or in the old style, of which string files are a part.
  ///
  /// Keys keep their order. Numbers and dates in XML are shown as they are written.
  init(propertyList bytes: [UInt8]) throws(FormatError) {
    guard !bytes.isEmpty else {
      throw FormatError(
        .syntax, at: TextPosition(line: 1, column: 1), "expected a property list, found nothing")
    }
    if bytes.starts(with: "bplist".utf8) {
      self = try BinaryPropertyListReader.read(bytes)
    } else if Self.isXML(bytes) {
      self = try XMLPropertyListHandler.read(bytes)
    } else {
      self = try OldStylePropertyListReader.read(bytes)
    }
  }

  /// Whether a list begins with a mark of XML; the old style has data in `<` and `>`, in hexadecimal digits.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "<")),
      DocumentFormat.firstCharacter(of: bytes) == UInt8(ascii: "<")
    else { return false }
    let content = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: ">") }
    return !content.allSatisfy { ASCIIByte.hexadecimalValue($0) != nil || $0 == 0 || ASCIIByte.isSpace($0) }
  }
}
