/// Which items of an outline are selected, and where the focus is.
///
/// A table knows its selection by row numbers. They name other items as soon as a row comes in above, and an
/// item whose row is hidden has none, so closing a folder loses what was selected in it. Here the selection is
/// of items, and an item is selected whether it has a row or not:
///
/// ```swift
/// var outline = Outline(["Fruit", "Bread"], children: { $0 == "Fruit" ? ["Apple", "Pear"] : [] })
/// var selection = OutlineSelection<String>(mode: .single)
/// outline.expand("Fruit")
/// selection.select("Pear", in: outline)                      // selected: ["Pear"]
/// outline.collapse("Fruit")
/// selection.itemsCollapsed(["Fruit"], in: outline)           // nothing: "Pear" stays selected
/// let change = selection.select("Bread", in: outline)
/// print(change.deselected)                                   // ["Pear"], though it is hidden
/// ```
///
/// The **focus** is where the keyboard or the screen reader is. It is no part of the selection: selecting moves
/// no focus, and moving the focus selects nothing. It is on a row, or nowhere, so it leaves an item whose row
/// goes. The **anchor** is where ranges begin: the item that was selected, added or toggled last.
///
/// A selection holds no outline. A command that needs one is given the one the table shows, which may be a
/// filtered or sorted projection; `outline` where a parameter is called so is the tree itself, with everything
/// in it. What happens to the outline is told to the selection: ``itemsCollapsed(_:in:)`` after rows were
/// hidden, ``settleFocus(in:of:)`` after a filter, ``itemsInserted(_:in:)`` after items came, and around
/// items that go an ``edit(deleting:in:shown:)``, which is taken before, and finished after:
///
/// ```swift
/// let edit = selection.edit(deleting: ["Fruit"], in: outline)
/// try outline.delete("Fruit")
/// selection.finish(edit, in: outline)
/// ```
///
/// Every command answers a ``SelectionChange``. Look-ups cost O(1), and so does a command for each item it
/// selects or deselects, with O(log n) where it looks at an outline of n items.
public struct OutlineSelection<Item: Hashable>: Equatable {
  @usableFromInline var selected: Set<Item> = []
  @usableFromInline var parked: Set<Item> = []
  @usableFromInline var currentMode: SelectionMode
  @usableFromInline var currentAnchor: Item?
  @usableFromInline var currentFocus: Item?

  /// Whether the selection of items that a collapse hides moves to the item that was collapsed.
  ///
  /// Without, it stays where it is, and is seen again when the item is expanded.
  public var followsCollapse: Bool

  /// What becomes of the selection of items that are no longer in the outline.
  public var goneItems: GoneItemPolicy {
    didSet { if goneItems == .purge { parked = [] } }
  }

  /// A selection of nothing.
  ///
  /// - Parameters:
  ///   - mode: How many items can be selected at once.
  ///   - followsCollapse: Whether the selection of items that a collapse hides moves to the collapsed item.
  ///   - goneItems: What becomes of the selection of items that are no longer in the outline.
  @inlinable
  public init(
    mode: SelectionMode = .multiple, followsCollapse: Bool = false, goneItems: GoneItemPolicy = .purge
  ) {
    currentMode = mode
    self.followsCollapse = followsCollapse
    self.goneItems = goneItems
  }
}

extension OutlineSelection: Sendable where Item: Sendable {}

// MARK: Questions

extension OutlineSelection {
  /// How many items can be selected at once.
  @inlinable public var mode: SelectionMode { currentMode }

  /// The selected items, shown or not.
  ///
  /// - Complexity: O(1)
  @inlinable public var selectedItems: Set<Item> { selected }

  /// The selected item; `nil` where none or several are.
  ///
  /// - Complexity: O(1)
  @inlinable public var selectedItem: Item? { selected.count == 1 ? selected.first : nil }

  /// Items that were selected when they went, and will be when they come back.
  ///
  /// - Complexity: O(1)
  @inlinable public var parkedItems: Set<Item> { parked }

  /// Where ranges begin: the item that was selected, added or toggled last, which may be hidden.
  @inlinable public var anchor: Item? { currentAnchor }

  /// The item the keyboard or the screen reader is at, which has a row; `nil` where none is.
  @inlinable public var focus: Item? { currentFocus }

  /// Whether an item is selected, shown or not.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func isSelected(_ item: Item) -> Bool {
    selected.contains(item)
  }

  /// The selected items that are in an outline, shown there or not, from top to bottom.
  ///
  /// - Complexity: O(s log n) for s selected items, or O(n) where that is less
  @inlinable
  public func selectedItems(in outline: Outline<Item>) -> [Item] {
    outline.inOrder(selected)
  }
}
