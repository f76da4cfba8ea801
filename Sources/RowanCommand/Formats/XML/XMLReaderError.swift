import CLibXML2

/// The words for what libxml2 says is wrong.
enum XMLReaderError {
  /// libxml2's message in one line, with its place.
  ///
  /// - Parameters:
  ///   - error: what libxml2 says.
  ///   - hasElement: whether an element has begun before.
  ///   - isInElement: whether one has not ended yet.
  /// - Returns: the error.
  static func formatError(_ error: XMLParserError, hasElement: Bool, isInElement: Bool) -> FormatError {
    let column = error.column > 0 ? Int(error.column) : nil
    let position = error.line > 0 ? TextPosition(line: Int(error.line), column: column) : nil
    if let message = message(ofEnd: error.code, hasElement: hasElement, isInElement: isInElement) {
      return FormatError(.syntax, at: position, message)
    }
    var message: [UInt8] = []
    if let text = error.message {
      // Some messages have a second line, with bytes in hexadecimal digits, and all end with a line feed.
      message = Array(String(cString: text).utf8.prefix { $0 != UInt8(ascii: "\n") })
    }
    let shown = DisplayText.escaped(Array(message.prefix(limit)))
    return FormatError(
      encodingErrors.contains(error.code) ? .encoding : .syntax, at: position,
      message.count > limit ? shown + "…" : shown)
  }

  /// The longest message: names in it can be as long as the text.
  private static let limit = 200

  /// Encodings that are not known, and bytes that are not in the one they should be in.
  private static let encodingErrors: Set<Int32> = [31, 32, 81, 6003]

  /// Our own words where libxml2's are about something else: up to version 2.11, a text that ends too early has
  /// "extra content at the end".
  private static func message(ofEnd code: Int32, hasElement: Bool, isInElement: Bool) -> String? {
    let (documentEmpty, documentEnd, tagNotFinished) = (Int32(4), Int32(5), Int32(77))
    guard [documentEmpty, documentEnd, tagNotFinished].contains(code) else { return nil }
    if isInElement { return "the text ends within an element" }
    return hasElement ? "there must be nothing but comments after the first element" : "expected an element"
  }
}
