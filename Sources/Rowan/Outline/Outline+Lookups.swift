// MARK: Items

extension Outline {
  /// The number of items, shown or not; placeholders are not counted.
  ///
  /// - Complexity: O(1)
  @inlinable public var count: Int { tour.pointee.itemCount }

  /// Whether there is no item.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// Whether an item is in the outline, shown or not.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func contains(_ item: Item) -> Bool {
    handle(of: item) != Tour.none
  }

  /// The item the outline holds that equals another one: the same identity, with the content it came with.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func storedItem(_ item: Item) -> Item? {
    itemIfAny(handle(of: item))
  }

  /// The items without a parent, in order.
  ///
  /// - Complexity: O(k log n) for k roots
  @inlinable public var rootItems: [Item] { children(of: nil) }

  /// The items in the rows, top to bottom, without placeholders.
  ///
  /// - Complexity: O(r) for r rows
  @inlinable public var visibleItems: [Item] { rows.compactMap { $0.item } }
}

// MARK: Relatives

extension Outline {
  /// The parent of an item; `nil` for a root and for an item that is not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func parent(of item: Item) -> Item? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : itemIfAny(tour.pointee.parent(of: handle))
  }

  /// The ancestors of an item, its parent first; none for a root and for an item that is not there.
  ///
  /// - Complexity: O(d log n) for d ancestors
  @inlinable
  public func ancestors(of item: Item) -> [Item] {
    var ancestors: [Item] = []
    var handle = handle(of: item)
    guard handle != Tour.none else { return [] }
    handle = tour.pointee.parent(of: handle)
    while handle != Tour.none {
      ancestors.append(self.item(handle))
      handle = tour.pointee.parent(of: handle)
    }
    return ancestors
  }

  /// The ancestor of an item at a level; the item itself at its own level, `nil` at a deeper one and for an
  /// item that is not there.
  ///
  /// - Complexity: O(log n), however far up it is
  @inlinable
  public func ancestor(of item: Item, atLevel level: Int) -> Item? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : itemIfAny(tour.pointee.ancestor(of: handle, atLevel: level))
  }

  /// The children of an item, or the roots for `nil`, in order; none for an item that is not there.
  ///
  /// - Complexity: O(k log n) for k children
  @inlinable
  public func children(of parent: Item?) -> [Item] {
    guard let handle = handle(ofParent: parent) else { return [] }
    var children: [Item] = []
    var child = tour.pointee.child(at: 0, of: handle)
    while child != Tour.none {
      children.append(item(child))
      child = tour.pointee.nextSibling(of: child)
    }
    return children
  }

  /// The number of children of an item, or of roots for `nil`; 0 for an item that is not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func childCount(of parent: Item?) -> Int {
    handle(ofParent: parent).map { tour.pointee.childCount(of: $0) } ?? 0
  }

  /// The child of an item, or the root for `nil`, with `index` siblings before it.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func child(at index: Int, of parent: Item?) -> Item? {
    handle(ofParent: parent).flatMap { itemIfAny(tour.pointee.child(at: index, of: $0)) }
  }

  /// The children of the item's parent, the item among them; none for an item that is not there.
  ///
  /// - Complexity: O(k log n) for k siblings
  @inlinable
  public func siblings(of item: Item) -> [Item] {
    contains(item) ? children(of: parent(of: item)) : []
  }

  /// The sibling before an item.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func previousSibling(of item: Item) -> Item? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : itemIfAny(tour.pointee.previousSibling(of: handle))
  }

  /// The sibling behind an item.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func nextSibling(of item: Item) -> Item? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : itemIfAny(tour.pointee.nextSibling(of: handle))
  }

  /// How many siblings come before an item, and how many children its parent has, the item counted.
  ///
  /// What is read as "2 of 5" is `(1, 5)`. Placeholders do not count.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func positionAmongSiblings(of item: Item) -> (index: Int, count: Int)? {
    let handle = handle(of: item)
    guard handle != Tour.none else { return nil }
    let siblings = tour.pointee.siblings(of: handle)
    return (siblings.before, siblings.before + siblings.after + 1)
  }

  /// How many ancestors an item has: 0 for a root.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func level(of item: Item) -> Int? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : tour.pointee.level(of: handle)
  }

  /// Whether an item is somewhere below another one.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func isDescendant(_ item: Item, of ancestor: Item) -> Bool {
    let (handle, ancestor) = (handle(of: item), handle(of: ancestor))
    return handle != Tour.none && ancestor != Tour.none && tour.pointee.isDescendant(handle, of: ancestor)
  }

  /// The number of items below an item, shown or not; 0 for one that is not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func descendantCount(of item: Item) -> Int {
    let handle = handle(of: item)
    return handle == Tour.none ? 0 : tour.pointee.descendantCount(of: handle)
  }
}

// MARK: Paths

extension Outline {
  /// The child indices that lead from the roots to an item: `[1, 0, 2]` is the third child of the first child
  /// of the second root.
  ///
  /// - Complexity: O(d log n) for d ancestors
  @inlinable
  public func path(of item: Item) -> [Int]? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : path(of: handle)
  }

  @inlinable
  func path(of handle: Int32) -> [Int] {
    var path: [Int] = []
    var handle = handle
    while handle != Tour.none {
      path.append(tour.pointee.siblings(of: handle).before)
      handle = tour.pointee.parent(of: handle)
    }
    path.reverse()
    return path
  }

  /// The item a path leads to; `nil` for the empty path and one that leads nowhere.
  ///
  /// - Complexity: O(d log n) for d indices
  @inlinable
  public func item(atPath path: some Sequence<Int>) -> Item? {
    var handle = Tour.none
    for index in path {
      handle = tour.pointee.child(at: index, of: handle)
      if handle == Tour.none { return nil }
    }
    return itemIfAny(handle)
  }
}

// MARK: Rows

extension Outline {
  /// The row of an item; `nil` when an ancestor is collapsed, and for an item that is not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func row(of item: Item) -> Int? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : tour.pointee.row(of: handle)
  }

  /// The row of what stands behind the children of an item, or behind the roots for `nil`, if that is shown.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func row(ofPlaceholderIn parent: Item?) -> Int? {
    handle(ofParent: parent).flatMap { tour.pointee.placeholderRow(of: $0) }
  }

  /// The item in a row; `nil` for a placeholder, and for a row out of range.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func item(atRow row: Int) -> Item? {
    guard row >= 0, row < tour.pointee.rowCount else { return nil }
    let word = tour.pointee.word(atRow: row)
    return word.isPlaceholder ? nil : item(word.handle)
  }

  /// The rows of everything shown below an item, placeholders included; `nil` when the item itself is not
  /// shown, or not there.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func rowsBelow(_ item: Item) -> Range<Int>? {
    let handle = handle(of: item)
    guard handle != Tour.none, let rows = tour.pointee.rows(of: handle) else { return nil }
    return rows.lowerBound + 1..<rows.upperBound
  }

  /// Whether an item is a row: it is there, and no ancestor is collapsed.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func isVisible(_ item: Item) -> Bool {
    let handle = handle(of: item)
    return handle != Tour.none && tour.pointee.isVisible(handle)
  }

  /// The item itself when it is shown, else the ancestor that hides it: the collapsed one that is a row.
  ///
  /// - Complexity: O(log n)
  @inlinable
  public func nearestVisible(to item: Item) -> Item? {
    let handle = handle(of: item)
    return handle == Tour.none ? nil : self.item(tour.pointee.nearestVisible(to: handle))
  }
}
