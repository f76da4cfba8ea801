extension Outline {
  /// Replaces the children of a parent, or the roots for `nil`, by a new list of them.
  ///
  /// Children that stay keep what is below them and whether they are expanded; those that go take what is
  /// below them along. So a folder can be read again, one level at a time. A placeholder stays.
  ///
  /// - Parameters:
  ///   - parent: The parent. For one that is not there nothing changes.
  ///   - items: The new children, in order.
  ///   - expandable: Says of a child that was none before whether it can be opened; leaves without it.
  ///   - contentChanged: Says of a child that stays whether its content is another, so that its row needs
  ///     refreshing.
  ///   - problem: Is told of each item that is listed twice, or is elsewhere in the outline: the first is kept.
  ///     Places are indices in `items`, and for an item that is elsewhere its path. Is told of a parent that
  ///     is not there, too.
  /// - Returns: The change of the rows, in which rows that changed their order move.
  /// - Complexity: O(m + k log n) for m items below the parent and k new ones
  @inlinable
  @discardableResult
  public mutating func replaceChildren(
    of parent: Item?, with items: [Item], expandable: ((Item) -> Expandable)? = nil,
    contentChanged: ((_ old: Item, _ new: Item) -> Bool)? = nil,
    problem: (OutlineProblem<Item>) -> Void = { _ in }
  ) -> RowChanges {
    guard let parentHandle = handle(ofParent: parent) else {
      if let parent { for item in items { problem(.missingParent(item, parent: parent, at: [])) } }
      return unchanged
    }
    var replacement = Replacement(of: parentHandle, in: self, contentChanged)
    var staying = Set<Int32>()
    for item in items {
      if let present = knownHandle(of: item), replacement.isChild(present, in: tour) {
        staying.insert(present)
      }
    }
    for (position, item) in items.enumerated() {
      let present = knownHandle(of: item)
      if let present, !staying.contains(present), replacement.isElsewhere(present, in: tour, besides: staying)
      {
        problem(.duplicate(item, first: path(of: present), again: [position]))
        continue
      }
      guard
        let handle = replacement.take(
          item, into: uniqueTable(), position: position, level: 0,
          word: EntryWord(handle: 0, expandability: Expandability(declaring: expandable?(item) ?? .leaf)),
          from: tour, problem)
      else { continue }
      if staying.contains(handle) { replacement.keepDescendants(of: handle, from: tour) }
    }
    return finish(replacement)
  }

  /// Replaces everything below a parent, or everything for `nil`, by an outline.
  ///
  /// Items that stay keep whether they are expanded; new ones are expanded as they are in `outline`.
  ///
  /// ```swift
  /// let changes = outline.replaceDescendants(of: nil, with: Outline(pairs: freshlyLoaded))
  /// ```
  ///
  /// - Parameters:
  ///   - parent: The parent. For one that is not there nothing changes.
  ///   - outline: The new items.
  ///   - contentChanged: Says of an item that stays whether its content is another, so that its row needs
  ///     refreshing.
  ///   - problem: Is told of each item that is elsewhere in this outline: it is kept there, and left out with
  ///     what is below it. The places are paths in this outline and in `outline`. Is told of a parent that
  ///     is not there, too.
  /// - Returns: The change of the rows, in which rows that changed their place move.
  /// - Complexity: O(m + k) for m items below the parent and k in `outline`
  @inlinable
  @discardableResult
  public mutating func replaceDescendants(
    of parent: Item?, with outline: Outline, contentChanged: ((_ old: Item, _ new: Item) -> Bool)? = nil,
    problem: (OutlineProblem<Item>) -> Void = { _ in }
  ) -> RowChanges {
    guard let parentHandle = handle(ofParent: parent) else {
      if let parent {
        for root in outline.rootItems { problem(.missingParent(root, parent: parent, at: [])) }
      }
      return unchanged
    }
    var replacement = Replacement(of: parentHandle, in: self, contentChanged)
    var kept = Int.max
    var walker = TourEntryWalker(outline.tour)
    while let entry = walker.next() {
      if entry.level > kept { continue }
      kept = Int.max
      if entry.word.isPlaceholder {
        replacement.list.append(entry.word, depth: entry.level)
        continue
      }
      let item = outline.item(entry.word.handle)
      if let present = knownHandle(of: item), replacement.isElsewhere(present, in: tour, besides: []) {
        problem(.duplicate(item, first: path(of: present), again: outline.path(of: entry.word.handle)))
        kept = entry.level
        continue
      }
      _ = replacement.take(
        item, into: uniqueTable(), position: nil, level: entry.level, word: entry.word, from: tour, problem)
    }
    return finish(replacement)
  }

  @inlinable
  mutating func finish(_ replacement: Replacement<Item>) -> RowChanges {
    let changed = replacement.changed
    let (changes, gone) = uniqueTour().pointee.replaceDescendants(
      of: replacement.parent, with: replacement.list,
      contentChanged: changed.isEmpty ? nil : { changed.contains($0) })
    if !gone.isEmpty {
      let table = uniqueTable()
      for handle in gone { table.pointee.remove(handle) }
    }
    checkInvariants()
    return changes
  }
}

/// The new items below a parent, and which of them have another content.
@usableFromInline
struct Replacement<Item: Hashable> {
  @usableFromInline let parent: Int32
  @usableFromInline var list = PreorderList()
  @usableFromInline var changed: Set<Int32> = []
  /// By handle: where an item stands in the list, if that is told.
  @usableFromInline var positions: [Int32: Int] = [:]
  @usableFromInline let contentChanged: ((Item, Item) -> Bool)?

  @inlinable
  init(of parent: Int32, in outline: Outline<Item>, _ contentChanged: ((Item, Item) -> Bool)?) {
    self.parent = parent
    self.contentChanged = contentChanged
  }

  @inlinable
  func isChild(_ handle: Int32, in tour: UnsafeMutablePointer<Tour>) -> Bool {
    tour.pointee.parent(of: handle) == parent
  }

  /// Whether an item is where the replacement leaves it: outside of the parent, or below a child that stays.
  @inlinable
  func isElsewhere(_ handle: Int32, in tour: UnsafeMutablePointer<Tour>, besides staying: Set<Int32>) -> Bool
  {
    if parent != Tour.none, !tour.pointee.isDescendant(handle, of: parent) { return true }
    guard !staying.isEmpty else { return false }
    var top = handle
    var above = tour.pointee.parent(of: top)
    while above != parent {
      top = above
      above = tour.pointee.parent(of: top)
    }
    return staying.contains(top)
  }

  /// Takes an item over; `nil` if it was taken before.
  @inlinable
  mutating func take(
    _ item: Item, into table: UnsafeMutablePointer<ItemTable<Item>>, position: Int?, level: Int,
    word: EntryWord, from tour: UnsafeMutablePointer<Tour>, _ problem: (OutlineProblem<Item>) -> Void
  ) -> Int32? {
    let (isNew, handle) = table.pointee.insert(item)
    if let position {
      if let first = positions[handle] {
        problem(.duplicate(item, first: [first], again: [position]))
        return nil
      }
      positions[handle] = position
    }
    var word = word
    word.handle = handle
    if !isNew {
      if tour.pointee.contains(handle) {
        if contentChanged?(table.pointee.items[Int(handle)], item) == true { changed.insert(handle) }
        word = word.keepingExpansion(of: tour.pointee.word(of: handle))
      }
      table.pointee.items[Int(handle)] = item
    }
    list.append(word, depth: level)
    return handle
  }

  /// Takes everything below an item over as it is.
  @inlinable
  mutating func keepDescendants(of handle: Int32, from tour: UnsafeMutablePointer<Tour>) {
    var walker = TourEntryWalker(tour, subtreeOf: handle)
    guard let top = walker.next() else { return }
    list.replaceLast(by: top.word)
    while let entry = walker.next() { list.append(entry.word, depth: entry.level - top.level) }
  }
}
