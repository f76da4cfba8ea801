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
    let oldRows = DiffRows(old.tour)
    let newRows = DiffRows(tour)
    let segments = segments(from: old, oldRows, newRows)
    guard let contentChanged else {
      return rowChanges(from: oldRows, to: newRows, segments, contentChanged: nil)
    }
    return rowChanges(
      from: oldRows, to: newRows, segments,
      contentChanged: { oldRow, newRow in
        let (oldWord, newWord) = (
          EntryWord(raw: oldRows.words[oldRow]), EntryWord(raw: newRows.words[newRow])
        )
        return !oldWord.isPlaceholder && contentChanged(old.item(oldWord.handle), item(newWord.handle))
      })
  }

  /// Where each row of this outline was in another one.
  @inlinable
  func segments(from old: Outline, _ oldRows: DiffRows, _ newRows: DiffRows) -> RowSegments {
    let handleCapacity = Int(old.table.pointee.handleCount)
    if itemBox === old.itemBox {
      return RowMatching.segments(from: oldRows, to: newRows, handleCapacity: handleCapacity)
    }
    let newItems = table.pointee.items
    let oldTable = old.table
    let oldItems = oldTable.pointee.items
    return RowMatching.segments(
      from: oldRows, to: newRows, handleCapacity: handleCapacity,
      isSame: { oldItems[Int($0)] == newItems[Int($1)] },
      find: { oldTable.find(newItems[Int($0)]) })
  }
}

/// The change between two lists of rows.
@usableFromInline
func rowChanges(
  from old: DiffRows, to new: DiffRows, _ segments: RowSegments,
  contentChanged: ((_ oldRow: Int, _ newRow: Int) -> Bool)?
) -> RowChanges {
  let diff = RowDiff(from: old, to: new, segments, contentChanged: contentChanged)
  return segments.changes(oldCount: old.words.count, refreshed: diff.refreshed)
}
