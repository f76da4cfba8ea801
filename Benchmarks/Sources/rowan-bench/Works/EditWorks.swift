import Rowan

let editWorks = [
  Work(
    name: "insert and remove a leaf in the cube", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let cube = Cube(size: size)
        var outline = cube.openOutline
        let parents = randomParents(cube)
        stopwatch.measure(operations: parents.count) {
          parents.reduce(0) { sum, parent in
            let inserted = try? outline.insert(cube.count, at: cube.edge / 2, in: parent)
            let removed = try? outline.delete(cube.count)
            return sum &+ (inserted?.newCount ?? 0) &- (removed?.newCount ?? 0)
          }
        }
      },
      .gtk("leaf-in-cube"),
      .peer("flat array") { size, stopwatch in
        let cube = Cube(size: size)
        var flat = FlatArray.open(cube)
        let parents = randomParents(cube).prefix(1_000)
        stopwatch.measure(operations: parents.count) {
          let sum = parents.reduce(0) { sum, parent in
            flat.insertLeaf(cube.count, at: cube.edge / 2, of: parent, row: parent)
            let count = flat.rows.count
            flat.removeLeaf(at: cube.edge / 2, of: parent, row: parent)
            return sum &+ count &- flat.rows.count
          }
          return sum * (10_000 / parents.count)
        }
      },
    ], goals: [.ratio(0.12, of: "GTK", at: million)]),
  Work(
    name: "insert and remove one of as many siblings", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        var outline = Outline(levels: (0..<size).lazy.map { (0, $0) })
        let indices = randomPlaces(size)
        stopwatch.measure(operations: indices.count) {
          indices.reduce(0) { sum, index in
            let inserted = try? outline.insert(size, at: index)
            let removed = try? outline.delete(size)
            return sum &+ (inserted?.newCount ?? 0) &- (removed?.newCount ?? 0)
          }
        }
      },
      .gtk("leaf-among-siblings"),
      .peer("array") { size, stopwatch in
        var array = Array(0..<size)
        let indices = randomPlaces(size).prefix(1_000)
        stopwatch.measure(operations: indices.count) {
          let sum = indices.reduce(0) { sum, index in
            array.insert(size, at: index)
            let count = array.count
            array.remove(at: index)
            return sum &+ count &- array.count
          }
          return sum * (10_000 / indices.count)
        }
      },
      .ropeEdits(randomPlaces),
    ], goals: [.ratio(0.12, of: "GTK", at: million)]),
  Work(
    name: "move a subtree of 10,100 rows and back", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let cube = Cube(size: size)
        var outline = cube.openOutline
        let roots = cube.roots
        stopwatch.measure(operations: (roots.count - 1) * 2) {
          var moved = 0
          for index in 1..<roots.count {
            moved &+= movedRows(try? outline.move(roots[index], to: roots[index - 1], at: 0))
            moved &+= movedRows(try? outline.move(roots[index], to: nil, at: index))
          }
          return outline.rows.count &+ (moved == 0 ? 1 : 0)
        }
      },
      .gtk("move-root"),
      .rowan("101 rows") { size, stopwatch in
        let cube = Cube(size: size)
        var outline = cube.openOutline
        stopwatch.measure(operations: (cube.edge - 1) * 2) {
          var moved = 0
          for index in 1..<cube.edge {
            let (first, second) = (cube.root(index - 1), cube.root(index))
            moved &+= movedRows(try? outline.move(second + 1, to: first, at: 0))
            moved &+= movedRows(try? outline.move(second + 1, to: second, at: 0))
          }
          return outline.rows.count &+ (moved == 0 ? 1 : 0)
        }
      },
    ], goals: [.ratio(3, of: "Rowan, 101 rows", at: million), .nanoseconds(5_000, at: million)]),
]

@Sendable
private func randomPlaces(_ size: Int) -> [Int] {
  var random = Random()
  return random.numbers(10_000, below: size)
}

private func randomParents(_ cube: Cube) -> [Int] {
  let parents = cube.parents
  var random = Random()
  return random.numbers(10_000, below: parents.count).map { parents[$0] }
}

private func movedRows(_ changes: RowChanges?) -> Int {
  changes?.moves.reduce(0) { $0 &+ $1.from.count } ?? 0
}
