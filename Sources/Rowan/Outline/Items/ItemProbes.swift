/// The beginnings of look-ups of some items in a table.
///
/// In a large table a look-up is mostly a wait for memory. Those that are begun together wait together: in a
/// build of a million items that is most of the time.
@usableFromInline
struct ItemProbes {
  /// Where the look-up of one item starts.
  @usableFromInline
  struct Probe {
    @usableFromInline var hash: UInt
    /// What the first slot for the hash held.
    @usableFromInline var content: UInt32

    @inlinable
    init(hash: UInt, content: UInt32) {
      self.hash = hash
      self.content = content
    }
  }

  /// How many look-ups are begun together.
  @usableFromInline static var most: Int { 32 }

  @usableFromInline var probes: ContiguousArray<Probe> = []

  @inlinable
  init() {
    probes.reserveCapacity(Self.most)
  }

  @inlinable var count: Int { probes.count }

  @inlinable
  subscript(index: Int) -> Probe { probes[index] }

  /// Adds an item to those that are looked up together.
  @inlinable
  mutating func append(_ item: some Hashable) {
    probes.append(Probe(hash: UInt(bitPattern: item.hashValue), content: 0))
  }

  @inlinable
  mutating func removeAll() {
    probes.removeAll(keepingCapacity: true)
  }

  /// Asks for the first slot of every look-up, before any of them is gone on with.
  @inlinable
  mutating func begin<Item>(in table: borrowing ItemTable<Item>) {
    let (slots, slotBits) = (table.slots, table.slotBits)
    probes.withUnsafeMutableBufferPointer { probes in
      guard let first = probes.baseAddress else { return }
      Self.begin(first, probes.count, slots: slots, slotBits: slotBits)
    }
  }

  /// Does so for probes that lie somewhere.
  @inlinable
  static func begin(
    _ probes: UnsafeMutablePointer<Probe>, _ count: Int, slots: UnsafeMutablePointer<UInt32>, slotBits: Int
  ) {
    let mask = (1 &<< slotBits) &- 1
    for index in 0..<count {
      probes[index].content = slots[Int(truncatingIfNeeded: probes[index].hash) & mask]
    }
  }
}
