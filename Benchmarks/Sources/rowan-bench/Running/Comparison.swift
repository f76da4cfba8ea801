/// A work at a size beside one peer, and what is to be reached: a line of the table.
struct Comparison: Codable {
  var work: String
  var size: Int
  var unit: Work.Unit
  var median: Double
  var minimum: Double
  var peer: String?
  var peerMedian: Double?
  var ratio: Double?
  var goal: String?
  /// `nil` where there is no goal, or nothing to compare with.
  var isMet: Bool?

  /// The lines of a work: at its largest size and those with goals, one for each peer and goal.
  static func lines(of work: Work, in measured: Measurements) -> [Comparison] {
    let judged = work.contenders[0].name
    let reachable = work.sizes.filter { measured.median(work, judged, $0) != nil }
    let sizes = Set(work.goals.map(\.size)).union(
      [work.goals.isEmpty ? reachable.last : nil].compactMap { $0 })
    return reachable.filter { sizes.contains($0) || reachable.count == 1 }.flatMap { size -> [Comparison] in
      let line = Comparison(
        work: work.name, size: size, unit: work.unit, median: measured.median(work, judged, size) ?? 0,
        minimum: measured.minimum(work, judged, size) ?? 0)
      let goals = work.goals.filter { $0.size == size }
      let against = work.contenders.dropFirst().compactMap { peer in
        line.against(peer.name, measured.median(work, peer.name, size), goals)
      }
      let alone = goals.compactMap { line.alone($0.bound) }
      return against + alone + (against.isEmpty && alone.isEmpty ? [line] : [])
    }
  }

  private func against(_ name: String, _ peerMedian: Double?, _ goals: [Work.Goal]) -> Comparison? {
    var line = self
    line.peer = name
    for case .ratio(let most, name) in goals.map(\.bound) { line.goal = "≤ \(Quantity.plain(most))" }
    guard let peerMedian else { return line.goal == nil ? nil : line }
    line.peerMedian = peerMedian
    let ratio = median / peerMedian
    line.ratio = ratio
    for case .ratio(let most, name) in goals.map(\.bound) { line.isMet = ratio <= most }
    return line
  }

  private func alone(_ bound: Work.Goal.Bound) -> Comparison? {
    var line = self
    switch bound {
    case .ratio: return nil
    case .nanoseconds(let most):
      line.goal = "≤ \(Quantity.nanoseconds(most))"
      line.isMet = median <= most
    case .holds(let what):
      line.goal = what
      line.isMet = true
    }
    return line
  }
}
