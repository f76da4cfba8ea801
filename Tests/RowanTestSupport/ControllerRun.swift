import Rowan

/// What can be asked of a controller in a random run.
package enum ControllerCommand: CustomStringConvertible, Equatable {
  case outline(OutlineCommand)
  /// Shows what a number divides; `nil` ends the filter.
  case filter(Int?)
  /// Sorts by the remainder of a division; `nil` gives the given order.
  case sort(Int?)
  case batch([OutlineCommand])

  package var description: String {
    switch self {
    case .outline(let command): ".outline(\(command))"
    case .filter(let divisor): ".filter(\(divisor.map { "\($0)" } ?? "nil"))"
    case .sort(let divisor): ".sort(\(divisor.map { "\($0)" } ?? "nil"))"
    case .batch(let commands): ".batch(\(commands))"
    }
  }
}

/// Carries commands out on a controller and on the oracle, with an observer that keeps its own rows from nothing
/// but the changes it is told.
@MainActor
package final class ControllerRun {
  package let controller: OutlineController<Int>
  /// The whole tree in the given order, expanded as shown without a filter.
  private var tree = NaiveTree()
  private var divisor: Int?
  private var sortDivisor: Int?
  private var choices: [Int: Bool] = [:]

  /// The observer's rows.
  private var mirror: [NaiveTree.Row] = []
  private var observation: OutlineObservation?
  private var complaint: String?
  private var updates = 0

  package init(fanout: Int) {
    controller = OutlineController(Outline(fanout: fanout))
    observation = controller.observe { [weak self] in self?.hear($0) }
  }

  package var shownTree: NaiveTree { shown }

  private func hear(_ update: OutlineUpdate<Int>) {
    updates += 1
    let rows = shown.rows
    if let violation = RowValidator.violation(ofComposition: update.changes, from: mirror, to: rows) {
      complaint = "\(update.changes): \(violation)"
    }
    mirror = rows
  }

  /// The oracle's projection.
  private var shown: NaiveTree {
    var tree = tree
    if let sortDivisor { tree = tree.sorted { $0 % sortDivisor < $1 % sortDivisor } }
    guard let divisor else { return tree }
    tree = tree.filtered { $0.isMultiple(of: divisor) }
    for (item, isExpanded) in choices where tree.contains(item) {
      if !isExpanded {
        tree.expanded.remove(item)
      } else if tree.expandable(item) != .leaf {
        tree.expanded.insert(item)
      }
    }
    return tree
  }

  /// Carries a command out; answers what went wrong, or `nil`.
  package func violation(after command: ControllerCommand) -> String? {
    let before = updates
    var failure: String?
    switch command {
    case .filter(let divisor):
      if divisor == nil { choices = [:] }
      self.divisor = divisor
      controller.setFilter(divisor.map { divisor in OutlineFilter { $0.isMultiple(of: divisor) } })
    case .sort(let divisor):
      sortDivisor = divisor
      controller.setSortOrder(divisor.map { divisor in { $0 % divisor < $1 % divisor } })
    case .outline(let command):
      failure = carryOut(command)
    case .batch(let commands):
      var failures: [String] = []
      controller.batch { [self] in failures = commands.compactMap { carryOut($0) } }
      failure = failures.first
    }
    if let failure { return failure }
    if let complaint { return complaint }
    if updates > before + 1 { return "told \(updates - before) times" }
    if mirror != shown.rows { return "rows changed and nobody was told" }
    #if DEBUG || ROWAN_CHECK_INVARIANTS
      if let violation = controller.outline.firstViolation() { return "invariant: \(violation)" }
    #endif
    return controller.outline.differences(from: shown)
  }

  private func carryOut(_ command: OutlineCommand) -> String? {
    let command = withIndex(command)
    // The oracle first: the observer compares with it while it is told.
    var expectedError: OutlineError<Int>?
    do {
      try applyToOracle(command)
    } catch {
      expectedError = error as? OutlineError<Int>
    }
    var thrown: OutlineError<Int>?
    do throws(OutlineError<Int>) {
      try apply(command)
    } catch {
      thrown = error
    }
    if thrown == expectedError { return nil }
    // Of several duplicates another one may be found first, and at another place when the tree is sorted.
    if case .duplicate = thrown, case .duplicate = expectedError { return nil }
    return "threw \(thrown.map { "\($0)" } ?? "nothing"), not \(expectedError.map { "\($0)" } ?? "nothing")"
  }

  /// Carries a command out on the controller alone.
  package func apply(ignoringErrors command: OutlineCommand) {
    observation = nil
    do { try apply(withIndex(command)) } catch {}
  }

  private func applyToOracle(_ command: OutlineCommand) throws {
    switch command {
    case .expand, .collapse, .toggle, .expandAll, .collapseAll, .expandToDepth, .reveal:
      var changed = shown
      let before = changed.expanded
      _ = try changed.apply(command)
      let difference = changed.expanded.symmetricDifference(before)
      if divisor != nil {
        for item in difference { choices[item] = changed.expanded.contains(item) }
      } else {
        tree.expanded.formSymmetricDifference(difference)
      }
    case .setPlaceholder:
      break
    default:
      _ = try tree.apply(command)
    }
  }

  private func apply(_ command: OutlineCommand) throws(OutlineError<Int>) {
    switch command {
    case .append(let items, let parent): try controller.append(items, to: parent)
    case .insert(let items, let index, let parent): try controller.insert(items, at: index, in: parent)
    case .insertBefore, .insertAfter, .setPlaceholder: break
    case .appendOutline(let levels, let expanded, let parent):
      try controller.insert(Outline(levels, expanded: expanded), in: parent)
    case .delete(let items): try controller.delete(items)
    case .deleteAll: controller.replaceDescendants(with: Outline())
    case .move(let items, let parent, let index): try controller.move(items, to: parent, at: index)
    case .replaceChildren(let parent, let items): controller.replaceChildren(of: parent, with: items)
    case .replaceDescendants(let parent, let levels, let expanded):
      controller.replaceDescendants(of: parent, with: Outline(levels, expanded: expanded))
    case .expand(let items): controller.expand(items)
    case .collapse(let items, let nested): controller.collapse(items, nested: nested)
    case .toggle(let item): controller.toggle(item)
    case .expandAll(let item): controller.expandAll(under: item)
    case .collapseAll(let item): controller.collapseAll(under: item)
    case .expandToDepth(let depth, let item): controller.expand(toDepth: depth, under: item)
    case .reveal(let item): controller.reveal(item)
    case .setExpandable(let expandable, let items): controller.setExpandable(expandable, of: items)
    case .refresh(let items): controller.refresh(items)
    }
  }

  /// Inserting beside a sibling as inserting at its index in the given order.
  private func withIndex(_ command: OutlineCommand) -> OutlineCommand {
    func insertion(_ items: [Int], _ sibling: Int, _ offset: Int) -> OutlineCommand {
      guard let parent = tree.parent(of: sibling) else { return .insert(items, at: 0, in: sibling) }
      let index = tree.children[parent]?.firstIndex(of: sibling) ?? 0
      return .insert(items, at: index + offset, in: parent)
    }
    return switch command {
    case .insertBefore(let items, let sibling): insertion(items, sibling, 0)
    case .insertAfter(let items, let sibling): insertion(items, sibling, 1)
    default: command
    }
  }
}
