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
    var sort = TourSort(tourBox)
    var siblings: ContiguousArray<(item: Item, entry: TourSort.Entry)> = []
    while let range = sort.nextSiblings() {
      siblings.removeAll(keepingCapacity: true)
      for index in range {
        let entry = sort.entry(at: index)
        siblings.append((item(entry.word.handle), entry))
      }
      var failure: Failure?
      // The standard library's sort keeps the order of equal elements.
      siblings.sort { left, right in
        guard failure == nil else { return false }
        do throws(Failure) {
          return try areInIncreasingOrder(left.item, right.item)
        } catch {
          failure = error
          return false
        }
      }
      if let failure { throw failure }
      for (index, sibling) in zip(range, siblings) { sort.setEntry(sibling.entry, at: index) }
    }
    return Outline(itemBox, sort.makeTour())
  }
}

/// Takes a tour apart into lists of siblings, and makes a tour of them in another order.
@usableFromInline
struct TourSort {
  @usableFromInline
  struct Entry {
    @usableFromInline var word: EntryWord
    /// Its number in preorder.
    @usableFromInline var number: Int32

    @inlinable
    init(word: EntryWord, number: Int32) {
      self.word = word
      self.number = number
    }
  }

  private let source: TourBox
  @usableFromInline var lists: ChildLists
  /// By place in `lists`.
  @usableFromInline var words: ContiguousArray<Int32>
  private var nextParent: Int32 = Tour.none

  @usableFromInline
  init(_ source: TourBox) {
    self.source = source
    let count = source.tour.pointee.entryCount
    var wordsInPreorder: ContiguousArray<Int32> = []
    wordsInPreorder.reserveCapacity(count)
    var parents: ContiguousArray<Int32> = []
    parents.reserveCapacity(count)
    // By level: the entry seen last there.
    var ancestors: ContiguousArray<Int32> = []
    var walker = TourEntryWalker(source.tour)
    while let entry = walker.next() {
      let number = Int32(truncatingIfNeeded: wordsInPreorder.count)
      if entry.level < ancestors.count { ancestors[entry.level] = number } else { ancestors.append(number) }
      wordsInPreorder.append(entry.word.raw)
      parents.append(entry.level == 0 ? Tour.none : ancestors[entry.level &- 1])
    }
    lists = ChildLists(parents: parents, order: 0..<Int32(count))
    words = ContiguousArray(lists.children.map { wordsInPreorder[Int($0)] })
  }

  /// Where the next two or more siblings are in ``lists``, a placeholder behind them left out.
  @usableFromInline
  mutating func nextSiblings() -> Range<Int>? {
    while nextParent < Int32(words.count) {
      var range = lists.range(of: nextParent)
      nextParent += 1
      if range.count > 1, words[range.upperBound - 1] < 0 {
        range = range.dropLast()
      }
      if range.count > 1 { return range }
    }
    return nil
  }

  @inlinable
  func entry(at index: Int) -> Entry {
    Entry(word: EntryWord(raw: words[index]), number: lists.children[index])
  }

  @inlinable
  mutating func setEntry(_ entry: Entry, at index: Int) {
    words[index] = entry.word.raw
    lists.children[index] = entry.number
  }

  /// The tour in the new order.
  @usableFromInline
  func makeTour() -> TourBox {
    var draft = TourDraft(handleCapacity: source.tour.pointee.nodes.handleCapacity, like: source)
    lists.walk { index, depth in draft.append(EntryWord(raw: words[index]), depth: depth) }
    return draft.finished()
  }
}
