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
      inOldOrder = runs.indices.sorted { runs[$0].old < runs[$1].old }
      staying = heaviest(runs)
    }
  }

  private func heaviest(_ runs: [(old: Int, count: Int)]) -> [Bool] {
    var rank = [Int](repeating: 0, count: runs.count)
    for (position, run) in inOldOrder.enumerated() { rank[run] = position + 1 }
    var weight = [Int](repeating: 0, count: runs.count)
    var previous = [Int](repeating: -1, count: runs.count)
    // A Fenwick tree over the old order: the heaviest subsequence that ends at or before a rank, by its end.
    var best = [Int](repeating: -1, count: runs.count + 1)
    var last = -1
    for run in runs.indices {
      var before = -1
      var position = rank[run] - 1
      while position > 0 {
        let candidate = best[position]
        if candidate >= 0, before < 0 || weight[candidate] > weight[before] { before = candidate }
        position &-= position & -position
      }
      previous[run] = before
      weight[run] = runs[run].count + (before < 0 ? 0 : weight[before])
      position = rank[run]
      while position < best.count {
        if best[position] < 0 || weight[best[position]] < weight[run] { best[position] = run }
        position &+= position & -position
      }
      if last < 0 || weight[run] > weight[last] { last = run }
    }
    var stays = [Bool](repeating: false, count: runs.count)
    while last >= 0 {
      stays[last] = true
      last = previous[last]
    }
    return stays
  }
}
