/// What can be selected in a controller, and what becomes of the selection when its items are hidden or go.
public struct SelectionOptions: Hashable, Sendable {
  /// How many items can be selected at once.
  public var mode = SelectionMode.multiple
  /// Whether the selection of items that a collapse hides moves to the item that was collapsed.
  public var followsCollapse = false
  /// What becomes of the selection of items that are no longer in the tree.
  public var goneItems = GoneItemPolicy.purge

  /// Any number of items, selected until they go.
  public init() {}
}
