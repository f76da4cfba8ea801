import Foundation

/// Measured values as texts of a few digits.
enum Quantity {
  static func text(_ value: Double, _ unit: Work.Unit) -> String {
    switch unit {
    case .nanoseconds: nanoseconds(value)
    case .bytes: String(format: "%.1f MB", value / 1e6)
    }
  }

  static func nanoseconds(_ value: Double) -> String {
    switch value {
    case ..<1e3: String(format: value < 100 ? "%.1f ns" : "%.0f ns", value)
    case ..<1e6: String(format: value < 1e5 ? "%.2f µs" : "%.0f µs", value / 1e3)
    default: String(format: value < 1e8 ? "%.2f ms" : "%.0f ms", value / 1e6)
    }
  }

  /// Two significant digits, without an exponent.
  static func ratio(_ value: Double) -> String {
    guard value > 0 else { return "0" }
    let digits = max(0, 1 - Int(log10(value).rounded(.down)))
    return String(format: "%.\(digits)f", value)
  }

  /// A number as it was written, without an exponent.
  static func plain(_ value: Double) -> String {
    var text = String(format: "%.6f", value)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  static func size(_ size: Int) -> String {
    var digits = Array(String(size))
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: place)
      place -= 3
    }
    return String(digits)
  }
}
