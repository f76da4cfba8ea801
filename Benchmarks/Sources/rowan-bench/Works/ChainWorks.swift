import Rowan

/// A tree in which each item is the only child of the one before.
///
/// GTK takes seconds to open 40,000 levels, and ends on 100,000: it takes part up to 10,000.
let chainWorks = [
  Work(
    name: "chain: item at a random row", sizes: growingSizes,
    contenders: chain(peer: "chain-item-at-row") { depth, stopwatch in
      let outline = openChain(depth)
      var random = Random()
      let rows = random.numbers(2_000, below: depth)
      stopwatch.measure(operations: rows.count) { rows.reduce(0) { $0 &+ (outline.item(atRow: $1) ?? 0) } }
    }, goals: chainGoals),
  Work(
    name: "chain: row of a random item", sizes: growingSizes,
    contenders: chain(peer: "chain-row-of-item") { depth, stopwatch in
      let outline = openChain(depth)
      var random = Random()
      let items = random.numbers(2_000, below: depth)
      stopwatch.measure(operations: items.count) { items.reduce(0) { $0 &+ (outline.row(of: $1) ?? 0) } }
    }, goals: chainGoals),
  Work(
    name: "chain: collapse and expand the root", sizes: growingSizes,
    contenders: chain(peer: "chain-toggle") { depth, stopwatch in
      var outline = openChain(depth)
      stopwatch.measure(operations: 2 * 100) {
        var rows = 0
        for _ in 0..<100 {
          rows &+= outline.collapse(0).newCount
          rows &+= outline.expand(0).newCount
        }
        return rows
      }
    }, goals: chainGoals),
]

private let chainGoals: [Work.Goal] = [
  .ratio(0.002, of: "GTK", at: 10_000), .ratio(3, of: "Rowan, 10,000 deep", at: 100_000),
]

private func chain(
  peer: String, _ run: @escaping @Sendable (Int, inout Stopwatch) -> Void
) -> [Contender] {
  [
    .rowan(nil, run), .gtk(peer, upTo: 10_000),
    .rowan("10,000 deep", sizes: 100_000...100_000) { _, stopwatch in run(10_000, &stopwatch) },
  ]
}

private func openChain(_ depth: Int) -> Outline<Int> {
  var outline = Outline(levels: (0..<depth).lazy.map { ($0, $0) })
  outline.expandAll()
  return outline
}
