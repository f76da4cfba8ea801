/// Elements of a sequence, each with the beginning of the look-up of its item.
@usableFromInline
struct LookAhead<Elements: Sequence> {
  @usableFromInline var rest: Elements.Iterator
  /// Elements whose look-ups were begun.
  @usableFromInline var elements: ContiguousArray<Elements.Element> = []
  @usableFromInline var probes = ItemProbes()
  @usableFromInline var index = 0

  @inlinable
  init(_ elements: Elements) {
    rest = elements.makeIterator()
    self.elements.reserveCapacity(ItemProbes.most)
  }

  /// The next element.
  ///
  /// - Parameters:
  ///   - table: Where its item will be inserted, and no other item before the next element is asked for.
  ///   - item: Answers the item of an element.
  @inlinable
  @inline(__always)
  mutating func next<Item>(
    in table: UnsafeMutablePointer<ItemTable<Item>>, _ item: (Elements.Element) -> Item
  ) -> (Elements.Element, ItemProbes.Probe)? {
    if index == elements.count {
      fill(table, item)
      if elements.isEmpty { return nil }
    }
    index &+= 1
    return (elements[index &- 1], probes[index &- 1])
  }

  @inlinable
  mutating func fill<Item>(
    _ table: UnsafeMutablePointer<ItemTable<Item>>, _ item: (Elements.Element) -> Item
  ) {
    elements.removeAll(keepingCapacity: true)
    probes.removeAll()
    index = 0
    while elements.count < ItemProbes.most, let element = rest.next() {
      elements.append(element)
      probes.append(item(element))
    }
    table.pointee.reserveSlots(elements.count)
    probes.begin(in: table.pointee)
  }
}
