/// Items that come into a new table, some at a time: their look-ups are begun together.
///
/// They are written behind the items that have a handle, and stay there when they get theirs. So an item is
/// neither copied on its way nor are references in it counted.
@usableFromInline
struct ItemBlock<Item: Hashable> {
  /// No item was ever removed from it, and while a block is in use nobody else adds any.
  @usableFromInline let table: UnsafeMutablePointer<ItemTable<Item>>
  @usableFromInline let levels: UnsafeMutablePointer<Int>
  @usableFromInline let probes: UnsafeMutablePointer<ItemProbes.Probe>
  @usableFromInline var count = 0
  /// The handle that the first item of the block would get.
  @usableFromInline var first = 0

  @inlinable
  init(in table: UnsafeMutablePointer<ItemTable<Item>>) {
    self.table = table
    levels = .allocate(capacity: ItemProbes.most)
    probes = .allocate(capacity: ItemProbes.most)
  }

  @inlinable
  func deallocate() {
    levels.deallocate()
    probes.deallocate()
  }

  @inlinable
  func place(of index: Int) -> UnsafeMutablePointer<Item> {
    table.pointee.items + (first &+ index)
  }

  /// Takes the next items with their levels, after all of the block before were taken over or dropped.
  ///
  /// - Returns: Whether there were any.
  @inlinable
  mutating func fill(from elements: inout some IteratorProtocol<(Int, Item)>) -> Bool {
    start()
    while count < ItemProbes.most, let (level, item) = elements.next() {
      levels[count] = level
      append(item)
    }
    begin()
    return count > 0
  }

  /// Takes a number of items, after all of the block before were taken over or dropped.
  ///
  /// - Parameter item: Answers the item of each number from 0.
  @inlinable
  @inline(__always)
  mutating func fill(_ number: Int, _ item: (Int) -> Item) {
    start()
    while count < number { append(item(count)) }
    begin()
  }

  @inlinable
  @inline(__always)
  mutating func start() {
    first = Int(table.pointee.handleCount)
    count = 0
  }

  @inlinable
  @inline(__always)
  mutating func append(_ item: Item) {
    if first &+ count == table.pointee.itemCapacity { table.pointee.growItems(waiting: count) }
    probes[count] = ItemProbes.Probe(hash: UInt(bitPattern: item.hashValue), content: 0)
    place(of: count).initialize(to: item)
    count &+= 1
  }

  /// Begins to look all of them up.
  @inlinable
  @inline(__always)
  func begin() {
    table.pointee.reserveSlots(count)
    ItemProbes.begin(probes, count, slots: table.pointee.slots, slotBits: table.pointee.slotBits)
  }

  /// Gives an item a handle, or drops it and finds the one it has.
  @inlinable
  @inline(__always)
  func take(_ index: Int) -> (isNew: Bool, handle: Int32) {
    let place = place(of: index)
    var probe = probes[index]
    // A slot that was empty may have been taken since.
    if probe.content == 0 { probe = table.pointee.probe(probe.hash) }
    let (found, slot) = table.pointee.find(place.pointee, probe)
    if found >= 0 {
      drop(index)
      return (false, found)
    }
    let handle = table.pointee.nextHandle()
    // Items that were dropped leave a gap.
    if Int(handle) != first &+ index {
      (table.pointee.items + Int(handle)).moveInitialize(from: place, count: 1)
    }
    table.pointee.occupy(slot, handle, probe.hash)
    return (true, handle)
  }

  /// Leaves an item out.
  @inlinable
  func drop(_ index: Int) {
    place(of: index).deinitialize(count: 1)
  }
}
