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
    let handle = try requireParent(parent)
    return try insert(items, under: handle, at: tour.pointee.childCount(of: handle))
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
    let handle = try requireParent(parent)
    return try insert(item, under: handle, at: tour.pointee.childCount(of: handle))
  }

  /// Appends a whole outline behind the children of a parent, or behind the roots for `nil`.
  ///
  /// What is expanded in it is expanded here.
  ///
  /// - Throws: `.unknownItem` for a parent that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n + k) for k items
  @inlinable
  @discardableResult
  public mutating func append(
    _ outline: Outline, to parent: Item? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    let handle = try requireParent(parent)
    return try insert(outline, under: handle, at: tour.pointee.childCount(of: handle))
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
    let handle = try requireParent(parent)
    try requireIndex(index, under: handle)
    return try insert(items, under: handle, at: index)
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
    let handle = try requireParent(parent)
    try requireIndex(index, under: handle)
    return try insert(item, under: handle, at: index)
  }

  /// Inserts a whole outline among the children of a parent, or among the roots for `nil`.
  ///
  /// - Throws: `.unknownItem` for a parent that is not there, `.duplicate` for an item that is,
  ///   `.indexOutOfRange`.
  /// - Complexity: O(log n + k) for k items
  @inlinable
  @discardableResult
  public mutating func insert(
    _ outline: Outline, at index: Int, in parent: Item? = nil
  ) throws(OutlineError<Item>) -> RowChanges {
    let handle = try requireParent(parent)
    try requireIndex(index, under: handle)
    return try insert(outline, under: handle, at: index)
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
    let (parent, index) = try place(of: sibling)
    return try insert(items, under: parent, at: index)
  }

  /// Inserts an item before another item, as its sibling.
  ///
  /// - Throws: `.unknownItem` for a sibling that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Item, before sibling: Item) throws(OutlineError<Item>) -> RowChanges {
    let (parent, index) = try place(of: sibling)
    return try insert(item, under: parent, at: index)
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
    let (parent, index) = try place(of: sibling)
    return try insert(items, under: parent, at: index + 1)
  }

  /// Inserts an item behind another item and what is below it, as its sibling.
  ///
  /// - Throws: `.unknownItem` for a sibling that is not there, `.duplicate` for an item that is.
  /// - Complexity: O(log n)
  @inlinable
  @discardableResult
  public mutating func insert(_ item: Item, after sibling: Item) throws(OutlineError<Item>) -> RowChanges {
    let (parent, index) = try place(of: sibling)
    return try insert(item, under: parent, at: index + 1)
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
    return changing { tour in
      let (changes, gone) = tour.delete(handles)
      for handle in gone { table.pointee.remove(handle) }
      return changes
    }
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
    return changing { tour in
      let (changes, gone) = tour.delete(handle)
      for handle in gone { table.pointee.remove(handle) }
      return changes
    }
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

  @inlinable
  func requireIndex(_ index: Int, under parent: Int32) throws(OutlineError<Item>) {
    let count = tour.pointee.childCount(of: parent)
    guard index >= 0, index <= count else { throw .indexOutOfRange(index, count: count) }
  }

  /// An item's parent, and its index there.
  @inlinable
  func place(of item: Item) throws(OutlineError<Item>) -> (parent: Int32, index: Int) {
    let handle = try require(item)
    return (tour.pointee.parent(of: handle), tour.pointee.siblings(of: handle).before)
  }

  @inlinable
  mutating func insert(
    _ item: Item, under parent: Int32, at index: Int
  ) throws(OutlineError<Item>) -> RowChanges {
    let table = uniqueTable()
    let (isNew, handle) = table.pointee.insert(item)
    if !isNew {
      guard !tour.pointee.contains(handle) else { throw .duplicate(item, existing: path(of: handle)) }
      table.pointee.items[Int(handle)] = item
    }
    return changing { $0.insert(EntryWord(handle: handle), under: parent, at: index) }
  }

  @inlinable
  mutating func insert(
    _ items: [Item], under parent: Int32, at index: Int
  ) throws(OutlineError<Item>) -> RowChanges {
    var arrivals = Arrivals(uniqueTable())
    var list = PreorderList()
    list.reserveCapacity(items.count)
    for item in items {
      guard let handle = arrivals.add(item, unlessIn: tour.pointee) else {
        let first = firstPlace(of: item, among: items, under: parent, at: index)
        arrivals.takeBack()
        throw .duplicate(item, existing: first)
      }
      list.append(EntryWord(handle: handle), depth: 0)
    }
    return changing { $0.insert(list, under: parent, at: index) }
  }

  @inlinable
  mutating func insert(
    _ outline: Outline, under parent: Int32, at index: Int
  ) throws(OutlineError<Item>) -> RowChanges {
    var arrivals = Arrivals(uniqueTable())
    var list = PreorderList()
    list.reserveCapacity(outline.count)
    var walker = TourEntryWalker(outline.tour)
    while let entry = walker.next() {
      var word = entry.word
      if !word.isPlaceholder {
        let item = outline.item(word.handle)
        guard let handle = arrivals.add(item, unlessIn: tour.pointee) else {
          arrivals.takeBack()
          throw .duplicate(item, existing: path(of: item) ?? [])
        }
        word.handle = handle
      }
      list.append(word, depth: entry.level)
    }
    return changing { $0.insert(list, under: parent, at: index) }
  }

  /// Where an item is, or where the first of several equal ones among `items` would come.
  @inlinable
  func firstPlace(of item: Item, among items: [Item], under parent: Int32, at index: Int) -> [Int] {
    if contains(item) { return path(of: item) ?? [] }
    return (parent == Tour.none ? [] : path(of: parent)) + [index + (items.firstIndex(of: item) ?? 0)]
  }
}
