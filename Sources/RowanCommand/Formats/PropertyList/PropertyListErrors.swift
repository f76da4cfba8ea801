import Foundation

/// The errors of Foundation's reader of property lists, in one line and with the line that they name.
enum PropertyListErrors {
  static func failure(_ error: any Error, _ bytes: [UInt8]) -> FormatError {
    let isXML = DocumentFormat.firstCharacter(of: bytes) == UInt8(ascii: "<")
    if isXML {
      // Where the list is not even XML, the reader of XML knows the place better.
      do throws(FormatError) {
        _ = try Document(xml: bytes)
      } catch {
        return error
      }
    }
    let information = (error as NSError).userInfo
    var description = information[NSDebugDescriptionErrorKey] as? String ?? ""
    if !isXML, let oldStyle = information["kCFPropertyListOldStyleParsingError"] {
      // Foundation tries the old style last, and keeps its error in a type that only describes itself.
      let text = "\(oldStyle)"
      if let start = text.range(of: "\(NSDebugDescriptionErrorKey)="), let end = text.lastIndex(of: "}"),
        start.upperBound <= end
      {
        description = String(text[start.upperBound..<end])
      }
    }
    let (message, line) = reworded(description)
    return FormatError(.syntax, at: line.map { TextPosition(line: $0) }, "not a property list: \(message)")
  }

  /// The description without the line that it names, and with a character in place of its code.
  static func reworded(_ description: String) -> (message: String, line: Int?) {
    var words = description.split(separator: " ").map(String.init)
    var line: Int?
    if let place = words.lastIndex(of: "line"), place > 0, ["at", "on"].contains(words[place - 1]),
      place + 1 < words.count
    {
      let digits = words[place + 1].prefix { $0.isASCII && $0.isNumber }
      line = Int(digits)
      words[place + 1].removeFirst(digits.count)
      let isFailing = place > 1 && words[place - 2] == "failing"
      words.removeSubrange(place - (isFailing ? 2 : 1)...place)
    }
    words = words.map { word in
      guard word.hasPrefix("'0x"), let code = UInt32(word.dropFirst(3).prefix { $0.isHexDigit }, radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return word }
      return "'\(scalar)'"
    }
    var message = words.joined(separator: " ")
    while let last = message.last, ",; ".contains(last) {
      message.removeLast()
    }
    let text = DisplayText.escaped(message.prefix(1).lowercased() + message.dropFirst())
    return (text.isEmpty ? "Foundation cannot read it" : text, line)
  }
}
