/// What a key asks for.
public enum OutlineKeyAction<Item: Hashable>: Hashable {
  /// Nothing changes.
  case nothing
  /// The focus moves to a row; the selection stays.
  case focus(OutlineRow<Item>.Content)
  /// The focus moves to an item, and it alone becomes selected.
  case select(Item)
  /// The item, which has the focus, is selected if it is not, and the other way round.
  case toggleSelection(Item)
  /// The focus moves to a row; the visible items from the anchor of the selection to it become selected.
  case extendSelection(to: OutlineRow<Item>.Content)
  /// All visible items become selected.
  case selectAll
  /// The item expands.
  case expand(Item)
  /// The item collapses.
  case collapse(Item)
  /// All children of the item, or all roots for `nil`, expand.
  case expandChildren(of: Item?)
  /// The item does what it does by default.
  case activate(Item)
  /// Loading the item's children, or the roots for `nil`, is tried again.
  case retry(in: Item?)
  /// More of the item's children, or of the roots for `nil`, are loaded.
  case loadMore(in: Item?)
}

extension OutlineKeyAction: Sendable where Item: Sendable {}
