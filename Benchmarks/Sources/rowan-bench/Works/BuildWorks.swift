import Foundation
import Rowan

/// GTK's stores are built from nested data, whichever way the outline is; and both end with everything open.
let buildWorks = [
  build("preorder", 0.12) { cube in
    let levels = Array(cube.lazyLevels)
    return { Outline(levels: levels) }
  },
  build("nested data", 0.15) { cube in
    let children = (0..<cube.count).map(cube.children)
    return { Outline(cube.roots) { (item: Int) -> [Int] in children[item] } }
  },
  build("pairs", 0.25) { cube in
    let pairs = cube.pairs
    return { Outline(pairs: pairs) }
  },
  build("shuffled pairs", 0.5) { cube in
    var random = Random()
    let pairs = cube.pairs.shuffled(using: &random)
    return { Outline(pairs: pairs) }
  },
]

private func build(
  _ source: String, _ goal: Double, _ prepare: @escaping @Sendable (Cube) -> () -> Outline<Int>
) -> Work {
  Work(
    name: "build from \(source)", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let make = prepare(Cube(size: size))
        stopwatch.measure {
          var outline = make()
          outline.expandAll()
          return outline.rows.count
        }
      },
      .gtk("build"),
      .peer("flat array") { size, stopwatch in
        let cube = Cube(size: size)
        stopwatch.measure { FlatArray.open(cube).rows.count }
      },
    ], goals: [.ratio(goal, of: "GTK", at: million)])
}

/// How much a process grows that builds a cube, opens everything and does nothing else.
let memoryWorks = [
  Work(
    name: "memory, Int items", sizes: growingSizes, unit: .bytes,
    contenders: [
      .rowan { size, stopwatch in
        stopwatch.noteGrowth {
          Cube(size: size).openOutline
        } count: {
          $0.rows.count
        }
      },
      .gtk("memory"),
      .peer("flat array") { size, stopwatch in
        stopwatch.noteGrowth {
          FlatArray.open(Cube(size: size))
        } count: {
          $0.rows.count
        }
      },
    ], goals: [.ratio(0.22, of: "GTK", at: million)]),
  Work(
    name: "memory, UUID items", sizes: growingSizes, unit: .bytes,
    contenders: [
      .rowan { size, stopwatch in
        stopwatch.noteGrowth {
          var random = Random()
          var outline = Outline(
            levels: Cube(size: size).lazyLevels.map { (level, _) in (level, random.uuid()) })
          outline.expandAll()
          return outline
        } count: {
          $0.rows.count
        }
      },
      .gtk("memory"),
    ], goals: [.ratio(0.3, of: "GTK", at: million)]),
]

extension Stopwatch {
  fileprivate mutating func noteGrowth<Value>(_ build: () -> Value, count: (Value) -> Int) {
    let before = ResidentMemory.now
    let value = build()
    let after = ResidentMemory.now
    note(Double(after - before), count(value))
  }
}
