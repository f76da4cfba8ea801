extension Outline {
  /// All items with their levels, shown or not, each behind its parent and its earlier siblings' subtrees.
  ///
  /// The inverse of building from levels:
  ///
  /// ```swift
  /// let copy = Outline(levels: outline.levels)
  /// ```
  ///
  /// - Complexity: O(1); a walk is O(1) an item
  @inlinable public var levels: OutlineLevels<Item> { OutlineLevels(self, under: nil) }

  /// All items, shown or not, in the same order.
  ///
  /// - Complexity: O(n)
  @inlinable public var allItems: [Item] { levels.map { $0.item } }

  /// The items below an item, shown or not, with their levels; none for one that is not there.
  ///
  /// - Complexity: O(log n); a walk is O(1) an item
  @inlinable
  public func descendants(of item: Item) -> DropFirstSequence<OutlineLevels<Item>> {
    OutlineLevels(self, under: item).dropFirst()
  }

  /// An item and everything below it as an outline of its own, expanded as here; empty for an item that is
  /// not there.
  ///
  /// - Complexity: O(m) for m items below
  @inlinable
  public func subtree(of item: Item) -> Outline {
    guard let handle = knownHandle(of: item) else { return Outline() }
    var draft = OutlineDraft<Item>(minimumCapacity: tour.pointee.descendantCount(of: handle) + 1)
    let level = tour.pointee.level(of: handle)
    var walker = TourEntryWalker(tour, subtreeOf: handle)
    while let entry = walker.next() {
      var word = entry.word
      if !word.isPlaceholder {
        word.handle = draft.itemBox.table.pointee.insert(self.item(word.handle)).handle
      }
      draft.tour.append(word, depth: entry.level - level)
    }
    return draft.finished()
  }
}

/// Items of an outline with their levels, in preorder.
public struct OutlineLevels<Item: Hashable>: Sequence {
  @usableFromInline let outline: Outline<Item>
  @usableFromInline let top: Item?

  @inlinable
  init(_ outline: Outline<Item>, under top: Item?) {
    self.outline = outline
    self.top = top
  }

  /// How many items there are at least: all of them, unless they are those below one item.
  @inlinable public var underestimatedCount: Int { top == nil ? outline.count : 0 }

  /// A walk over the items.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(outline, under: top)
  }

  /// A walk over items and their levels, O(1) for each.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let outline: Outline<Item>
    @usableFromInline var walker: TourEntryWalker

    @inlinable
    init(_ outline: Outline<Item>, under top: Item?) {
      self.outline = outline
      if let top {
        walker = TourEntryWalker(outline.tour, subtreeOf: outline.handle(of: top))
      } else {
        walker = TourEntryWalker(outline.tour)
      }
    }

    /// The next item, placeholders passed over.
    @inlinable
    public mutating func next() -> (level: Int, item: Item)? {
      while let entry = walker.next() {
        if !entry.word.isPlaceholder { return (entry.level, outline.item(entry.word.handle)) }
      }
      return nil
    }
  }
}

extension OutlineLevels: Sendable where Item: Sendable {}
