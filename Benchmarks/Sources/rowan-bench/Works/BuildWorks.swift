import Rowan

let buildWorks = [
  Work(name: "build from levels", sizes: [10_000, 1_000_000]) { size, stopwatch in
    let levels = Cube(size: size).levels
    stopwatch.measure { Outline(levels: levels).count }
  },
  Work(name: "build from nested data", sizes: [10_000, 1_000_000]) { size, stopwatch in
    let edge = Cube(size: size).edge
    stopwatch.measure {
      let outline = Outline(0..<edge) { (item: Int) -> [Int] in
        // Roots, their children, and leaves, each from its parent's number.
        item < edge
          ? (0..<edge).map { edge + item * edge + $0 }
          : item < edge + edge * edge
            ? (0..<edge).map { edge + edge * edge + (item - edge) * edge + $0 } : []
      }
      return outline.count
    }
  },
  Work(name: "build from pairs", sizes: [10_000, 1_000_000]) { size, stopwatch in
    let pairs = Cube(size: size).pairs
    stopwatch.measure { Outline(pairs: pairs).count }
  },
  Work(name: "build from shuffled pairs", sizes: [10_000, 1_000_000]) { size, stopwatch in
    var random = Random()
    let pairs = Cube(size: size).pairs.shuffled(using: &random)
    stopwatch.measure { Outline(pairs: pairs).count }
  },
]
