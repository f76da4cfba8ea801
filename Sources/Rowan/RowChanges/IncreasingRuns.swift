/// Runs of rows in their new order, each with where it was: which of them stay, so that as few rows as can be
/// have to move.
///
/// Those that stay are a heaviest increasing subsequence of the old positions, a run weighing as many rows as
/// it has. A run stays or moves as one: whatever increases with one of its rows increases with all of them.
struct IncreasingRuns {
  /// The runs by their old positions.
  let inOldOrder: [Int]
  /// By run; `nil` when all stay.
  private var staying: [Bool]?

  func stays(_ run: Int) -> Bool {
    staying?[run] ?? true
  }

  /// - Parameter runs: In the new order. Their old rows do not overlap.
  /// - Complexity: O(k log k) for k runs; O(k) when all stay
  init(_ runs: [(old: Int, count: Int)]) {
    if zip(runs, runs.dropFirst()).allSatisfy({ $0.old < $1.old }) {
      inOldOrder = Array(runs.indices)
    } else {
      inOldOrder = Self.sorted(runs)
      staying = heaviest(runs)
    }
  }

  /// Sorts numbers with the old row above the number of the run: faster by half than to look the rows up.
  private static func sorted(_ runs: [(old: Int, count: Int)]) -> [Int] {
    var keys = runs.indices.map { UInt64(runs[$0].old) &<< 32 | UInt64($0) }
    keys.sort()
    return keys.map { Int(truncatingIfNeeded: $0 & 0xFFFF_FFFF) }
  }

  private func heaviest(_ runs: [(old: Int, count: Int)]) -> [Bool] {
    var rank = [Int](repeating: 0, count: runs.count)
    for (position, run) in inOldOrder.enumerated() { rank[run] = position + 1 }
    var previous = [Int](repeating: -1, count: runs.count)
    // A Fenwick tree over the old order: by rank, the heaviest subsequence that ends at or before it, as its
    // weight and its last run.
    var best = [(weight: Int, run: Int)](repeating: (0, -1), count: runs.count + 1)
    var heaviest = (weight: 0, run: -1)
    for run in runs.indices {
      var before = (weight: 0, run: -1)
      var position = rank[run] - 1
      while position > 0 {
        if best[position].weight > before.weight { before = best[position] }
        position &= position &- 1
      }
      previous[run] = before.run
      let weight = before.weight + runs[run].count
      position = rank[run]
      while position < best.count {
        if best[position].weight < weight { best[position] = (weight, run) }
        position &+= position & -position
      }
      if weight > heaviest.weight { heaviest = (weight, run) }
    }
    var stays = [Bool](repeating: false, count: runs.count)
    var last = heaviest.run
    while last >= 0 {
      stays[last] = true
      last = previous[last]
    }
    return stays
  }
}
