/// The rows of a list as a diff sees them, in columns.
///
/// A leaf of the tour whose entries are all shown, which most are, is taken over as a block.
@usableFromInline
struct DiffRows {
  /// By row: the raw value of the entry's ``EntryWord``.
  @usableFromInline let words: ContiguousArray<Int32>
  let levels: ContiguousArray<Int32>
  /// The rows that are placeholders, ascending, and who their parents are.
  @usableFromInline let placeholders: ContiguousArray<Placeholder>

  @usableFromInline
  struct Placeholder {
    @usableFromInline let row: Int
    /// A handle, or ``Tour/none``.
    @usableFromInline let parent: Int32
  }

  /// All rows of a tour.
  @usableFromInline
  init(_ tour: UnsafePointer<Tour>) {
    self.init(0..<tour.pointee.rowCount, of: tour)
  }

  /// Some rows of a tour.
  init(_ range: Range<Int>, of tour: UnsafePointer<Tour>) {
    var levels: ContiguousArray<Int32> = []
    var placeholders: ContiguousArray<Placeholder> = []
    // Filling none of an array writes to the storage that all empty arrays share, also those of other threads.
    guard !range.isEmpty else {
      (words, self.levels, self.placeholders) = ([], levels, placeholders)
      return
    }
    words = ContiguousArray(unsafeUninitializedCapacity: range.count) { words, wordCount in
      levels = ContiguousArray(unsafeUninitializedCapacity: range.count) { levels, levelCount in
        Self.read(range, of: tour, words, levels, &placeholders)
        levelCount = range.count
      }
      wordCount = range.count
    }
    self.levels = levels
    self.placeholders = placeholders
  }

  private static func read(
    _ range: Range<Int>, of tour: UnsafePointer<Tour>, _ words: UnsafeMutableBufferPointer<Int32>,
    _ levels: UnsafeMutableBufferPointer<Int32>, _ placeholders: inout ContiguousArray<Placeholder>
  ) {
    guard let words = words.baseAddress, let levels = levels.baseAddress else { return }
    var walker = TourRowWalker(tour, fromRow: range.lowerBound)
    var row = 0
    while true {
      let block = min(walker.count - walker.slot, range.count - row)
      if walker.allAreItemsAndRows(block) {
        walker.copy(block, to: words + row, levels + row)
        row += block
      } else {
        while walker.slot < walker.count, row < range.count {
          if walker.hiddens[walker.slot] == 0 {
            walker.copy(1, to: words + row, levels + row)
            if words[row] < 0 {
              let parent = tour.pointee.parent(of: TourPlace(leaf: walker.leaf, slot: walker.slot))
              placeholders.append(Placeholder(row: row, parent: parent))
            }
            row += 1
          }
          walker.slot += 1
        }
      }
      if row == range.count { return }
      walker.nextLeaf()
    }
  }
}

extension TourRowWalker {
  /// Whether each of the next entries of the leaf is an item that is shown.
  fileprivate func allAreItemsAndRows(_ count: Int) -> Bool {
    var found: Int32 = 0
    for next in slot..<slot &+ count { found |= hiddens[next] | words[next] & Int32.min }
    return found == 0
  }

  /// Writes the words and levels of the next entries of the leaf.
  @inline(__always)
  fileprivate func copy(
    _ count: Int, to words: UnsafeMutablePointer<Int32>, _ levels: UnsafeMutablePointer<Int32>
  ) {
    words.initialize(from: self.words + slot, count: count)
    for next in 0..<count { levels[next] = depths[slot &+ next] &+ base }
  }
}
