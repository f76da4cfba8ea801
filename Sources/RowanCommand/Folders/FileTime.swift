import Foundation

/// When a file was changed, as file systems keep it.
struct FileTime: Comparable, Sendable {
  /// Since the beginning of 1970 in UTC.
  var seconds: Int64
  var nanoseconds: Int32

  static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }

  /// The time in ISO 8601, in UTC and whole seconds: `2025-01-31T12:00:00Z`.
  ///
  /// - Returns: nothing for times that no calendar can tell, which a file system may hold.
  var text: String? {
    var time = time_t(seconds)
    var parts = tm()
    guard gmtime_r(&time, &parts) != nil else { return nil }
    func digits(_ value: Int32, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    let date = [digits(parts.tm_year + 1900, 4), digits(parts.tm_mon + 1, 2), digits(parts.tm_mday, 2)]
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits($0, 2) }
    return "\(date.joined(separator: "-"))T\(clock.joined(separator: ":"))Z"
  }
}
