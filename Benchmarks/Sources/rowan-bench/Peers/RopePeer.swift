#if PEER_ROPE
  import _RopeModule

  /// A list in chunks of at most 64, in a rope of swift-collections that counts them.
  ///
  /// It knows no parents and hides nothing, and cannot say where an item is: what a list that grows and shrinks
  /// in the middle costs at the least.
  private struct ChunkedList {
    var rope: Rope<Chunk>

    init(_ items: Range<Int>) {
      rope = Rope(
        stride(from: items.lowerBound, to: items.upperBound, by: Chunk.fill).lazy.map {
          Chunk(items: ContiguousArray($0..<min($0 + Chunk.fill, items.upperBound)))
        })
    }

    var count: Int { rope.count(in: ItemCount()) }

    subscript(offset: Int) -> Int {
      let (index, rest) = rope.find(at: offset, in: ItemCount(), preferEnd: false)
      return rope[index].items[rest]
    }

    mutating func insert(_ item: Int, at offset: Int) {
      var (index, rest) = rope.find(at: offset, in: ItemCount(), preferEnd: true)
      let upper: Chunk? = rope.update(at: &index) { chunk in
        chunk.items.insert(item, at: rest)
        return chunk.items.count > Chunk.most ? chunk.split(at: chunk.items.count / 2) : nil
      }
      guard let upper else { return }
      rope.formIndex(after: &index)
      rope.insert(upper, at: index)
    }

    /// Leaves chunks as they are: the work removes what it has just put there.
    mutating func remove(at offset: Int) {
      var (index, rest) = rope.find(at: offset, in: ItemCount(), preferEnd: false)
      _ = rope.update(at: &index) { $0.items.remove(at: rest) }
    }
  }

  private struct Chunk: RopeElement {
    static let most = 64
    static let fill = 56

    struct Summary: RopeSummary {
      var count = 0

      static let maxNodeSize = 16
      static let zero = Summary()
      var isZero: Bool { count == 0 }
      mutating func add(_ other: Summary) { count += other.count }
      mutating func subtract(_ other: Summary) { count -= other.count }
    }

    var items: ContiguousArray<Int>

    var summary: Summary { Summary(count: items.count) }
    var isEmpty: Bool { items.isEmpty }
    var isUndersized: Bool { items.count < Self.most / 2 }
    func invariantCheck() {}

    mutating func rebalance(nextNeighbor right: inout Chunk) -> Bool {
      items += right.items
      right.items = []
      if items.count > Self.most { right = split(at: items.count / 2) }
      return right.isEmpty
    }

    mutating func split(at index: Int) -> Chunk {
      let upper = Chunk(items: ContiguousArray(items[index...]))
      items.removeSubrange(index...)
      return upper
    }
  }

  private struct ItemCount: RopeMetric {
    func size(of summary: Chunk.Summary) -> Int { summary.count }
    func index(at offset: Int, in element: Chunk) -> Int { offset }
  }
#endif

extension Contender {
  /// The item in each of some rows, from a rope of numbers.
  static func ropeLookUp(
    _ work: @escaping @Sendable (_ size: Int) -> (count: Int, rows: [Int])
  ) -> Contender {
    #if PEER_ROPE
      .peer("rope") { size, stopwatch in
        let (count, rows) = work(size)
        let list = ChunkedList(0..<count)
        stopwatch.measure(operations: rows.count) { rows.reduce(0) { $0 &+ list[$1] } }
      }
    #else
      Contender(name: "rope", runner: .absent)
    #endif
  }

  /// One number more and less at each of some places in a rope of as many.
  static func ropeEdits(_ places: @escaping @Sendable (_ size: Int) -> [Int]) -> Contender {
    #if PEER_ROPE
      .peer("rope") { size, stopwatch in
        var list = ChunkedList(0..<size)
        let places = places(size)
        stopwatch.measure(operations: places.count) {
          places.reduce(0) { sum, place in
            list.insert(size, at: place)
            let count = list.count
            list.remove(at: place)
            return sum &+ count &- list.count
          }
        }
      }
    #else
      Contender(name: "rope", runner: .absent)
    #endif
  }
}
