/// What a piece of text on a terminal line is, which decides how it looks.
///
/// Drawing only says what something is; ``TerminalScreen`` alone knows bold and reverse video, so that a
/// terminal without colours or without bold needs no other drawing.
public enum CellStyle: Hashable, Sendable, CaseIterable {
  /// The title of an item.
  case normal
  /// The title of an item that holds others.
  case parent
  /// The title of an item that stands for another one.
  case link
  /// What stands behind the scenes: guide lines and details.
  case dim
  /// A disclosure sign, or a sign that something is cut off.
  case sign
  /// The text of a placeholder.
  case placeholder
  /// What went wrong.
  case failure
  /// A mark that is set.
  case mark
  /// The part of a title that was searched for.
  case match
  /// The status line.
  case status
}
