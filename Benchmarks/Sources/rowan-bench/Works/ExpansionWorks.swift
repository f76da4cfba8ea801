import Rowan

/// In a smaller cube a root has fewer rows.
let expansionWorks = [
  Work(
    name: "collapse a root of 10,100 rows", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let cube = Cube(size: size)
        let roots = cube.roots
        var outline = cube.openOutline
        stopwatch.alternate(
          operations: roots.count,
          { roots.reduce(0) { $0 &+ outline.collapse($1).removed.rowCount } },
          undo: { for root in roots { outline.expand(root) } })
      },
      .gtk("collapse-root"),
      .peer("flat array") { size, stopwatch in
        let cube = Cube(size: size)
        let roots = Array(cube.roots.enumerated())
        var flat = FlatArray.open(cube)
        stopwatch.alternate(
          operations: roots.count,
          { roots.reduce(0) { $0 &+ flat.collapse($1.element, row: $1.offset) } },
          undo: { for (row, root) in roots.reversed() { _ = flat.expand(root, row: row) } })
      },
    ], goals: [.ratio(0.002, of: "GTK", at: million)]),
  Work(
    name: "expand a root of 10,100 rows", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let cube = Cube(size: size)
        let roots = cube.roots
        var outline = cube.openOutline
        for root in roots { outline.collapse(root) }
        stopwatch.alternate(
          operations: roots.count,
          { roots.reversed().reduce(0) { $0 &+ outline.expand($1).inserted.rowCount } },
          undo: { for root in roots { outline.collapse(root) } })
      },
      .gtk("expand-root"),
      .peer("flat array") { size, stopwatch in
        let cube = Cube(size: size)
        let roots = Array(cube.roots.enumerated())
        var flat = FlatArray.open(cube)
        for (row, root) in roots { _ = flat.collapse(root, row: row) }
        stopwatch.alternate(
          operations: roots.count,
          { roots.reversed().reduce(0) { $0 &+ flat.expand($1.element, row: $1.offset) } },
          undo: { for (row, root) in roots { _ = flat.collapse(root, row: row) } })
      },
    ], goals: [.ratio(0.0003, of: "GTK", at: million)]),
  Work(
    name: "collapse and expand 10,100 rows", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let cube = Cube(size: size)
        var outline = cube.openOutline
        toggle(cube.roots, in: &outline, &stopwatch)
      },
      .rowan("100 rows") { size, stopwatch in
        let cube = Cube(size: size)
        var outline = cube.openOutline
        toggle(cube.roots.map { $0 + 1 }, in: &outline, &stopwatch)
      },
      .rowan("all rows") { size, stopwatch in
        let cube = Cube(size: size)
        var outline = Outline(levels: [(0, -1)] + cube.lazyLevels.map { ($0 + 1, $1) })
        outline.expandAll()
        toggle(Array(repeating: -1, count: cube.edge), in: &outline, &stopwatch)
      },
    ],
    goals: [
      .ratio(1.5, of: "Rowan, 100 rows", at: million), .ratio(1.5, of: "Rowan, all rows", at: million),
    ]),
  Work(
    name: "expand all", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        var outline = Cube(size: size).outline
        stopwatch.alternate({ outline.expandAll().newCount }, undo: { outline.collapseAll() })
      },
      .gtk("expand-all"),
      .peer("flat array") { size, stopwatch in
        var flat = FlatArray(Cube(size: size))
        stopwatch.alternate(
          {
            flat.expandAll()
            return flat.rows.count
          }, undo: { flat.collapseAll() })
      },
    ], goals: [.ratio(0.005, of: "GTK", at: million)]),
  Work(
    name: "collapse all", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        var outline = Cube(size: size).openOutline
        stopwatch.alternate({ outline.collapseAll().newCount }, undo: { outline.expandAll() })
      },
      .gtk("collapse-all"),
      .peer("flat array") { size, stopwatch in
        var flat = FlatArray.open(Cube(size: size))
        stopwatch.alternate(
          {
            flat.collapseAll()
            return flat.rows.count
          }, undo: { flat.expandAll() })
      },
    ], goals: [.ratio(0.005, of: "GTK", at: million)]),
  Work(
    name: "first toggle while a copy is alive", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        var outline = Cube(size: size).openOutline
        while stopwatch.goesOn {
          let copy = outline
          stopwatch.sample { outline.collapse(0).newCount }
          outline.expand(0)
          precondition(copy.rows.count == outline.rows.count, "the copy changed")
        }
      },
      .peer("flat array") { size, stopwatch in
        var flat = FlatArray.open(Cube(size: size))
        while stopwatch.goesOn {
          let copy = flat
          stopwatch.sample {
            _ = flat.collapse(0, row: 0)
            return flat.rows.count
          }
          _ = flat.expand(0, row: 0)
          precondition(copy.rows.count == flat.rows.count, "the copy changed")
        }
      },
    ], goals: [.nanoseconds(10e6, at: million)]),
]

private func toggle(_ items: [Int], in outline: inout Outline<Int>, _ stopwatch: inout Stopwatch) {
  stopwatch.measure(operations: items.count * 2 * 20) {
    var rows = 0
    for _ in 0..<20 {
      for item in items {
        rows &+= outline.collapse(item).removed.rowCount
        rows &+= outline.expand(item).inserted.rowCount
      }
    }
    return rows
  }
}
