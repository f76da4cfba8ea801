import Foundation

/// How the values of a property list are shown that have no text of their own.
enum PropertyListText {
  static func scalar(_ value: Any) -> (kind: NodeKind, text: String) {
    switch value {
    case let text as String: (.string, text)
    case let number as NSNumber: scalar(number)
    case let date as Date: (.date, self.date(date))
    case let data as Data: (.data, self.data(data))
    case is NSNull: (.null, "null")
    default: uid(value).map { (.uid, $0) } ?? (.string, "\(type(of: value))")
    }
  }

  private static func scalar(_ number: NSNumber) -> (kind: NodeKind, text: String) {
    switch String(cString: number.objCType) {
    case "c": (.bool, number.boolValue ? "true" : "false")
    case "d": (.number, "\(number.doubleValue)")
    case "f": (.number, "\(number.floatValue)")
    default: (.number, number.stringValue)
    }
  }

  /// The date in ISO 8601, or, where a calendar makes no sense, in seconds.
  static func date(_ date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let tenThousandYears = 10_000 * 366 * 86_400.0
    guard abs(seconds) < tenThousandYears else { return "\(seconds) s after 2001-01-01T00:00:00Z" }
    let hasFraction = seconds != seconds.rounded(.down)
    return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
  }

  /// The length of the data and its first bytes.
  static func data(_ data: Data) -> String {
    let shown = 16
    let digits = Array("0123456789abcdef")
    let start = data.prefix(shown).map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
    let count = data.count == 1 ? "1 byte" : "\(data.count) bytes"
    return data.isEmpty ? count : "\(count): \(start)\(data.count > shown ? "…" : "")"
  }

  /// The number of a reference within a keyed archive.
  ///
  /// Its type is not public; written as XML it is a dictionary with one number.
  private static func uid(_ value: Any) -> String? {
    guard let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0),
      let text = String(data: data, encoding: .utf8), text.contains("CF$UID"),
      let start = text.range(of: "<integer>"), let end = text.range(of: "</integer>")
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
