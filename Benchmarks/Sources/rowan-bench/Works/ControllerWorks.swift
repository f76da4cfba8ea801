import Rowan

/// What a user waits for in a controller of many items, everything included that an observer is told.
let controllerWorks = [
  Work(name: "select all", sizes: [10_000, 1_000_000]) { size, stopwatch in
    onMainActor {
      let controller = OutlineController(Cube(size: size).openOutline)
      stopwatch.measure {
        controller.selectAll()
        let count = controller.selection.selectedItems.count
        controller.clearSelection()
        return count
      }
    }
  },
  Work(name: "check a root and uncheck it", sizes: [10_000, 1_000_000]) { size, stopwatch in
    onMainActor {
      // One root with everything below it, closed.
      var outline = Outline<Int>(levels: [(0, -1)])
      _ = try? outline.append(Cube(size: size).outline, to: -1)
      let controller = OutlineController(outline)
      stopwatch.measure {
        controller.setChecked(true, of: -1)
        let count = controller.checks.checkedItems.count
        controller.setChecked(false, of: -1)
        return count
      }
    }
  },
  Work(name: "filter by substring and clear", sizes: [10_000, 1_000_000]) { size, stopwatch in
    onMainActor {
      let titles = (0..<Cube(size: size).count).map { Array("Item number \($0)".utf8) }
      let needle = Array("99".utf8)
      let controller = OutlineController(Cube(size: size).outline)
      stopwatch.measure {
        controller.setFilter(OutlineFilter { holds(titles[$0], needle) })
        let count = controller.matchCount
        controller.setFilter(nil)
        return count
      }
    }
  },
  Work(name: "sort and sort back", sizes: [10_000, 1_000_000]) { size, stopwatch in
    onMainActor {
      let controller = OutlineController(Cube(size: size).openOutline)
      stopwatch.measure {
        controller.setSortOrder(>)
        let first = controller.outline.item(atRow: 0) ?? 0
        controller.setSortOrder(nil)
        return first
      }
    }
  },
  Work(name: "save the state of all open parents", sizes: [10_000, 1_000_000]) { size, stopwatch in
    onMainActor {
      let controller = OutlineController(Cube(size: size).outline)
      controller.expandAll(origin: .user)
      stopwatch.measure { controller.state.expanded.count }
    }
  },
]

/// Whether bytes are somewhere among others.
private func holds(_ text: [UInt8], _ part: [UInt8]) -> Bool {
  guard text.count >= part.count else { return false }
  return (0...text.count - part.count).contains { start in
    part.indices.allSatisfy { text[start + $0] == part[$0] }
  }
}

/// Runs on the main thread, where a benchmark's process does everything.
private func onMainActor(_ body: @MainActor () -> Void) {
  MainActor.assumeIsolated(body)
}
