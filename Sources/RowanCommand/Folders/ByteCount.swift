/// How much a file holds, in few characters: `912`, `4.2k`, `37M`.
enum ByteCount {
  private static let units = ["", "k", "M", "G", "T", "P", "E"]

  /// The number of bytes, from a thousand on in the decimal unit that leaves one to three digits before the point.
  static func text(_ bytes: Int64) -> String {
    // In tenths, so that nothing is lost to rounding twice.
    var tenths = Double(max(bytes, 0)) * 10
    var unit = 0
    while tenths.rounded() >= 10_000, unit < units.count - 1 {
      tenths /= 1_000
      unit += 1
    }
    if unit == 0 { return String(bytes) }
    if tenths.rounded() < 100 { return "\(Double(Int(tenths.rounded())) / 10)\(units[unit])" }
    let whole = Int((tenths / 10).rounded())
    return whole >= 1_000 && unit < units.count - 1 ? "1.0\(units[unit + 1])" : "\(whole)\(units[unit])"
  }
}
