import Rowan
import RowanTestSupport
import Testing

/// A source that answers when the test says so.
@MainActor
final class StubSource {
  struct Question: Equatable {
    var parent: String?
    var cursor: String?
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var asked: [Question] = []
  private var waiting:
    [(question: Question, continuation: CheckedContinuation<LoadedChildren<String>, any Error>)] = []
  private(set) var cancelled = 0

  var loader: OutlineLoader<String> {
    { [weak self] parent, cursor in
      guard let self else { throw CancellationError() }
      return try await self.answer(Question(parent: parent, cursor: cursor?.rawValue))
    }
  }

  private func answer(_ question: Question) async throws -> LoadedChildren<String> {
    asked.append(question)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((question, $0)) }
    } onCancel: {
      Task { @MainActor in self.cancelled += 1 }
    }
  }

  /// Waits until so many questions were asked.
  func expectQuestions(_ count: Int) async {
    for _ in 0..<5_000 where asked.count < count { try? await Task.sleep(nanoseconds: 1_000_000) }
    #expect(asked.count == count)
  }

  private func take(_ parent: String?) -> CheckedContinuation<LoadedChildren<String>, any Error>? {
    waiting.firstIndex { $0.question.parent == parent }.map { waiting.remove(at: $0).continuation }
  }

  /// Answers the oldest question about a parent; names that end with `/` can be opened.
  func answer(_ parent: String?, _ items: [String], next: String? = nil) async {
    let children = LoadedChildren(items, next: next.map(PageCursor.init)) {
      $0.hasSuffix("/") ? .unknown : .leaf
    }
    let continuation = take(parent)
    #expect(continuation != nil)
    continuation?.resume(returning: children)
    await settle()
  }

  func fail(_ parent: String?, _ message: String) async {
    let continuation = take(parent)
    #expect(continuation != nil)
    continuation?.resume(throwing: Failure(description: message))
    await settle()
  }

  /// Lets what was answered arrive, or a cancellation.
  func settle() async {
    for _ in 0..<10 {
      try? await Task.sleep(nanoseconds: 2_000_000)
      await Task.yield()
    }
  }

  /// Ends what is still waiting, so that no continuation leaks.
  func finish() {
    for (_, continuation) in waiting { continuation.resume(throwing: CancellationError()) }
    waiting = []
  }
}

@MainActor
struct LoadingTests {
  static func controller(_ roots: [String]) -> (OutlineController<String>, StubSource) {
    let source = StubSource()
    var outline = Outline(roots, children: { _ in [] })
    outline.setExpandable(.unknown, of: roots.filter { $0.hasSuffix("/") })
    let controller = OutlineController(outline)
    controller.loader = source.loader
    return (controller, source)
  }

  @Test func openingLoads() async {
    let (controller, source) = Self.controller(["a/", "b"])
    #expect(controller.expand("a/")?.description == "1+1 0!")
    #expect(controller.outline.description == "- a/\n  (loading)\n· b")
    #expect(controller.loadingState(of: "a/") == .loading)
    await source.expectQuestions(1)
    await source.answer("a/", ["x", "y/"])
    #expect(controller.outline.description == "- a/\n  · x\n  ? y/\n· b")
    #expect(controller.loadingState(of: "a/") == .loaded)
    source.finish()
  }

  @Test func caseP072AndP073OneRequestForAnItem() async {
    let (controller, source) = Self.controller(["a/"])
    controller.toggle("a/", origin: .user)
    controller.toggle("a/", origin: .user)
    controller.toggle("a/", origin: .user)
    await source.expectQuestions(1)
    await source.answer("a/", ["x"])
    #expect(controller.outline.description == "- a/\n  · x")
    #expect(source.asked.count == 1)
    source.finish()
  }

  @Test func caseP074LateAnswersDoNotOverwrite() async {
    let (controller, source) = Self.controller(["a/"])
    controller.expand("a/")
    await source.expectQuestions(1)
    controller.reload("a/")
    await source.expectQuestions(2)
    await source.answer("a/", ["old"])
    #expect(controller.outline.description == "- a/\n  (loading)")
    await source.answer("a/", ["new"])
    #expect(controller.outline.description == "- a/\n  · new")
    source.finish()
  }

  @Test func answersForItemsThatHaveGoneAreDropped() async throws {
    let (controller, source) = Self.controller(["a/", "b"])
    controller.expand("a/")
    await source.expectQuestions(1)
    try controller.delete(["a/"])
    await source.answer("a/", ["x"])
    #expect(controller.outline.description == "· b")
    source.finish()
  }

  @Test func closingCancelsIfAsked() async {
    let (controller, source) = Self.controller(["a/"])
    controller.loadingOptions.cancelsOnCollapse = true
    controller.expand("a/")
    await source.expectQuestions(1)
    controller.collapse("a/")
    await source.settle()
    #expect(source.cancelled == 1)
    #expect(controller.loadingState(of: "a/") == .notLoaded)
    #expect(controller.outline.description == "? a/")
    controller.expand("a/")
    await source.expectQuestions(2)
    source.finish()
    await source.settle()
  }

  @Test func failuresAreLocalAndRetried() async {
    let (controller, source) = Self.controller(["a/", "b/"])
    controller.expand(["a/", "b/"])
    await source.expectQuestions(2)
    await source.fail("a/", "off line")
    #expect(controller.outline.description == "- a/\n  (failed)\n- b/\n  (loading)")
    #expect(controller.loadingState(of: "a/") == .failed(message: "off line"))
    await source.answer("b/", ["y"])
    controller.toggle(atRow: 1)
    #expect(controller.outline.description == "- a/\n  (loading)\n- b/\n  · y")
    await source.expectQuestions(3)
    await source.answer("a/", ["x"])
    #expect(controller.outline.description == "- a/\n  · x\n- b/\n  · y")
    source.finish()
  }

  @Test func emptyAnswersLeaveAnOpenParent() async {
    let (controller, source) = Self.controller(["a/", "b/"])
    controller.expand("a/")
    await source.expectQuestions(1)
    await source.answer("a/", [])
    #expect(controller.outline.description == "- a/\n? b/")
    #expect(controller.outline.expandable(of: "a/") == .parent)
    controller.loadingOptions.showsEmptyPlaceholders = true
    controller.expand("b/")
    await source.expectQuestions(2)
    await source.answer("b/", [])
    #expect(controller.outline.description == "- a/\n- b/\n  (empty)")
    source.finish()
  }

  @Test func caseP082ThePlaceholderIsReplacedOnce() async {
    let (controller, source) = Self.controller(["a/"])
    controller.expand("a/")
    await source.expectQuestions(1)
    await source.answer("a/", ["1", "2"], next: "p2")
    #expect(controller.outline.description == "- a/\n  · 1\n  · 2\n  (loadMore)")
    for _ in 0..<3 { controller.toggle(atRow: 3, origin: .user) }
    #expect(controller.outline.description == "- a/\n  · 1\n  · 2\n  (loading)")
    await source.expectQuestions(2)
    #expect(source.asked.last == StubSource.Question(parent: "a/", cursor: "p2"))
    // The page repeats a child.
    await source.answer("a/", ["2", "3"], next: nil)
    #expect(controller.outline.description == "- a/\n  · 1\n  · 2\n  · 3")
    source.finish()
  }

  @Test func caseP081PagesLoseNoRows() async {
    // A page breaks behind an item whose subtree is open; nothing of it is lost.
    let (controller, source) = Self.controller([])
    controller.load(nil)
    await source.expectQuestions(1)
    await source.answer(nil, ["a", "b/"], next: "2")
    controller.expand("b/")
    await source.expectQuestions(2)
    await source.answer("b/", ["x", "y"])
    controller.loadMore(nil)
    await source.expectQuestions(3)
    await source.answer(nil, ["c", "d"])
    #expect(controller.outline.description == "· a\n- b/\n  · x\n  · y\n· c\n· d")
    source.finish()
  }

  @Test func caseP085OpenAndLoadingIsAStateOfItsOwn() async throws {
    let (controller, source) = Self.controller(["a/"])
    // Data that say "open" start loading.
    var arriving = Outline(["n/"], children: { _ in [] })
    arriving.setExpandable(.unknown, of: "n/")
    arriving.expand("n/")
    try controller.insert(arriving)
    #expect(controller.outline.description == "? a/\n- n/\n  (loading)")
    await source.expectQuestions(1)
    await source.answer("n/", ["x"])
    // A rule that says so does as well.
    let (ruled, other) = Self.controller([])
    let strict = OutlineController(Outline<String>()) { $0 == "d/" }
    strict.loader = other.loader
    strict.load(nil)
    await other.expectQuestions(1)
    await other.answer(nil, ["c", "d/"])
    #expect(strict.outline.description == "· c\n- d/\n  (loading)")
    await other.expectQuestions(2)
    _ = ruled
    source.finish()
    other.finish()
    await other.settle()
  }

  @Test func caseP086AndP056InvalidatedChildrenAreReadAgainOnOpening() async {
    let (controller, source) = Self.controller(["a/"])
    controller.expand("a/")
    await source.expectQuestions(1)
    await source.answer("a/", ["x", "k/"])
    controller.expand("k/")
    await source.expectQuestions(2)
    await source.answer("k/", ["z"])
    controller.collapse("a/")
    controller.invalidate("a/")
    await source.settle()
    #expect(source.asked.count == 2)
    controller.expand("a/")
    await source.expectQuestions(3)
    // What is there is shown until the answer comes, without a placeholder.
    #expect(controller.outline.description == "- a/\n  · x\n  - k/\n    · z")
    await source.answer("a/", ["k/", "new"])
    #expect(controller.outline.description == "- a/\n  - k/\n    · z\n  · new")
    source.finish()
  }

  @Test func caseP088OtherCommandsRunMeanwhile() async throws {
    let (controller, source) = Self.controller(["a/", "b/", "c"])
    controller.expand(["a/", "b/"])
    await source.expectQuestions(2)
    try controller.append(["d"])
    try controller.move(["c"], to: nil, at: 0)
    controller.collapse("b/")
    await source.answer("a/", ["x"])
    #expect(controller.outline.description == "· c\n- a/\n  · x\n? b/\n· d")
    await source.answer("b/", ["y"])
    controller.expand("b/")
    #expect(controller.outline.description == "· c\n- a/\n  · x\n- b/\n  · y\n· d")
    source.finish()
  }

  @Test func caseP078ALastChildThatGoesClosesItsParent() async throws {
    let (controller, source) = Self.controller(["a/"])
    controller.expand("a/")
    await source.expectQuestions(1)
    await source.answer("a/", ["x"])
    try controller.delete(["x"])
    #expect(controller.outline.description == "+ a/")
    source.finish()
  }

  // MARK: Reveal

  @Test func caseP076RevealLoadsLevelAfterLevel() async {
    let (controller, source) = Self.controller(["a/"])
    async let outcome = controller.reveal(path: ["a/", "b/", "c"])
    await source.expectQuestions(1)
    await source.answer("a/", ["b/", "q"])
    await source.expectQuestions(2)
    await source.answer("b/", ["c"])
    #expect(await outcome == .revealed)
    #expect(controller.outline.description == "- a/\n  - b/\n    · c\n  · q")
    #expect(await controller.reveal(path: ["a/", "nowhere", "x"]) == .missing("nowhere", in: "a/"))
    source.finish()
  }

  @Test func caseP077RevealsShareRequests() async {
    let (controller, source) = Self.controller(["a/"])
    async let first = controller.reveal(path: ["a/", "x"])
    async let second = controller.reveal(path: ["a/", "y"])
    await source.expectQuestions(1)
    await source.settle()
    await source.answer("a/", ["x", "y"])
    let outcomes = await [first, second]
    #expect(outcomes == [.revealed, .revealed])
    #expect(source.asked.count == 1)
    #expect(controller.outline.description == "- a/\n  · x\n  · y")
    source.finish()
  }

  @Test func revealReportsWhereItStopped() async {
    let (controller, source) = Self.controller([])
    async let outcome = controller.reveal(path: ["a/", "b"])
    await source.expectQuestions(1)
    await source.answer(nil, ["a/"])
    await source.expectQuestions(2)
    await source.fail("a/", "no entry")
    #expect(await outcome == .failed(in: "a/", message: "no entry"))
    source.finish()
  }

  @Test func revealReadsPagesUntilItFinds() async {
    let (controller, source) = Self.controller([])
    async let outcome = controller.reveal(path: ["z"])
    await source.expectQuestions(1)
    await source.answer(nil, ["a"], next: "2")
    await source.expectQuestions(2)
    await source.answer(nil, ["b", "z"], next: "3")
    #expect(await outcome == .revealed)
    #expect(controller.outline.description == "· a\n· b\n· z\n(loadMore)")
    source.finish()
  }

  // MARK: Filter

  @Test func caseP084FiltersTellWhatTheyMayMiss() async {
    let (controller, source) = Self.controller(["a/", "b/"])
    controller.setFilter(OutlineFilter { $0.hasPrefix("x") })
    #expect(controller.isFilterIncomplete)
    #expect(controller.matchCount == 0)
    controller.setFilter(nil)
    #expect(!controller.isFilterIncomplete)
    // Or what is not loaded is loaded, a few requests at a time.
    controller.loadingOptions.loadsWhileFiltering = true
    controller.loadingOptions.filterRequests = 1
    controller.setFilter(OutlineFilter { $0.hasPrefix("x") })
    await source.expectQuestions(1)
    await source.answer("a/", ["x1", "c/"])
    #expect(controller.outline.description == "- a/\n  · x1")
    await source.expectQuestions(2)
    await source.answer("c/", ["x2"])
    await source.expectQuestions(3)
    await source.answer("b/", ["y"])
    #expect(controller.outline.description == "- a/\n  · x1\n  - c/\n    · x2")
    #expect(!controller.isFilterIncomplete)
    #expect(controller.matchCount == 2)
    controller.setFilter(nil)
    #expect(controller.outline.description == "+ a/\n+ b/")
    source.finish()
  }

  @Test func answersUnderAFilterAreTakenOverTogether() async {
    let (controller, source) = Self.controller(["a/", "b/"])
    let (ticks, tick) = AsyncStream.makeStream(of: Void.self)
    controller.sleep = { _ in for await _ in ticks { return } }
    controller.loadingOptions.filterPause = 0.1
    var asked = 0
    controller.setFilter(
      OutlineFilter { item in
        asked += 1
        return item.hasPrefix("x")
      })
    #expect(source.asked.isEmpty)
    // Loading begins when it is asked for.
    controller.loadingOptions.loadsWhileFiltering = true
    await source.expectQuestions(2)
    asked = 0
    await source.answer("a/", ["x1", "y1"])
    await source.answer("b/", ["x2", "y2"])
    #expect(controller.outline.rows.isEmpty)
    #expect(controller.loadingCount == 2)
    var updates = 0
    let observation = controller.observe { _ in updates += 1 }
    tick.yield()
    await source.settle()
    #expect(controller.outline.description == "- a/\n  · x1\n- b/\n  · x2")
    #expect(controller.loadingCount == 0)
    #expect(updates == 1)
    // Each item is asked about once, however many answers there were.
    #expect(asked == 6)
    observation.cancel()
    source.finish()
  }

  @Test func pagesFollowEachOtherIfAsked() async {
    let (controller, source) = Self.controller(["a/", "b"])
    controller.loadingOptions.loadsAllPages = true
    controller.expand("a/")
    await source.expectQuestions(1)
    await source.answer("a/", ["1", "2"], next: "3")
    #expect(controller.outline.description == "- a/\n  · 1\n  · 2\n  (loading)\n· b")
    await source.expectQuestions(2)
    // One that is there already is not shown twice.
    await source.answer("a/", ["2", "3/"], next: "4")
    await source.expectQuestions(3)
    await source.answer("a/", ["4"])
    #expect(controller.outline.description == "- a/\n  · 1\n  · 2\n  ? 3/\n  · 4\n· b")
    #expect(controller.loadingState(of: "a/") == .loaded)
    #expect(source.asked.map(\.cursor) == [nil, "3", "4"])
    source.finish()
  }

  // MARK: Lifetimes and time

  @Test func controllersThatLoadAreFreed() async {
    let source = StubSource()
    weak var weakController: OutlineController<String>?
    do {
      let (controller, _) = Self.controller(["a/"])
      controller.loader = source.loader
      weakController = controller
      controller.expand("a/")
      await source.expectQuestions(1)
    }
    #expect(weakController == nil)
    await source.settle()
    #expect(source.cancelled == 1)
    await source.answer("a/", ["late"])
    source.finish()
  }

  @Test func placeholdersCanWait() async {
    let (controller, source) = Self.controller(["a/", "b/"])
    let (ticks, clock) = AsyncStream.makeStream(of: Void.self)
    controller.loadingOptions.placeholderDelay = 0.1
    controller.sleep = { _ in for await _ in ticks { return } }
    controller.expand(["a/"])
    #expect(controller.outline.description == "- a/\n? b/")
    await source.expectQuestions(1)
    await source.answer("a/", ["x"])
    clock.yield()
    await source.settle()
    #expect(controller.outline.description == "- a/\n  · x\n? b/")
    controller.expand(["b/"])
    await source.expectQuestions(2)
    #expect(controller.outline.description == "- a/\n  · x\n- b/")
    clock.yield()
    await source.settle()
    #expect(controller.outline.description == "- a/\n  · x\n- b/\n  (loading)")
    await source.answer("b/", [])
    #expect(controller.outline.description == "- a/\n  · x\n- b/")
    clock.finish()
    source.finish()
  }

  @Test func observersHearThatLoadingEndedThoughNoRowSaysSo() async {
    let (controller, source) = Self.controller(["a/"])
    controller.loadingOptions.placeholderDelay = 60
    controller.sleep = { _ in }
    controller.expand(["a/"])
    await source.expectQuestions(1)
    var told: [Bool] = []
    let observation = controller.observe { told.append($0.changesLoading) }
    await source.answer("a/", [])
    #expect(controller.loadingState(of: "a/") == .loaded)
    #expect(told.last == true)
    observation.cancel()
    source.finish()
  }
}
