extension StyledRun {
  /// The text as far as it fits, with question marks for what a terminal library would measure otherwise.
  ///
  /// Drawing and painting have to agree on widths, or all that follows on the line is displaced. They do not
  /// where the system's library is older than an emoji, or where a terminal shows ASCII only.
  ///
  /// - Parameters:
  ///   - columns: The cells there are.
  ///   - cellWidth: The cells the library takes a scalar above ASCII for; `nil` if it cannot show it.
  func printable(columns: Int, cellWidth: (Unicode.Scalar) -> Int?) -> String {
    if width <= columns, text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var printable = ""
    var used = 0
    for scalar in text.unicodeScalars {
      let width = CellWidth.of(scalar)
      guard used + width <= columns else { break }
      used += width
      if scalar.isASCII || cellWidth(scalar) == width {
        printable.unicodeScalars.append(scalar)
      } else {
        printable += String(repeating: "?", count: width)
      }
    }
    return printable
  }
}
