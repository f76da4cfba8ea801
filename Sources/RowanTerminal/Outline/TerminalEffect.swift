import Rowan

/// What a command did, for those who have to do something about it.
public enum TerminalEffect<Item: Hashable>: Hashable {
  /// At most the focus, or what is expanded in many places, has changed.
  case none
  /// An item was expanded: the moment to load its children.
  case expanded(Item)
  /// An item was collapsed.
  case collapsed(Item)
  /// A leaf was chosen, or a placeholder: the moment to load more, or to try again.
  case chosen(OutlineRow<Item>.Content)
  /// The screen is to be painted anew.
  case redraw
  /// It is over.
  case quit
}

extension TerminalEffect: Sendable where Item: Sendable {}
