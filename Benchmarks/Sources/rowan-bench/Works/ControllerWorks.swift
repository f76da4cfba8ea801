import Rowan

/// What a user waits for in a controller, everything included that an observer is told.
let controllerWorks = [
  controllerWork("controller: select all") { size, stopwatch in
    let controller = OutlineController(Cube(size: size).openOutline)
    stopwatch.measure {
      controller.selectAll()
      let count = controller.selection.selectedItems.count
      controller.clearSelection()
      return count
    }
  },
  controllerWork("controller: check a root and uncheck it") { size, stopwatch in
    // One root with everything below it, closed.
    let cube = Cube(size: size)
    let controller = OutlineController(
      Outline(levels: [(0, -1)] + cube.lazyLevels.map { ($0 + 1, $1) }))
    stopwatch.measure {
      controller.setChecked(true, of: -1)
      let count = controller.checks.checkedItems.count
      controller.setChecked(false, of: -1)
      return count
    }
  },
  controllerWork("controller: filter and clear") { size, stopwatch in
    let cube = Cube(size: size)
    let titles = Titles(count: cube.count)
    let controller = OutlineController(cube.outline)
    stopwatch.measure {
      controller.setFilter(OutlineFilter { titles.match($0) })
      let count = controller.matchCount
      controller.setFilter(nil)
      return count
    }
  },
  controllerWork("controller: sort and sort back") { size, stopwatch in
    let controller = OutlineController(Cube(size: size).openOutline)
    stopwatch.measure {
      controller.setSortOrder(>)
      let first = controller.outline.item(atRow: 0) ?? 0
      controller.setSortOrder(nil)
      return first
    }
  },
  controllerWork("controller: insert and delete a sibling while sorted") { size, stopwatch in
    let controller = OutlineController(Outline(levels: (0..<size).lazy.map { (0, $0 * 2) }))
    controller.setSortOrder(>)
    var random = Random()
    let items = random.numbers(10, below: size).map { $0 * 2 + 1 }
    stopwatch.measure(operations: items.count) {
      items.reduce(0) { sum, item in
        _ = try? controller.insert([item], at: nil)
        let row = controller.outline.row(of: item) ?? 0
        _ = try? controller.delete([item])
        return sum &+ row
      }
    }
  },
  controllerWork("controller: toggle a root") { size, stopwatch in
    let controller = OutlineController(Cube(size: size).openOutline)
    let roots = controller.outline.rootItems
    stopwatch.measure(operations: roots.count * 2) {
      for root in roots {
        controller.collapse(root)
        controller.expand(root)
      }
      return controller.outline.rows.count
    }
  },
  controllerWork("controller: save the state of all open parents") { size, stopwatch in
    let controller = OutlineController(Cube(size: size).outline)
    controller.expandAll(origin: .user)
    stopwatch.measure { controller.state.expanded.count }
  },
]

/// A process does everything on its main thread.
private func controllerWork(
  _ name: String, _ body: @escaping @MainActor @Sendable (_ size: Int, _ stopwatch: inout Stopwatch) -> Void
) -> Work {
  Work(
    name: name, sizes: sizesToMillion,
    contenders: [
      .rowan { size, stopwatch in
        MainActor.assumeIsolated { body(size, &stopwatch) }
      }
    ])
}
