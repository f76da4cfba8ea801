/// A tree as rows: items, who is below whom, what is expanded, and the rows that a table shows of it.
///
/// A table asks for "the item in row 4,711" and "the row of this item", and animates changes given as row
/// numbers. The usual way to answer is a flat array that is built anew, or patched, whenever something opens:
/// then the numbers sent to the table and the array behind it come from two places, and one day they differ.
///
/// An outline has no such array. It keeps the tree itself in the order of the rows, so every question is
/// answered from one place, and each command answers the ``RowChanges`` it made:
///
/// ```swift
/// var outline = Outline(["Fruit", "Bread"], children: { $0 == "Fruit" ? ["Apple", "Pear"] : [] })
/// let changes = outline.expand("Fruit")   // inserted: rows 1 and 2; refreshed: row 0
/// let apple = outline.rows[1].item        // "Apple"
/// let row = outline.row(of: "Bread")      // 3
/// ```
///
/// An **item** is an identity: two items that are equal are the same item, and an outline holds it once.
/// Expansion belongs to it wherever it moves. What an item looks like, its title or its size, is content,
/// and should take no part in `==` and `hash(into:)`: if it does, a changed title makes a new item, which is
/// closed again and loses its selection. For one item under two parents, see ``Occurrence``.
///
/// What an outline refuses: an item it already has (the first is kept), an item below itself, and an index
/// out of range. An edit that asks for these throws an ``OutlineError`` and changes nothing; a builder leaves
/// them out and reports them. Data never stops the program.
///
/// An outline is a value. A copy is made in O(1); the first edit of either copy afterwards costs O(n).
/// With n items, look-ups cost O(log n), expansion and edits O(log n), however deep or wide the tree is.
public struct Outline<Item: Hashable> {
  @usableFromInline var itemBox: ItemBox<Item>
  @usableFromInline var tourBox: TourBox

  /// An outline without items.
  @inlinable
  public init() {
    itemBox = ItemBox()
    tourBox = TourBox()
  }

  /// An outline without items whose nodes hold `fanout` children, which copies and edits of it keep: small
  /// nodes make splits and merges happen in small trees.
  package init(fanout: Int) {
    itemBox = ItemBox()
    tourBox = TourBox(Tour(layout: TourLayout(fanout: fanout)))
  }

  @inlinable
  init(_ itemBox: ItemBox<Item>, _ tourBox: TourBox) {
    self.itemBox = itemBox
    self.tourBox = tourBox
    checkInvariants()
  }
}

extension Outline: Sendable where Item: Sendable {}

// MARK: Storage

extension Outline {
  @inlinable var table: UnsafeMutablePointer<ItemTable<Item>> { itemBox.table }

  @inlinable var tour: UnsafeMutablePointer<Tour> { tourBox.tour }

  /// The tour, for opening and closing items where they are: a copy of it if another outline has it too.
  @inlinable
  mutating func uniqueTourForExpansion() -> UnsafeMutablePointer<Tour> {
    if !isKnownUniquelyReferenced(&tourBox) { tourBox = TourBox(copying: tourBox) }
    return tourBox.tour
  }

  /// The tour, for any change: a copy of it if another outline has it too.
  @inlinable
  mutating func uniqueTour() -> UnsafeMutablePointer<Tour> {
    let tour = uniqueTourForExpansion()
    tourBox.ownHomes()
    return tour
  }

  @inlinable
  mutating func uniqueTable() -> UnsafeMutablePointer<ItemTable<Item>> {
    if !isKnownUniquelyReferenced(&itemBox) { itemBox = ItemBox(copying: itemBox) }
    return itemBox.table
  }

  /// The handle of an item, or ``Tour/none``.
  ///
  /// A projection shares the items of its source, so a handle alone does not say that an item is in it.
  @inlinable
  func handle(of item: Item) -> Int32 {
    let handle = table.find(item)
    return handle >= 0 && tour.pointee.contains(handle) ? handle : Tour.none
  }

  /// The handle of a parent; ``Tour/none`` for the roots' level, `nil` for an item that is not there.
  @inlinable
  func handle(ofParent parent: Item?) -> Int32? {
    guard let parent else { return Tour.none }
    let handle = handle(of: parent)
    return handle == Tour.none ? nil : handle
  }

  @inlinable
  func item(_ handle: Int32) -> Item {
    table.pointee.items[Int(handle)]
  }

  @inlinable
  func itemIfAny(_ handle: Int32) -> Item? {
    handle == Tour.none ? nil : item(handle)
  }

  /// Stops the program if the outline is not well formed, in builds with the define
  /// `ROWAN_CHECK_INVARIANTS`; does nothing in others.
  @inlinable
  func checkInvariants() {
    #if ROWAN_CHECK_INVARIANTS
      if let violation = firstViolation() { preconditionFailure(violation) }
    #endif
  }
}

#if DEBUG || ROWAN_CHECK_INVARIANTS
  extension Outline {
    /// What is wrong inside the outline, if anything is; in debug builds and with `ROWAN_CHECK_INVARIANTS`.
    @usableFromInline
    package func firstViolation() -> String? {
      if let violation = tour.pointee.firstViolation() { return violation }
      var walker = TourEntryWalker(tour)
      while let entry = walker.next() {
        let handle = entry.word.handle
        if !entry.word.isPlaceholder, table.find(item(handle)) != handle {
          return "item \(handle) is not found by its value"
        }
      }
      return nil
    }
  }
#endif

#if DEBUG
  extension Outline {
    /// How often a command looks at a node of the tour; in debug builds, for tests of complexity.
    package mutating func visits(during command: (inout Outline) throws -> Void) rethrows -> Int {
      let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
      counter.initialize(to: 0)
      defer { counter.deallocate() }
      uniqueTour().pointee.nodes.pool.visits = counter
      defer { uniqueTour().pointee.nodes.pool.visits = nil }
      try command(&self)
      return counter.pointee
    }
  }
#endif
