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
    while let siblings = sort.nextSiblings() {
      var failure: Failure?
      // The standard library's sort keeps the order of equal elements.
      let sorted = siblings.map { (item: item($0.handle), entry: $0.entry) }
        .sorted { left, right in
          guard failure == nil else { return false }
          do throws(Failure) {
            return try areInIncreasingOrder(left.item, right.item)
          } catch {
            failure = error
            return false
          }
        }
      if let failure { throw failure }
      sort.order(sorted.map { $0.entry })
    }
    return Outline(itemBox, sort.makeTour())
  }
}

/// Takes a tour apart into lists of siblings, and makes a tour of them in another order.
@usableFromInline
struct TourSort {
  private let source: TourBox
  private var words: ContiguousArray<Int32> = []
  private var depths: ContiguousArray<Int32> = []
  /// By entry, the roots' parent last: the first child, and the next sibling.
  private var firstChildren: ContiguousArray<Int32> = []
  private var nexts: ContiguousArray<Int32> = []
  private var nextParent: Int

  @usableFromInline
  init(_ source: TourBox) {
    self.source = source
    var walker = TourEntryWalker(source.tour)
    while let entry = walker.next() {
      words.append(entry.word.raw)
      depths.append(Int32(truncatingIfNeeded: entry.level))
    }
    let count = words.count
    firstChildren = ContiguousArray(repeating: -1, count: count + 1)
    nexts = ContiguousArray(repeating: -1, count: count + 1)
    nextParent = count
    // From the last entry to the first: by level, the first of the siblings that follow.
    var following: ContiguousArray<Int32> = []
    for entry in stride(from: count - 1, through: 0, by: -1) {
      let depth = Int(depths[entry])
      while following.count <= depth + 1 { following.append(-1) }
      firstChildren[entry] = following[depth + 1]
      following[depth + 1] = -1
      nexts[entry] = following[depth]
      following[depth] = Int32(truncatingIfNeeded: entry)
    }
    firstChildren[count] = following.first ?? -1
  }

  /// The next list of two or more siblings, placeholders left out.
  @usableFromInline
  mutating func nextSiblings() -> [(handle: Int32, entry: Int32)]? {
    while nextParent >= 0 {
      var siblings: [(handle: Int32, entry: Int32)] = []
      var child = firstChildren[nextParent]
      while child >= 0 {
        let word = EntryWord(raw: words[Int(child)])
        if !word.isPlaceholder { siblings.append((word.handle, child)) }
        child = nexts[Int(child)]
      }
      if siblings.count > 1 { return siblings }
      nextParent -= 1
    }
    return nil
  }

  /// Puts the siblings answered last in order.
  @usableFromInline
  mutating func order(_ entries: some Sequence<Int32>) {
    // A placeholder, which is last, stays there.
    var last: Int32 = -1
    var child = firstChildren[nextParent]
    while child >= 0 {
      if words[Int(child)] < 0 { last = child }
      child = nexts[Int(child)]
    }
    var previous: Int32 = -1
    for entry in entries {
      if previous < 0 { firstChildren[nextParent] = entry } else { nexts[Int(previous)] = entry }
      previous = entry
    }
    nexts[Int(previous)] = last
    nextParent -= 1
  }

  /// The tour in the new order.
  @usableFromInline
  func makeTour() -> TourBox {
    var draft = TourDraft(handleCapacity: source.tour.pointee.nodes.handleCapacity, like: source)
    var parents: ContiguousArray<Int32> = []
    var entry = firstChildren[words.count]
    while entry >= 0 {
      draft.append(EntryWord(raw: words[Int(entry)]), depth: parents.count)
      if firstChildren[Int(entry)] >= 0 {
        parents.append(entry)
        entry = firstChildren[Int(entry)]
        continue
      }
      while nexts[Int(entry)] < 0, let parent = parents.popLast() { entry = parent }
      entry = nexts[Int(entry)]
    }
    return draft.finished()
  }
}
