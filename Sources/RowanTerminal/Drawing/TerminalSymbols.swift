import Rowan

/// The signs that drawing uses beside the items' own texts.
///
/// Guide lines and cut signs fill a slot of two cells, disclosure signs have two cells with the gap behind them;
/// what is wider is cut, and what is narrower is filled with blanks.
public struct TerminalSymbols: Sendable {
  /// The guide line of an ancestor that has siblings to come.
  public var passing: String
  /// The guide line to an item that has siblings to come.
  public var branch: String
  /// The guide line to a last sibling.
  public var last: String
  /// The sign of an item that is collapsed.
  public var collapsed: String
  /// The sign of an item that is expanded.
  public var expanded: String
  /// What leads from a guide line to a leaf.
  public var leaf: String
  /// Levels are scrolled away to the left.
  public var cutLeft: String
  /// The row is deeper than there is room to show.
  public var deeper: String
  /// The text is cut.
  public var ellipsis: String
  /// An item that is not marked.
  public var unchecked = "[ ]"
  /// An item of which only some is marked.
  public var mixed = "[-]"
  /// An item that is marked.
  public var checked = "[x]"

  func check(_ state: CheckState) -> String {
    switch state {
    case .off: unchecked
    case .mixed: mixed
    case .on: checked
    }
  }

  /// Signs for terminals that show Unicode.
  public static let unicode = TerminalSymbols(
    passing: "│", branch: "├─", last: "└─", collapsed: "▸", expanded: "▾", leaf: "─", cutLeft: "«",
    deeper: "»", ellipsis: "…")

  /// Signs for terminals that show ASCII only.
  public static let ascii = TerminalSymbols(
    passing: "|", branch: "|-", last: "`-", collapsed: ">", expanded: "v", leaf: "-", cutLeft: "<<",
    deeper: ">>", ellipsis: "~")
}
