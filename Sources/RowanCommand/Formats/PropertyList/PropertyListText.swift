import Foundation

/// How the values of a property list are shown that have no text of their own.
enum PropertyListText {
  /// A number of seconds since 2001 as a date in ISO 8601, or, where a calendar makes no sense, as it is.
  static func date(_ seconds: Double) -> String {
    let tenThousandYears = 10_000 * 366 * 86_400.0
    guard abs(seconds) < tenThousandYears else { return "\(seconds) s after 2001-01-01T00:00:00Z" }
    let hasFraction = seconds != seconds.rounded(.down)
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
  }

  /// The length of data and its first bytes.
  static func data(_ data: some Collection<UInt8>) -> String {
    let shown = 16
    let digits = Array("0123456789abcdef")
    let start = data.prefix(shown).map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
    let count = data.count == 1 ? "1 byte" : "\(data.count) bytes"
    return data.isEmpty ? count : "\(count): \(start)\(data.count > shown ? "…" : "")"
  }
}
