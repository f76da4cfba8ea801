/// The items of an outline, each under a number (its *handle*), and an index that finds the number of an item.
///
/// The index is an open-addressing table of 32-bit slots: the handle in the low bits, and in the spare ones a
/// part of the hash, so that nearly every other item is passed without comparing it. It compares items where
/// they lie, so nothing is stored twice: 8 MB for a million items, where a dictionary takes 26 or more.
@usableFromInline
struct ItemTable<Item: Hashable> {
  /// By handle; those in `free` are not initialised.
  @usableFromInline var items: UnsafeMutablePointer<Item>
  @usableFromInline var itemCapacity: Int
  /// How many handles were ever given.
  @usableFromInline var handleCount: Int32 = 0
  /// The handles of items that are gone.
  @usableFromInline var free: [Int32] = []
  /// 0 for an empty slot, 1 for one whose item is gone, else the handle plus 2 below the part of the hash.
  @usableFromInline var slots: UnsafeMutablePointer<UInt32>
  /// The number of slots is a power of two, this many times.
  @usableFromInline var slotBits: Int
  /// Slots that are not empty.
  @usableFromInline var usedSlots = 0

  @inlinable
  init(minimumCapacity: Int) {
    itemCapacity = Swift.max(minimumCapacity, 4)
    items = .allocate(capacity: itemCapacity)
    slotBits = Self.slotBits(for: minimumCapacity)
    slots = .allocate(capacity: 1 &<< slotBits)
    slots.initialize(repeating: 0, count: 1 &<< slotBits)
  }

  @inlinable
  init(copying other: ItemTable) {
    itemCapacity = Swift.max(Int(other.handleCount), 4)
    items = .allocate(capacity: itemCapacity)
    handleCount = other.handleCount
    free = other.free
    if free.isEmpty {
      items.initialize(from: other.items, count: Int(handleCount))
    } else {
      for handle in other.liveHandles() { (items + handle).initialize(to: other.items[handle]) }
    }
    slotBits = other.slotBits
    usedSlots = other.usedSlots
    slots = .allocate(capacity: 1 &<< slotBits)
    slots.update(from: other.slots, count: 1 &<< slotBits)
  }

  @inlinable
  mutating func deallocate() {
    if free.isEmpty {
      items.deinitialize(count: Int(handleCount))
    } else {
      for handle in liveHandles() { (items + handle).deinitialize(count: 1) }
    }
    items.deallocate()
    slots.deallocate()
    free = []
  }

  @inlinable
  func liveHandles() -> [Int] {
    var isFree = [Bool](repeating: false, count: Int(handleCount))
    for handle in free { isFree[Int(handle)] = true }
    return isFree.indices.filter { !isFree[$0] }
  }

  /// At most three quarters of the slots are used.
  @inlinable
  static func slotBits(for capacity: Int) -> Int {
    var bits = 4
    while (1 &<< bits) &* 3 < capacity &* 4 { bits &+= 1 }
    return bits
  }

  @inlinable var count: Int { Int(handleCount) - free.count }

  // MARK: Finding

  /// The handle of an item, or -1; and the slot where it is or may go.
  @inlinable
  @inline(__always)
  func find(_ item: Item, hash: UInt) -> (handle: Int32, slot: Int) {
    find(item, probe(hash))
  }

  @inlinable
  @inline(__always)
  func probe(_ hash: UInt) -> ItemProbes.Probe {
    Self.probe(hash, slots, slotBits)
  }

  @inlinable
  @inline(__always)
  static func probe(
    _ hash: UInt, _ slots: UnsafeMutablePointer<UInt32>, _ slotBits: Int
  ) -> ItemProbes.Probe {
    let slot = Int(truncatingIfNeeded: hash) & ((1 &<< slotBits) &- 1)
    return ItemProbes.Probe(hash: hash, content: slots[slot])
  }

  /// The handle of an item, or -1; and the slot where it is or may go.
  @inlinable
  @inline(__always)
  func find(_ item: Item, _ probe: ItemProbes.Probe) -> (handle: Int32, slot: Int) {
    Self.find(item, probe, items, slots, slotBits)
  }

  /// Told what it needs of a table, which is not copied for this: a copy would count references.
  @inlinable
  static func find(
    _ item: Item, _ probe: ItemProbes.Probe, _ items: UnsafeMutablePointer<Item>,
    _ slots: UnsafeMutablePointer<UInt32>, _ slotBits: Int
  ) -> (handle: Int32, slot: Int) {
    let mask = (1 &<< slotBits) &- 1
    let low = UInt32(truncatingIfNeeded: mask)
    let tag = tag(probe.hash, low)
    var slot = Int(truncatingIfNeeded: probe.hash) & mask
    var content = probe.content
    var vacant = -1
    while true {
      if content == 0 { return (-1, vacant >= 0 ? vacant : slot) }
      if content == 1 {
        if vacant < 0 { vacant = slot }
      } else if content & ~low == tag {
        let handle = Int(content & low) &- 2
        if items[handle] == item { return (Int32(truncatingIfNeeded: handle), slot) }
      }
      slot = (slot &+ 1) & mask
      content = slots[slot]
    }
  }

  /// The part of a hash that a slot keeps: high bits, since the low ones say where to look.
  @inlinable
  static func tag(_ hash: UInt, _ low: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: hash &>> 32) & ~low
  }

  // MARK: Adding and removing

  /// Gives an item a handle, or finds the one it has.
  @inlinable
  mutating func insert(_ item: Item) -> (isNew: Bool, handle: Int32) {
    reserveSlots(1)
    return insert(item, probe(UInt(bitPattern: item.hashValue)))
  }

  /// Gives an item a handle, or finds the one it has.
  ///
  /// - Parameter probe: Begun after slots were reserved for all items that were inserted since.
  @inlinable
  mutating func insert(_ item: Item, _ probe: ItemProbes.Probe) -> (isNew: Bool, handle: Int32) {
    // A slot that was empty may have been taken since.
    let probe = probe.content == 0 ? self.probe(probe.hash) : probe
    let (found, slot) = find(item, probe)
    if found >= 0 { return (false, found) }
    let handle = storeItem(item)
    occupy(slot, handle, probe.hash)
    return (true, handle)
  }

  /// Writes a handle into the slot that was found for it.
  @inlinable
  mutating func occupy(_ slot: Int, _ handle: Int32, _ hash: UInt) {
    let low = UInt32(truncatingIfNeeded: (1 &<< slotBits) &- 1)
    if slots[slot] == 0 { usedSlots &+= 1 }
    slots[slot] = UInt32(bitPattern: handle &+ 2) | Self.tag(hash, low)
  }

  @inlinable
  mutating func storeItem(_ item: Item) -> Int32 {
    if let handle = free.popLast() {
      (items + Int(handle)).initialize(to: item)
      return handle
    }
    if Int(handleCount) == itemCapacity { growItems() }
    (items + Int(handleCount)).initialize(to: item)
    return nextHandle()
  }

  /// The handle of an item that lies behind those that have one.
  @inlinable
  mutating func nextHandle() -> Int32 {
    precondition(
      handleCount < EntryWord.handleMask, "An outline holds at most \(EntryWord.handleMask) items.")
    handleCount &+= 1
    return handleCount &- 1
  }

  /// Whether items have room without being moved.
  @inlinable
  func hasItemRoom(for number: Int) -> Bool {
    Int(handleCount) &+ number <= itemCapacity
  }

  /// Whether items have room in the index.
  @inlinable
  func hasSlotRoom(for number: Int) -> Bool {
    (usedSlots &+ number) &* 4 <= (1 &<< slotBits) &* 3
  }

  /// Makes room for a number of items in all.
  @inlinable
  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > itemCapacity { growItems(to: capacity) }
    if Self.slotBits(for: capacity) > slotBits { rebuildIndex(slotBits: Self.slotBits(for: capacity)) }
  }

  /// - Parameter waiting: How many items lie behind those that have a handle.
  @inlinable
  mutating func growItems(waiting: Int = 0) {
    growItems(to: itemCapacity &* 2, waiting: waiting)
  }

  @inlinable
  mutating func growItems(to newCapacity: Int, waiting: Int = 0) {
    let larger = UnsafeMutablePointer<Item>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: items, count: Int(handleCount) &+ waiting)
    items.deallocate()
    items = larger
    itemCapacity = newCapacity
  }

  /// Makes sure that a number of items can be inserted without a change of where slots are.
  @inlinable
  mutating func reserveSlots(_ number: Int) {
    if !hasSlotRoom(for: number) { rebuildIndex(withRoomFor: number) }
  }

  /// Makes room, and sweeps out the slots of items that are gone.
  @inlinable
  mutating func rebuildIndex(withRoomFor number: Int) {
    rebuildIndex(
      slotBits: Swift.max(
        Self.slotBits(for: (count &+ number) &* 3 / 2), Self.slotBits(for: Int(handleCount))))
  }

  @inlinable
  mutating func rebuildIndex(slotBits newSlotBits: Int) {
    slots.deallocate()
    slotBits = newSlotBits
    slots = .allocate(capacity: 1 &<< slotBits)
    slots.initialize(repeating: 0, count: 1 &<< slotBits)
    usedSlots = count
    var probes = ItemProbes()
    if free.isEmpty {
      var first = 0
      while first < Int(handleCount) {
        let handles = first..<Swift.min(first &+ ItemProbes.most, Int(handleCount))
        index(handles, &probes)
        first = handles.upperBound
      }
    } else {
      for handle in liveHandles() { index(handle..<handle &+ 1, &probes) }
    }
  }

  @inlinable
  func index(_ handles: Range<Int>, _ probes: inout ItemProbes) {
    probes.removeAll()
    for handle in handles { probes.append(items[handle]) }
    probes.begin(in: self)
    let mask = (1 &<< slotBits) &- 1
    for handle in handles {
      let probe = probes[handle &- handles.lowerBound]
      var slot = Int(truncatingIfNeeded: probe.hash) & mask
      if probe.content != 0 { slot = (slot &+ 1) & mask }
      while slots[slot] != 0 { slot = (slot &+ 1) & mask }
      slots[slot] =
        UInt32(truncatingIfNeeded: handle &+ 2) | Self.tag(probe.hash, UInt32(truncatingIfNeeded: mask))
    }
  }

  /// Takes an item's handle away.
  @inlinable
  mutating func remove(_ handle: Int32) {
    let item = items[Int(handle)]
    let slot = find(item, hash: UInt(bitPattern: item.hashValue)).slot
    let mask = (1 &<< slotBits) &- 1
    if slots[(slot &+ 1) & mask] == 0 {
      slots[slot] = 0
      usedSlots &-= 1
    } else {
      slots[slot] = 1
    }
    (items + Int(handle)).deinitialize(count: 1)
    free.append(handle)
  }

  /// Takes every item's handle away.
  @inlinable
  mutating func removeAll() {
    deallocate()
    self = ItemTable(minimumCapacity: 0)
  }
}

extension UnsafeMutablePointer {
  /// The handle of an item, or -1.
  ///
  /// Asked of the pointer: a table that is loaded to be asked counts a reference, and again when it is let go.
  ///
  /// - Complexity: O(1), one hash of the item, and nearly always one comparison.
  @inlinable
  @inline(__always)
  func find<Item: Hashable>(_ item: Item) -> Int32 where Pointee == ItemTable<Item> {
    let (items, slots, slotBits) = (pointee.items, pointee.slots, pointee.slotBits)
    let probe = ItemTable<Item>.probe(UInt(bitPattern: item.hashValue), slots, slotBits)
    return ItemTable<Item>.find(item, probe, items, slots, slotBits).handle
  }
}
