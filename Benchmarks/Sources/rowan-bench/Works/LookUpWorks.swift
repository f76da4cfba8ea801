import Rowan

let lookUpWorks = [
  Work(
    name: "item at a random row", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let outline = Cube(size: size).openOutline
        let rows = randomRows(of: outline.rows.count)
        stopwatch.measure(operations: rows.count) { rows.reduce(0) { $0 &+ (outline.item(atRow: $1) ?? 0) } }
      },
      .gtk("item-at-row"),
      .peer("flat array") { size, stopwatch in
        let flat = FlatArray.open(Cube(size: size))
        let rows = randomRows(of: flat.rows.count)
        stopwatch.measure(operations: rows.count) { rows.reduce(0) { $0 &+ flat.rows[$1] } }
      },
      .ropeLookUp { size in
        let count = Cube(size: size).count
        return (count, randomRows(of: count))
      },
    ], goals: [.ratio(0.1, of: "GTK", at: million)]),
  Work(
    name: "windows of 50 rows, a row", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let outline = Cube(size: size).openOutline
        var random = Random()
        let starts = random.numbers(2_000, below: outline.rows.count - 50)
        stopwatch.measure(operations: starts.count * 50) {
          starts.reduce(0) { sum, start in
            outline.rows[start..<start + 50].reduce(sum) { $0 &+ $1.level &+ ($1.item ?? 0) }
          }
        }
      },
      .gtk("windows"),
    ], goals: [.ratio(0.02, of: "GTK", at: million)]),
  Work(
    name: "row of one of 10,000 held items", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let outline = Cube(size: size).openOutline
        let order = heldItems(of: outline.count)
        stopwatch.measure(operations: order.count) { order.reduce(0) { $0 &+ (outline.row(of: $1) ?? 0) } }
      },
      .gtk("row-of-item"),
      // It looks through the rows one by one, so it is asked less often.
      .peer("flat array", hasSameAnswer: false) { size, stopwatch in
        let flat = FlatArray.open(Cube(size: size))
        let order = heldItems(of: flat.rows.count).prefix(1_000)
        stopwatch.measure(operations: order.count) { order.reduce(0) { $0 &+ (flat.row(of: $1) ?? 0) } }
      },
    ], goals: [.ratio(0.5, of: "GTK", at: million)]),
]

private func randomRows(of count: Int) -> [Int] {
  var random = Random()
  return random.numbers(100_000, below: count)
}

/// Ten thousand items that a client holds, asked for ten times each in a random order.
private func heldItems(of count: Int) -> [Int] {
  var random = Random()
  let held = random.numbers(10_000, below: count)
  return random.numbers(100_000, below: held.count).map { held[$0] }
}
