// MARK: Inserting

extension Outline {
  /// Appends items behind the children of a parent, or behind the roots for `nil`.
  ///
  /// Below a collapsed parent no row changes. A leaf becomes a parent, and is closed.
  ///
  /// - Parameters:
  ///   - items: The items, which come as leaves.
  ///   - parent: The parent.
  /// - Returns: The change of the rows.
  /// - Throws: `.unknownItem` for a parent that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n + k) for k items
  @inlinable
  @discardableResult
  public mutating func append(
    _ items: [Item], to parent: Item? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    try insert(items, at: opening(at: nil, in: parent))
  }

  /// Appends an item behind the children of a parent, or behind the roots for `nil`.
  ///
  /// - Throws: `.unknownItem` for a parent that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  public mutating func append(
    _ item: Item, to parent: Item? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    try insert(item, at: opening(at: nil, in: parent))
  }

  /// Appends a whole outline behind the children of a parent, or behind the roots for `nil`.
  ///
  /// What is expanded in it is expanded here. A placeholder on its roots' level stays behind.
  ///
  /// - Throws: `.unknownItem` for a parent that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n + k) for k items
  @inlinable
  @discardableResult
  public mutating func append(
    _ outline: Outline, to parent: Item? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    try insert(outline, at: opening(at: nil, in: parent))
  }

  /// Inserts items among the children of a parent, or among the roots for `nil`.
  ///
  /// - Parameters:
  ///   - items: The items, which come as leaves.
  ///   - index: How many children come before them, from 0 to their number.
  ///   - parent: The parent.
  /// - Returns: The change of the rows.
  /// - Throws: `.unknownItem` for a parent that is not there, `.duplicate` for an item that is,
  ///   `.indexOutOfRange`.
  /// - Complexity: O(log n + k) for k items
  @inlinable
  @discardableResult
  public mutating func insert(
    _ items: [Item], at index: Int, in parent: Item? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    try insert(items, at: opening(at: index, in: parent))
  }

  /// Inserts an item among the children of a parent, or among the roots for `nil`.
  ///
  /// - Throws: `.unknownItem` for a parent that is not there, `.duplicate` for an item that is,
  ///   `.indexOutOfRange`.
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  public mutating func insert(
    _ item: Item, at index: Int, in parent: Item? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    try insert(item, at: opening(at: index, in: parent))
  }

  /// Inserts a whole outline among the children of a parent, or among the roots for `nil`.
  ///
  /// What is expanded in it is expanded here. A placeholder on its roots' level stays behind.
  ///
  /// - Throws: `.unknownItem` for a parent that is not there, `.duplicate` for an item that is,
  ///   `.indexOutOfRange`.
  /// - Complexity: O(log n + k) for k items
  @inlinable
  @discardableResult
  public mutating func insert(
    _ outline: Outline, at index: Int, in parent: Item? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    try insert(outline, at: opening(at: index, in: parent))
  }

  /// Inserts items before another item, as its siblings.
  ///
  /// - Throws: `.unknownItem` for a sibling that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n + k) for k items
  @inlinable
  @discardableResult
  public mutating func insert(
    _ items: [Item], before sibling: Item
  ) throws(OutlineError<Item>) -> RowChanges {
    try insert(items, at: tour.pointee.opening(before: require(sibling)))
  }

  /// Inserts an item before another item, as its sibling.
  ///
  /// - Throws: `.unknownItem` for a sibling that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Item, before sibling: Item) throws(OutlineError<Item>) -> RowChanges {
    try insert(item, at: tour.pointee.opening(before: require(sibling)))
  }

  /// Inserts items behind another item and what is below it, as its siblings.
  ///
  /// - Throws: `.unknownItem` for a sibling that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n + k) for k items
  @inlinable
  @discardableResult
  public mutating func insert(
    _ items: [Item], after sibling: Item
  ) throws(OutlineError<Item>) -> RowChanges {
    try insert(items, at: tour.pointee.opening(after: require(sibling)))
  }

  /// Inserts an item behind another item and what is below it, as its sibling.
  ///
  /// - Throws: `.unknownItem` for a sibling that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Item, after sibling: Item) throws(OutlineError<Item>) -> RowChanges {
    try insert(item, at: tour.pointee.opening(after: require(sibling)))
  }
}

// MARK: Deleting

extension Outline {
  /// Deletes items with everything below them.
  ///
  /// A parent that loses its last child is closed, and becomes a leaf unless it was said to be a parent.
  ///
  /// - Parameter items: The items; one below another, or named twice, goes once.
  /// - Returns: The change of the rows.
  /// - Throws: `.unknownItem`, and then nothing is deleted.
  /// - Complexity: O(k log n + m) for k items with m items below
  @inlinable
  @discardableResult
  public mutating func delete(_ items: [Item]) throws(OutlineError<Item>) -> RowChanges {
    var handles: [Int32] = []
    handles.reserveCapacity(items.count)
    for item in items { handles.append(try require(item)) }
    let table = uniqueTable()
    return changing { $0.delete(handles) { table.pointee.remove($0) } }
  }

  /// Deletes an item with everything below it.
  ///
  /// - Throws: `.unknownItem`, and then nothing is deleted.
  /// - Complexity: O(log n + m) for m items below
  @inlinable
  @discardableResult
  public mutating func delete(_ item: Item) throws(OutlineError<Item>) -> RowChanges {
    let handle = try require(item)
    let table = uniqueTable()
    return changing { $0.delete(handle) { table.pointee.remove($0) } }
  }

  /// Deletes everything, placeholders included.
  ///
  /// - Complexity: O(n)
  @inlinable
  @discardableResult
  public mutating func deleteAll() -> RowChanges {
    let count = tour.pointee.rowCount
    itemBox = ItemBox()
    tourBox = TourDraft(handleCapacity: 0, like: tourBox).finished()
    return RowChanges(removingAll: count)
  }
}

// MARK: Content

extension Outline {
  /// Takes over the content of items that equal ones in the outline, and has their rows refreshed.
  ///
  /// - Parameter items: The items; those not there are passed over.
  /// - Returns: The rows to refresh.
  /// - Complexity: O(k log n) for k items
  @inlinable
  @discardableResult
  public mutating func refresh(_ items: [Item]) -> RowChanges {
    let table = uniqueTable()
    var rows: [Int] = []
    for item in items {
      guard let handle = knownHandle(of: item) else { continue }
      table.pointee.items[Int(handle)] = item
      if let row = tour.pointee.row(of: handle) { rows.append(row) }
    }
    return RowChanges(refreshing: rows, of: tour.pointee.rowCount)
  }

  /// Takes over the content of an item that equals one in the outline, and has its row refreshed.
  ///
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  public mutating func refresh(_ item: Item) -> RowChanges {
    refresh([item])
  }
}

// MARK: What edits share

extension Outline {
  @inlinable
  func require(_ item: Item) throws(OutlineError<Item>) -> Int32 {
    guard let handle = knownHandle(of: item) else { throw .unknownItem(item) }
    return handle
  }

  @inlinable
  func requireParent(_ parent: Item?) throws(OutlineError<Item>) -> Int32 {
    guard let parent else { return Tour.none }
    return try require(parent)
  }

  /// Where children of a parent come in with `index` others before them, or behind all for `nil`.
  @inlinable
  func opening(at index: Int?, in parent: Item?) throws(OutlineError<Item>) -> TourOpening {
    let handle = try requireParent(parent)
    let opening = tour.pointee.opening(under: handle, at: index ?? .max)
    guard let index, opening.index != index else { return opening }
    throw .indexOutOfRange(index, count: tour.pointee.childCount(of: handle))
  }

  @inlinable
  mutating func insert(
    _ item: Item, at opening: TourOpening
  ) throws(OutlineError<Item>) -> RowChanges {
    let table = uniqueTable()
    let (isNew, handle) = table.pointee.insert(item)
    if !isNew {
      guard !tour.pointee.contains(handle) else { throw .duplicate(item, existing: path(of: handle)) }
      table.pointee.items[Int(handle)] = item
    }
    return changing { $0.insert(EntryWord(handle: handle), at: opening) }
  }

  @inlinable
  mutating func insert(
    _ items: [Item], at opening: TourOpening
  ) throws(OutlineError<Item>) -> RowChanges {
    var arrivals = Arrivals(uniqueTable())
    var list = PreorderList()
    list.reserveCapacity(items.count)
    for item in items {
      guard let handle = arrivals.add(item, unlessIn: tour.pointee) else {
        let first = firstPlace(of: item, among: items, at: opening)
        arrivals.takeBack()
        throw .duplicate(item, existing: first)
      }
      list.append(EntryWord(handle: handle), depth: 0)
    }
    return changing { $0.insert(list, at: opening) }
  }

  @inlinable
  mutating func insert(
    _ outline: Outline, at opening: TourOpening
  ) throws(OutlineError<Item>) -> RowChanges {
    var arrivals = Arrivals(uniqueTable())
    var list = PreorderList()
    list.reserveCapacity(outline.count)
    var walker = TourEntryWalker(outline.tour)
    while let entry = walker.next() {
      var word = entry.word
      if word.isPlaceholder {
        // One for the roots says nothing of the parent that they come below.
        if entry.level == 0 { continue }
      } else {
        let item = outline.item(word.handle)
        guard let handle = arrivals.add(item, unlessIn: tour.pointee) else {
          arrivals.takeBack()
          throw .duplicate(item, existing: path(of: item) ?? [])
        }
        word.handle = handle
      }
      list.append(word, depth: entry.level)
    }
    return changing { $0.insert(list, at: opening) }
  }

  /// Where an item is, or where the first of several equal ones among `items` would come.
  @inlinable
  func firstPlace(of item: Item, among items: [Item], at opening: TourOpening) -> [Int] {
    if contains(item) { return path(of: item) ?? [] }
    let parentPath = opening.parent == Tour.none ? [] : path(of: opening.parent)
    return parentPath + [opening.index + (items.firstIndex(of: item) ?? 0)]
  }
}
