/// A piece of a terminal line in one style.
public struct StyledRun: Hashable, Sendable {
  /// Printable characters only.
  public fileprivate(set) var text: String
  /// The cells the text takes.
  public fileprivate(set) var width: Int
  /// What it is.
  public let style: CellStyle
}

/// A line of a terminal: runs of styled text, from the first column on.
///
/// The only way to text in a line is ``append(_:style:columns:ellipsis:)``, which takes no character apart and
/// lets no control character through. So what a line holds can be sent to a terminal as it is.
public struct StyledLine: Hashable, Sendable {
  /// The runs, left to right; two neighbours differ in style.
  public private(set) var runs: [StyledRun] = []
  /// The cells all runs take.
  public private(set) var width = 0
  /// Whether the line is the selected one, which is marked over its whole width, whatever its runs are.
  public let isSelected: Bool

  /// An empty line.
  public init(isSelected: Bool = false) {
    self.isSelected = isSelected
  }

  /// The line's text.
  public var text: String { runs.map(\.text).joined() }

  /// Appends as much of a text as fits.
  ///
  /// - Parameters:
  ///   - text: The text; what must not reach a terminal is replaced.
  ///   - style: What it is.
  ///   - columns: The cells it may take.
  ///   - ellipsis: What stands at the end of a text that is cut.
  public mutating func append(_ text: String, style: CellStyle, columns: Int, ellipsis: String = "") {
    append(CellText(text, columns: columns, ellipsis: ellipsis)) { _ in style }
  }

  mutating func append(_ text: CellText, style: (CellUnit) -> CellStyle) {
    for unit in text.units { append(unit.text, width: unit.width, style: style(unit)) }
  }

  /// Appends blanks until the line is `columns` wide.
  mutating func pad(to columns: Int, style: CellStyle) {
    let blanks = columns - width
    if blanks > 0 { append(String(repeating: " ", count: blanks), width: blanks, style: style) }
  }

  private mutating func append(_ text: String, width: Int, style: CellStyle) {
    self.width += width
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
      runs[last].width += width
    } else {
      runs.append(StyledRun(text: text, width: width, style: style))
    }
  }
}
