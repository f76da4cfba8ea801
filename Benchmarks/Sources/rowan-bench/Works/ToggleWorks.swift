import Rowan

let toggleWorks = [
  Work(name: "collapse and expand a root", sizes: [10_000, 1_000_000]) { size, stopwatch in
    var outline = Cube(size: size).openOutline
    let roots = outline.rootItems
    stopwatch.measure(operations: roots.count * 2 * 20) {
      var rows = 0
      for _ in 0..<20 {
        for root in roots {
          rows &+= outline.collapse(root).removed.rowCount
          rows &+= outline.expand(root).inserted.rowCount
        }
      }
      return rows
    }
  },
  Work(name: "expand all and collapse all", sizes: [10_000, 1_000_000]) { size, stopwatch in
    var outline = Cube(size: size).outline
    stopwatch.measure(operations: 2) {
      outline.expandAll().newCount &+ outline.collapseAll().newCount
    }
  },
]
