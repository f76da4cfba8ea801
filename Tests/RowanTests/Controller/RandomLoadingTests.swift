import Rowan
import RowanTestSupport
import Testing

/// Random commands on a controller whose source answers in random order, fails, repeats itself and comes late.
@MainActor
struct RandomLoadingTests {
  @Test(arguments: 0..<60)
  func everythingIsThereWhenAllIsAnswered(seed: Int) async {
    let run = LoadingRun(seed: UInt64(seed))
    for step in 0..<150 {
      await run.step()
      if let violation = run.violation {
        Issue.record("seed \(seed), step \(step): \(violation)")
        run.source.finish()
        return
      }
    }
    let failure = await run.loadEverything()
    #expect(failure == nil, "seed \(seed)")
    run.source.finish()
  }
}

/// A tree of which a page is told at a time, when the test says so.
@MainActor
final class RandomSource {
  struct Failure: Error {}

  private var waiting:
    [(parent: Int?, cursor: PageCursor?, answer: CheckedContinuation<LoadedChildren<Int>, any Error>)] = []

  /// Under each item as many others as its number says; a third are leaves.
  nonisolated static func children(of parent: Int?) -> [Int] {
    guard let parent else { return [1, 2, 3, 4] }
    guard parent < 1_000, kind(of: parent) == .unknown else { return [] }
    return (0..<parent * 7 % 6).map { parent * 10 + $0 }
  }

  nonisolated static func kind(of item: Int) -> Expandable {
    item < 1_000 && item % 3 != 0 ? .unknown : .leaf
  }

  var loader: OutlineLoader<Int> {
    { [weak self] parent, cursor in
      guard let self else { throw CancellationError() }
      return try await self.ask(parent, cursor)
    }
  }

  private func ask(_ parent: Int?, _ cursor: PageCursor?) async throws -> LoadedChildren<Int> {
    try await withCheckedThrowingContinuation { waiting.append((parent, cursor, $0)) }
  }

  /// Answers one of the questions that wait, or all of them as they should be.
  func answerOne(_ generator: inout SeededGenerator) {
    guard !waiting.isEmpty else { return }
    let question = waiting.remove(at: Int.random(in: 0..<waiting.count, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: question.answer.resume(throwing: Failure())
    case 1: question.answer.resume(throwing: CancellationError())
    default: question.answer.resume(returning: Self.page(of: question.parent, from: question.cursor))
    }
  }

  func answerAll() {
    let questions = waiting
    waiting = []
    for question in questions {
      question.answer.resume(returning: Self.page(of: question.parent, from: question.cursor))
    }
  }

  /// Three children from the cursor on; the last of one page comes again with the next.
  private static func page(of parent: Int?, from cursor: PageCursor?) -> LoadedChildren<Int> {
    let all = children(of: parent)
    let start = cursor.flatMap { Int($0.rawValue) } ?? 0
    let end = min(start + 3, all.count)
    let next = end < all.count ? PageCursor(rawValue: "\(end)") : nil
    return LoadedChildren(Array(all[max(start - 1, 0)..<end]), next: next) { kind(of: $0) }
  }

  func finish() {
    for question in waiting { question.answer.resume(throwing: CancellationError()) }
    waiting = []
  }
}

@MainActor
final class LoadingRun {
  let source = RandomSource()
  private let controller = OutlineController<Int>()
  private var generator: SeededGenerator
  private var rows: [OutlineRow<Int>] = []
  private var checks: [CheckState] = []
  private var complaint: String?
  private var observation: OutlineObservation?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    controller.loader = source.loader
    controller.loadingOptions.cancelsOnCollapse = seed % 2 == 0
    controller.loadingOptions.showsEmptyPlaceholders = seed % 3 == 0
    controller.loadingOptions.loadsWhileFiltering = seed % 4 == 0
    observation = controller.observe { [weak self] in self?.hear($0) }
    controller.load(nil)
  }

  private func hear(_ update: OutlineUpdate<Int>) {
    let shown = controller.outline.rows
    guard update.changes.oldCount == rows.count, update.changes.newCount == shown.count else {
      complaint = "\(update.changes) of \(rows.count) rows, to \(shown.count)"
      return
    }
    rows = update.changes.applied(to: rows) { shown[$0] }
    checks = update.changes.applied(to: checks) { check(shown[$0]) }
    if rows != Array(shown) { complaint = "\(update.changes) gives other rows" }
    if checks != shown.map(check) { complaint = "\(update.changes) misses a check mark" }
  }

  private func check(_ row: OutlineRow<Int>) -> CheckState {
    row.item.map { controller.checks.state(of: $0) } ?? .off
  }

  func step() async {
    let items = controller.unfilteredOutline.allItems
    let item = items.randomElement(using: &generator) ?? 1
    switch Int.random(in: 0..<34, using: &generator) {
    case 0..<8: controller.expand(item, origin: .user)
    case 8..<11: controller.collapse(item, origin: .user)
    case 11: controller.reload(item)
    case 12: controller.reload(nil)
    case 13..<15: controller.retry(item)
    case 15..<18: controller.loadMore(Bool.random(using: &generator) ? item : nil)
    case 18: controller.invalidate(item)
    case 19: controller.select(item)
    case 20: controller.addToSelection(item)
    case 21: controller.toggleCheck(item)
    case 22: controller.setCheckable(Bool.random(using: &generator), [item])
    case 23: controller.setFocus(item)
    case 24: controller.press([.down, .up, .end, .enter].randomElement(using: &generator)!)
    case 25: controller.setFilter(Bool.random(using: &generator) ? nil : OutlineFilter { $0 % 4 == 0 })
    case 26: controller.setSortOrder(Bool.random(using: &generator) ? nil : { $0 > $1 })
    case 27: _ = try? controller.delete([item])
    case 28:
      _ = try? controller.drop(
        [item], at: .between(parent: controller.unfilteredOutline.parent(of: item), index: 0))
    default:
      source.answerOne(&generator)
      for _ in 0..<4 { await Task.yield() }
    }
  }

  /// What does not hold, or `nil`.
  var violation: String? {
    if let complaint { return complaint }
    let outline = controller.outline
    let tree = controller.unfilteredOutline
    if rows != Array(outline.rows) { return "rows changed and nobody was told" }
    if let focus = controller.focus {
      let isShown =
        switch focus {
        case .item(let item): outline.isVisible(item)
        case .placeholder(let kind, let parent):
          outline.placeholder(in: parent) == kind && outline.row(ofPlaceholderIn: parent) != nil
        }
      if !isShown { return "the focus \(focus) is on no row" }
    }
    if !controller.selection.selectedItems.isSubset(of: tree.allItems) { return "gone items are selected" }
    var recounted = controller.checks
    if !recounted.recount(in: tree).isEmpty || recounted != controller.checks { return "wrong tallies" }
    for parent in [nil] + tree.allItems.map(Optional.some) {
      let children = tree.children(of: parent)
      if !Set(children).isSubset(of: RandomSource.children(of: parent)) { return "foreign children" }
      let placeholder = tree.placeholder(in: parent)
      let isRight =
        switch controller.loadingState(of: parent) {
        case .notLoaded: placeholder == nil
        case .loading: placeholder == nil || placeholder == .loading
        case .loaded: placeholder == nil || placeholder == .empty && children.isEmpty
        case .partlyLoaded: placeholder == .loadMore
        case .failed: placeholder == .failed
        }
      if !isRight {
        return "\(controller.loadingState(of: parent)) shows \(placeholder.map { "\($0)" } ?? "nothing")"
      }
    }
    return nil
  }

  /// Reads everything again, checked, and compares with what there is.
  func loadEverything() async -> String? {
    controller.setFilter(nil)
    controller.setSortOrder(nil)
    controller.setCheckable(true, Array(0..<10_000))
    controller.reload(nil)
    guard await settle(nil) else { return "the roots do not come" }
    controller.setAllChecked(true)
    var waiting = controller.outline.rootItems
    while let item = waiting.popLast() {
      guard controller.outline.expandable(of: item) != .leaf else { continue }
      controller.reload(item)
      guard await settle(item) else { return "\(item) does not come" }
      waiting += controller.outline.children(of: item)
    }
    if let violation { return violation }
    func differs(_ parent: Int?) -> Int? {
      let children = RandomSource.children(of: parent)
      if controller.outline.children(of: parent).sorted() != children { return parent ?? 0 }
      return children.lazy.compactMap(differs).first
    }
    if let parent = differs(nil) {
      return "\(parent) has \(controller.outline.children(of: parent == 0 ? nil : parent))"
    }
    let isOff = controller.outline.allItems.filter { controller.checks.state(of: $0) != .on }
    return isOff.isEmpty ? nil : "\(isOff) did not inherit"
  }

  /// Answers until a parent has all its children.
  private func settle(_ parent: Int?) async -> Bool {
    for _ in 0..<2_000 {
      switch controller.loadingState(of: parent) {
      case .loaded: return true
      case .partlyLoaded: controller.loadMore(parent)
      case .failed: controller.retry(parent)
      case .notLoaded: controller.load(parent)
      case .loading: break
      }
      source.answerAll()
      await Task.yield()
      if Bool.random(using: &generator) { try? await Task.sleep(nanoseconds: 100_000) }
    }
    return false
  }
}
