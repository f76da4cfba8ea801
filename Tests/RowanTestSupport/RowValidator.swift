import Rowan

/// Checks a change against the rows before and after: that it is right, and that nothing in it is needless.
package enum RowValidator {
  /// What is wrong with a change, or `nil`.
  ///
  /// - Parameter refreshed: Items that were to be refreshed for their content.
  package static func violation(
    of changes: RowChanges, from old: [NaiveTree.Row], to new: [NaiveTree.Row], refreshed: [Int] = []
  ) -> String? {
    guard changes.oldCount == old.count, changes.newCount == new.count else {
      return "counts \(changes.oldCount) → \(changes.newCount), not \(old.count) → \(new.count)"
    }
    let oldIDs = old.map(\.row.id)
    let newIDs = new.map(\.row.id)
    let oldSet = Set(oldIDs)
    let newSet = Set(newIDs)
    let removed = oldIDs.indices.filter { !newSet.contains(oldIDs[$0]) }
    if changes.removedRows != removed { return "removes \(changes.removedRows), not \(removed)" }
    let inserted = newIDs.indices.filter { !oldSet.contains(newIDs[$0]) }
    if changes.insertedRows != inserted { return "inserts \(changes.insertedRows), not \(inserted)" }

    if let violation = violation(ofMoves: changes, oldIDs, newIDs) { return violation }

    let oldRows = Dictionary(uniqueKeysWithValues: zip(oldIDs, old))
    let looksDifferent = new.indices.filter { row in
      guard let before = oldRows[newIDs[row]] else { return false }
      return before != new[row] || new[row].row.item.map(refreshed.contains) == true
    }
    if changes.refreshedRows != looksDifferent {
      return "refreshes \(changes.refreshedRows), not \(looksDifferent)"
    }
    return nil
  }

  private static func violation<ID: Hashable>(
    ofMoves changes: RowChanges, _ oldIDs: [ID], _ newIDs: [ID]
  ) -> String? {
    // The rows that stay, and those that move, put where they go.
    let moved = changes.movedRows
    let movedFrom = Set(moved.map(\.from))
    if movedFrom.count != moved.count { return "moves a row twice" }
    let removed = Set(changes.removedRows)
    if !movedFrom.isDisjoint(with: removed) { return "moves a row and removes it" }
    var result = [ID?](repeating: nil, count: newIDs.count)
    for move in moved {
      guard oldIDs.indices.contains(move.from), newIDs.indices.contains(move.to), result[move.to] == nil
      else {
        return "moves \(move.from) to \(move.to)"
      }
      result[move.to] = oldIDs[move.from]
    }
    for row in changes.insertedRows {
      if result[row] != nil { return "inserts and moves to row \(row)" }
      result[row] = newIDs[row]
    }
    var staying = oldIDs.indices.filter { !removed.contains($0) && !movedFrom.contains($0) }.makeIterator()
    for row in result.indices where result[row] == nil {
      guard let old = staying.next() else { return "leaves row \(row) without an old one" }
      result[row] = oldIDs[old]
    }
    if staying.next() != nil { return "leaves more rows than there are" }
    if result != newIDs.map(Optional.some) { return "gives \(result), not \(newIDs)" }

    let newRows = Dictionary(uniqueKeysWithValues: zip(newIDs, newIDs.indices))
    let order = oldIDs.compactMap { newRows[$0] }
    let least = order.count - longestIncreasingSubsequence(of: order)
    if moved.count != least { return "moves \(moved.count) rows where \(least) are enough" }
    for (earlier, later) in zip(changes.moves, changes.moves.dropFirst())
    where earlier.from.upperBound == later.from.lowerBound && earlier.destination.upperBound == later.to {
      return "moves \(earlier) and \(later) apart"
    }
    return nil
  }

  private static func longestIncreasingSubsequence(of numbers: [Int]) -> Int {
    var tails: [Int] = []
    for number in numbers {
      let index = tails.firstIndex { $0 >= number } ?? tails.count
      if index == tails.count { tails.append(number) } else { tails[index] = number }
    }
    return tails.count
  }
}
