extension Outline {
  /// The same tree with every list of siblings in order.
  ///
  /// A projection: the source stays as it is. Items are sorted among their siblings only, so none leaves its
  /// parent, and what is expanded stays so. Items that are in either order equal keep the order they have.
  /// A placeholder stays last.
  ///
  /// ```swift
  /// let byName = outline.sorted { $0.name < $1.name }
  /// let changes = byName.changes(from: outline)      // moves only
  /// ```
  ///
  /// - Parameter areInIncreasingOrder: Whether the first item comes before the second: a strict weak ordering.
  /// - Returns: An outline that shares the items of this one.
  /// - Complexity: O(n log n)
  @inlinable
  public func sorted<Failure: Error>(
    by areInIncreasingOrder: (Item, Item) throws(Failure) -> Bool
  ) throws(Failure) -> Outline {
    var draft = TourDraft(handleCapacity: Int(table.pointee.handleCount), like: tourBox)
    var walk = SortedWalk(self)
    try walk.descend(below: Tour.none, by: areInIncreasingOrder)
    while let (word, level) = walk.next() {
      draft.append(word, depth: level)
      if word.mayHaveChildren { try walk.descend(below: word.handle, by: areInIncreasingOrder) }
    }
    return Outline(itemBox, draft.finished())
  }
}

/// A walk over the entries of an outline in preorder, in which siblings are sorted before the first of them is
/// visited.
@usableFromInline
struct SortedWalk<Item: Hashable> {
  /// What is left of the siblings on one level.
  @usableFromInline
  struct Level {
    @usableFromInline var next: Int
    @usableFromInline var end: Int
    /// The placeholder behind them.
    @usableFromInline var placeholder: EntryWord?

    @inlinable
    init(_ siblings: Range<Int>, placeholder: EntryWord?) {
      next = siblings.lowerBound
      end = siblings.upperBound
      self.placeholder = placeholder
    }
  }

  @usableFromInline let source: Outline<Item>
  /// The siblings on all levels, topmost first.
  @usableFromInline var siblings: ContiguousArray<(item: Item, word: EntryWord)> = []
  @usableFromInline var levels: ContiguousArray<Level> = []

  @inlinable
  init(_ source: Outline<Item>) {
    self.source = source
    siblings.reserveCapacity(source.count)
  }

  /// Goes on with the children of an item, or with the roots.
  @inlinable
  mutating func descend<Failure: Error>(
    below parent: Int32, by areInIncreasingOrder: (Item, Item) throws(Failure) -> Bool
  ) throws(Failure) {
    let start = siblings.count
    var placeholder: EntryWord?
    var children = TourChildWalker(source.tour, of: parent)
    while let word = children.next() {
      if word.isPlaceholder {
        placeholder = word
      } else {
        siblings.append((source.item(word.handle), word))
      }
    }
    levels.append(Level(start..<siblings.count, placeholder: placeholder))
    guard siblings.count &- start > 1 else { return }
    // The standard library's sort keeps the order of equal elements, and knows no errors of a given type.
    var failure: Failure?
    siblings.withUnsafeMutableBufferPointer { buffer in
      var own = UnsafeMutableBufferPointer(rebasing: buffer[start...])
      own.sort { left, right in
        guard failure == nil else { return false }
        do throws(Failure) {
          return try areInIncreasingOrder(left.item, right.item)
        } catch {
          failure = error
          return false
        }
      }
    }
    if let failure { throw failure }
  }

  /// The next entry and its level.
  @inlinable
  mutating func next() -> (word: EntryWord, level: Int)? {
    while true {
      let level = levels.count &- 1
      guard level >= 0 else { return nil }
      let next = levels[level].next
      if next < levels[level].end {
        levels[level].next = next &+ 1
        return (siblings[next].word, level)
      }
      if let placeholder = levels[level].placeholder {
        levels[level].placeholder = nil
        return (placeholder, level)
      }
      levels.removeLast()
      siblings.removeLast(siblings.count &- (levels.last?.end ?? 0))
    }
  }
}
