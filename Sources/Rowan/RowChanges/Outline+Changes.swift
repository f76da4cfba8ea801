extension Outline {
  /// The change that makes the rows of another outline those of this one.
  ///
  /// ```swift
  /// let new = Outline(pairs: freshlyLoaded)
  /// let changes = new.changes(from: old)
  /// ```
  ///
  /// Rows that both outlines begin or end with are passed over quickly. An item that is shown in both, under
  /// the same parent or another, stays or moves, and as few rows move as the order allows. The same data again
  /// gives an empty change. An outline that was made from the other one by filtering, sorting or expanding
  /// shares its items, and none of them is hashed or compared.
  ///
  /// - Parameters:
  ///   - old: The outline before.
  ///   - contentChanged: Whether the content of an item that is in both is another, so that its row needs
  ///     refreshing. The rows of items whose level, disclosure or place as first or last of their siblings
  ///     changed are refreshed in any case.
  /// - Complexity: O(r + m log m) for r rows of which m are out of order
  @inlinable
  public func changes(
    from old: Outline, contentChanged: ((_ old: Item, _ new: Item) -> Bool)? = nil
  ) -> RowChanges {
    let isShared = itemBox === old.itemBox
    if isShared, tourBox === old.tourBox { return unchanged }
    let oldRows = diffRows(in: 0..<old.tour.pointee.rowCount, of: old.tour)
    var newRows = diffRows(in: 0..<tour.pointee.rowCount, of: tour)
    guard let contentChanged else {
      if !isShared { translate(&newRows, toHandlesOf: old, oldRows) }
      return rowChanges(
        from: oldRows, to: newRows, handleCapacity: Int(old.table.pointee.handleCount), contentChanged: nil)
    }
    let newHandles = newRows.map { $0.key }
    if !isShared { translate(&newRows, toHandlesOf: old, oldRows) }
    return rowChanges(
      from: oldRows, to: newRows, handleCapacity: Int(old.table.pointee.handleCount),
      contentChanged: { oldRow, newRow in
        oldRows[oldRow].key >= 0 && contentChanged(old.item(oldRows[oldRow].key), item(newHandles[newRow]))
      })
  }

  /// Gives rows of this outline the keys that their items have in another one.
  @inlinable
  func translate(
    _ rows: inout ContiguousArray<DiffRow>, toHandlesOf old: Outline, _ oldRows: ContiguousArray<DiffRow>
  ) {
    let newItems = table.pointee.items
    let oldItems = old.table.pointee.items
    // Most items are the next one of the old rows, which is found without hashing; behind one that is not, the
    // next is most often the one behind it in the old rows. Where that is, is written down when it is needed.
    var expected = 0
    var oldRowOfHandle: ContiguousArray<Int32> = []
    for row in rows.indices {
      let key = rows[row].key
      if key >= 0 {
        if expected < oldRows.count, oldRows[expected].key >= 0,
          oldItems[Int(oldRows[expected].key)] == newItems[Int(key)]
        {
          rows[row].key = oldRows[expected].key
          expected &+= 1
          continue
        }
        let handle = old.table.pointee.find(newItems[Int(key)])
        rows[row].key = handle < 0 ? DiffRow.unmatched : handle
        if handle < 0 { continue }
        if oldRowOfHandle.isEmpty {
          oldRowOfHandle = oldRows.rowsByHandle(capacity: Int(old.table.pointee.handleCount))
        }
        let oldRow = oldRowOfHandle[Int(handle)]
        if oldRow >= 0 { expected = Int(oldRow) &+ 1 }
      } else {
        let parent = DiffRow.key(ofPlaceholderOf: key)
        if parent != Tour.none {
          let handle = old.table.pointee.find(newItems[Int(parent)])
          rows[row].key = handle < 0 ? DiffRow.unmatched : DiffRow.key(ofPlaceholderOf: handle)
        }
        if expected < oldRows.count, oldRows[expected].key == rows[row].key { expected &+= 1 }
      }
    }
  }
}

/// The change between two lists of rows that use the same handles.
@usableFromInline
func rowChanges(
  from old: ContiguousArray<DiffRow>, to new: ContiguousArray<DiffRow>, handleCapacity: Int,
  contentChanged: ((_ oldRow: Int, _ newRow: Int) -> Bool)?
) -> RowChanges {
  let diff = RowDiff(from: old, to: new, handleCapacity: handleCapacity, contentChanged: contentChanged)
  return diff.segments.changes(oldCount: old.count, refreshed: diff.refreshed)
}
