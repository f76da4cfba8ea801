/// Finds the old row of each new one.
///
/// Most new rows are the next one of the old rows; behind one that is not, the next is most often the one
/// behind it in the old rows. So an item is looked up, which takes a hash, at the start of each run alone.
@usableFromInline
struct RowMatching {
  private let old: DiffRows
  private let new: DiffRows
  private let handleCapacity: Int
  /// By handle, the old row of the item, -1 for those without one; empty until the first is asked for.
  private var itemRows: ContiguousArray<Int32> = []
  /// By one more than the parent's handle, the old row of a placeholder, likewise.
  private var placeholderRows: ContiguousArray<Int32> = []
  private var placeholderIndex = 0
  /// The old row behind the last one that was found: most often that of the next new row.
  @usableFromInline private(set) var expected = 0
  /// How many rows that were not there are still to be added.
  @usableFromInline var insertions = 0
  /// Where the new rows so far were.
  @usableFromInline private(set) var segments = RowSegments()

  /// - Parameter handleCapacity: Above all handles of the old rows.
  @usableFromInline
  init(_ old: DiffRows, _ new: DiffRows, handleCapacity: Int) {
    self.old = old
    self.new = new
    self.handleCapacity = handleCapacity
  }

  /// Where each new row was.
  ///
  /// - Parameters:
  ///   - isSame: Whether the items of an old and a new handle are equal.
  ///   - find: Answers the old handle of a new one, negative when there is none.
  @inlinable
  @inline(__always)
  static func segments(
    from old: DiffRows, to new: DiffRows, handleCapacity: Int,
    isSame: (_ oldHandle: Int32, _ newHandle: Int32) -> Bool, find: (_ newHandle: Int32) -> Int32
  ) -> RowSegments {
    var matching = RowMatching(old, new, handleCapacity: handleCapacity)
    old.words.withUnsafeBufferPointer { oldWords in
      new.words.withUnsafeBufferPointer { newWords in
        var row = 0
        while true {
          let start = row
          var oldRow = matching.expected
          while row < newWords.count, oldRow < oldWords.count, oldWords[oldRow] | newWords[row] >= 0,
            isSame(EntryWord(raw: oldWords[oldRow]).handle, EntryWord(raw: newWords[row]).handle)
          {
            row &+= 1
            oldRow &+= 1
          }
          if row > start { matching.addExpected(row &- start) }
          if row == newWords.count { break }
          if newWords[row] >= 0 {
            let handle = find(EntryWord(raw: newWords[row]).handle)
            if handle < 0 { matching.insertions &+= 1 } else { matching.add(handle) }
          } else {
            let parent = matching.parentOfNextPlaceholder()
            matching.addPlaceholder(of: parent == Tour.none ? parent : find(parent), parent: parent)
          }
          row &+= 1
        }
      }
    }
    matching.addInsertions()
    return matching.segments
  }

  @usableFromInline
  mutating func addInsertions() {
    segments.append(inserted: insertions)
    insertions = 0
  }

  /// Adds new rows that are the expected ones.
  @usableFromInline
  mutating func addExpected(_ count: Int) {
    addInsertions()
    segments.append(old: expected, count: count)
    expected += count
  }

  /// Adds the row of an item that has a handle among the old items, shown or not.
  @usableFromInline
  mutating func add(_ handle: Int32) {
    if itemRows.isEmpty { itemRows = old.rowsByHandle(capacity: handleCapacity) }
    add(oldRow: itemRows[Int(handle)])
  }

  private mutating func add(oldRow row: Int32) {
    if row < 0 {
      insertions += 1
    } else {
      expected = Int(row)
      addExpected(1)
    }
  }

  // MARK: Placeholders

  /// The parent of the next placeholder among the new rows, ``Tour/none`` for that of the roots.
  @usableFromInline
  mutating func parentOfNextPlaceholder() -> Int32 {
    placeholderIndex += 1
    return new.placeholders[placeholderIndex - 1].parent
  }

  /// Adds the placeholder whose parent was asked for last.
  ///
  /// It was there when the same parent had one of the same kind.
  ///
  /// - Parameters:
  ///   - oldParent: The parent's old handle; negative when there is none, or for the roots' level.
  ///   - parent: The parent's new handle.
  @usableFromInline
  mutating func addPlaceholder(of oldParent: Int32, parent: Int32) {
    if placeholderRows.isEmpty { placeholderRows = old.placeholderRowsByParent(capacity: handleCapacity) }
    let word = new.words[new.placeholders[placeholderIndex - 1].row]
    let isKnown = oldParent >= 0 || parent == Tour.none
    let row = isKnown ? placeholderRows[Int(oldParent) + 1] : -1
    add(oldRow: row >= 0 && old.words[Int(row)] == word ? row : -1)
  }
}

extension DiffRows {
  /// By handle: the row of the item, -1 for those without one.
  fileprivate func rowsByHandle(capacity: Int) -> ContiguousArray<Int32> {
    var rows = ContiguousArray<Int32>(repeating: -1, count: capacity)
    rows.withUnsafeMutableBufferPointer { rows in
      for row in words.indices where words[row] >= 0 {
        rows[Int(EntryWord(raw: words[row]).handle)] = Int32(truncatingIfNeeded: row)
      }
    }
    return rows
  }

  /// By one more than the parent's handle: the row of the placeholder, -1 for those without one.
  fileprivate func placeholderRowsByParent(capacity: Int) -> ContiguousArray<Int32> {
    var rows = ContiguousArray<Int32>(repeating: -1, count: capacity + 1)
    for placeholder in placeholders {
      rows[Int(placeholder.parent) + 1] = Int32(truncatingIfNeeded: placeholder.row)
    }
    return rows
  }
}
