import Rowan
import RowanTestSupport

/// Carries commands out on a controller and on the oracle, with an observer that keeps its own rows, selection and
/// marks from nothing but what it is told.
@MainActor
final class ControllerRun {
  /// What is chosen once for a run.
  struct Setup {
    var fanout = 4
    var mode = SelectionMode.multiple
    var followsCollapse = false
    var parks = false
    var propagation = CheckPropagation.both
    /// New items that the number divides are open.
    var rule: Int?
  }

  let controller: OutlineController<Int>
  var oracle: NaiveController
  private var observer: ControllerObserver
  private var observation: OutlineObservation?
  private var saved: OutlineState<Int>?

  init(_ setup: Setup = Setup()) {
    let rule = setup.rule
    controller = OutlineController(
      Outline(fanout: setup.fanout), initiallyExpanded: rule.map { rule in { $0.isMultiple(of: rule) } })
    controller.selectionOptions.mode = setup.mode
    controller.selectionOptions.followsCollapse = setup.followsCollapse
    controller.selectionOptions.goneItems = setup.parks ? .park : .purge
    controller.checkOptions.propagation = setup.propagation
    oracle = NaiveController(setup)
    observer = ControllerObserver()
    observation = controller.observe { [weak self] update in
      guard let self else { return }
      observer.hear(update, oracle)
    }
  }

  /// Carries a command out; answers what went wrong, or `nil`.
  func violation(after command: ControllerCommand) -> String? {
    let before = observer.updates
    var failures: [String] = []
    if case .batch(let commands) = command {
      controller.batch { [self] in failures = commands.compactMap { carryOut($0) } }
    } else {
      failures = carryOut(command).map { [$0] } ?? []
    }
    if let failure = failures.first ?? observer.complaint { return failure }
    if observer.updates > before + 1 { return "told \(observer.updates - before) times" }
    if let missed = observer.missed(of: oracle) { return missed }
    return disagreement
  }

  /// What the controller holds otherwise than the oracle.
  private var disagreement: String? {
    #if DEBUG || ROWAN_CHECK_INVARIANTS
      if let violation = controller.outline.firstViolation() { return "invariant: \(violation)" }
    #endif
    let selection = controller.selection
    if selection.selectedItems != oracle.selection.selected {
      return "selected are \(selection.selectedItems), not \(oracle.selection.selected)"
    }
    if selection.parkedItems != oracle.selection.parked { return "parked are \(selection.parkedItems)" }
    if selection.anchor != oracle.selection.anchor { return "anchor is \(selection.anchor ?? -1)" }
    if selection.focus != oracle.selection.focus {
      return "focus is \(selection.focus ?? -1), not \(oracle.selection.focus ?? -1)"
    }
    for (item, state) in oracle.checks.states(in: oracle.tree)
    where controller.checks.state(of: item) != state {
      return "\(item) is \(controller.checks.state(of: item)), not \(state)"
    }
    var recounted = controller.checks
    if !recounted.recount(in: controller.unfilteredOutline).isEmpty || recounted != controller.checks {
      return "the tallies are wrong"
    }
    let state = controller.state
    let expected = oracle.record.state
    if Set(state.expanded) != expected.expanded || Set(state.collapsed) != expected.collapsed {
      return "the state is \(state), not \(expected)"
    }
    return controller.outline.differences(from: oracle.shown)
  }

  private func carryOut(_ command: ControllerCommand) -> String? {
    switch command {
    case .outline(let command, let byUser):
      return carryOut(command, byUser ? .user : .program)
    case .filter(let divisor):
      oracle.setFilter(divisor)
      controller.setFilter(divisor.map { divisor in OutlineFilter { $0.isMultiple(of: divisor) } })
    case .sort(let divisor):
      oracle.setSort(divisor)
      controller.setSortOrder(divisor.map { divisor in { $0 % divisor < $1 % divisor } })
    case .select(let command):
      oracle.apply(command)
      controller.apply(command)
    case .check(let command):
      oracle.apply(command)
      controller.apply(command)
    case .drop(let items, let target):
      return drop(items, target)
    case .save:
      saved = controller.state
    case .restore(let keeping):
      guard let saved else { return nil }
      oracle.restore(saved, keeping: keeping)
      controller.restore(saved, keepingUserChoices: keeping)
      if !keeping, Set(controller.state.expanded) != Set(saved.expanded) { return "restored another state" }
    case .batch(let commands):
      var failures: [String] = []
      controller.batch { [self] in failures = commands.compactMap { carryOut($0) } }
      return failures.first
    }
    return nil
  }

  private func carryOut(_ command: OutlineCommand, _ origin: ChangeOrigin) -> String? {
    // The oracle first: the observer compares with it while it is told.
    var expectedError: OutlineError<Int>?
    do {
      try oracle.apply(command, byUser: origin == .user)
    } catch {
      expectedError = error as? OutlineError<Int>
    }
    var thrown: OutlineError<Int>?
    do throws(OutlineError<Int>) {
      try controller.apply(command, origin: origin)
    } catch {
      thrown = error
    }
    if thrown == expectedError { return nil }
    // Of several duplicates another one may be found first, and at another place when the tree is sorted.
    if case .duplicate = thrown, case .duplicate = expectedError { return nil }
    return "threw \(thrown.map { "\($0)" } ?? "nothing"), not \(expectedError.map { "\($0)" } ?? "nothing")"
  }

  private func drop(_ items: [Int], _ target: OutlineDropTarget<Int>) -> String? {
    let before = Set(oracle.tree.items)
    do throws(OutlineDropRefusal<Int>) {
      // What a drop means is compared with arrays elsewhere; here, what becomes of everything beside it.
      let move = try controller.validateDrop(of: items, at: target)
      if oracle.sortDivisor != nil, move.items.allSatisfy({ oracle.tree.parent(of: $0) == move.place.parent })
      {
        return "moves within sorted siblings"
      }
      try? oracle.apply(.move(move.items, to: move.place.parent, at: move.place.index), byUser: true)
      try controller.drop(items, at: target)
    } catch {
      if (try? controller.validateDrop(of: items, at: target)) != nil { return "refuses what is valid" }
    }
    return Set(controller.unfilteredOutline.allItems) == before ? nil : "a drop changes the set of items"
  }

  /// Carries a command out on the controller alone.
  func apply(ignoringErrors command: OutlineCommand) {
    observation = nil
    do { try controller.apply(command, origin: .program) } catch {}
  }
}
