import Rowan

let lookUpWorks = [
  Work(name: "item at a random row", sizes: [10_000, 1_000_000]) { size, stopwatch in
    let outline = Cube(size: size).openOutline
    var random = Random()
    let rows = random.numbers(100_000, below: outline.rows.count)
    stopwatch.measure(operations: rows.count) { rows.reduce(0) { $0 &+ (outline.item(atRow: $1) ?? 0) } }
  },
  Work(name: "windows of 50 rows, a row", sizes: [10_000, 1_000_000]) { size, stopwatch in
    let outline = Cube(size: size).openOutline
    var random = Random()
    let starts = random.numbers(2_000, below: outline.rows.count - 50)
    stopwatch.measure(operations: starts.count * 50) {
      starts.reduce(0) { sum, start in
        outline.rows[start..<start + 50].reduce(sum) { $0 &+ $1.level &+ ($1.item ?? 0) }
      }
    }
  },
  Work(name: "row of one of 10,000 held items", sizes: [10_000, 1_000_000]) { size, stopwatch in
    let outline = Cube(size: size).openOutline
    var random = Random()
    let held = random.numbers(10_000, below: outline.count)
    let order = (0..<10).flatMap { _ in held.shuffled(using: &random) }
    stopwatch.measure(operations: order.count) { order.reduce(0) { $0 &+ (outline.row(of: $1) ?? 0) } }
  },
]
