import Rowan
import RowanTestSupport

/// A command on a controller, as a value that can be printed, replayed and left out.
enum TreeCommand: CustomStringConvertible, Equatable {
  case outline(OutlineCommand)
  /// Shows what a number divides; `nil` ends the filter.
  case filter(Int?)
  /// Sorts by the remainder of a division; `nil` gives the given order.
  case sort(Int?)
  case batch([OutlineCommand])

  var description: String {
    switch self {
    case .outline(let command): ".outline(\(command))"
    case .filter(let divisor): ".filter(\(divisor.map { "\($0)" } ?? "nil"))"
    case .sort(let divisor): ".sort(\(divisor.map { "\($0)" } ?? "nil"))"
    case .batch(let commands): ".batch(\(commands))"
    }
  }
}

/// Carries commands out on a controller and on the plainest tree there is.
@MainActor
final class OracleRun {
  let controller = OutlineController(Outline<Int>(fanout: 4))
  /// The whole tree in the given order, expanded as shown without a filter.
  private var tree = NaiveTree()
  private var divisor: Int?
  private var sortDivisor: Int?
  /// What was opened and closed while a filter was on.
  private var choices: [Int: Bool] = [:]

  init() {
    // Where a drop or a reordered row went, the controller says; what is there then, the oracle does.
    controller.moveOptions.didMove = { [weak self] move in
      self?.applyToOracle(.move(move.items, to: move.place.parent, at: move.place.index))
    }
  }

  /// The oracle's projection.
  var shown: NaiveTree {
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

  /// Carries a command out.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - act: Has the controller do it in another way, by a tap say.
  ///   - between: Is done behind each command of a batch.
  func perform(_ command: TreeCommand, by act: (() -> Void)? = nil, between: @escaping () -> Void = {}) {
    switch command {
    case .filter(let divisor):
      if divisor == nil { choices = [:] }
      self.divisor = divisor
      controller.setFilter(divisor.map { divisor in OutlineFilter { $0.isMultiple(of: divisor) } })
    case .sort(let divisor):
      sortDivisor = divisor
      controller.setSortOrder(divisor.map { divisor in { $0 % divisor < $1 % divisor } })
    case .outline(let command):
      carryOut(command, by: act)
    case .batch(let commands):
      controller.batch { [self] in
        for command in commands {
          carryOut(command, by: nil)
          between()
        }
      }
    }
  }

  private func carryOut(_ command: OutlineCommand, by act: (() -> Void)?) {
    let command = withIndex(command)
    applyToOracle(command)
    if let act { act() } else { apply(command) }
  }

  private func applyToOracle(_ command: OutlineCommand) {
    switch command {
    case .expand, .collapse, .toggle, .expandAll, .collapseAll, .expandToDepth, .reveal:
      var changed = shown
      let before = changed.expanded
      _ = try? changed.apply(command)
      let difference = changed.expanded.symmetricDifference(before)
      if divisor != nil {
        for item in difference { choices[item] = changed.expanded.contains(item) }
      } else {
        tree.expanded.formSymmetricDifference(difference)
      }
    case .setPlaceholder: break
    default: _ = try? tree.apply(command)
    }
  }

  /// What is refused is refused by both, or their rows differ.
  private func apply(_ command: OutlineCommand) {
    switch command {
    case .append(let items, let parent): _ = try? controller.append(items, to: parent)
    case .insert(let items, let index, let parent):
      _ = try? controller.insert(items, at: index, in: parent)
    case .insertBefore, .insertAfter, .setPlaceholder: break
    case .appendOutline(let levels, let expanded, let parent):
      _ = try? controller.insert(Outline(levels, expanded: expanded), in: parent)
    case .delete(let items): _ = try? controller.delete(items)
    case .deleteAll: controller.replaceDescendants(with: Outline())
    case .move(let items, let parent, let index): _ = try? controller.move(items, to: parent, at: index)
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
