import Testing

@testable import Rowan

/// The pure part of loading: which event asks for what.
struct LoadingStatesTests {
  typealias States = LoadingStates<String>

  /// The request among some actions, if starting it is all there is to do.
  static func started(_ actions: [States.Action]) throws -> States.Request {
    try #require(actions.count == 1)
    guard case .start(let request) = actions[0] else { throw NothingStarted() }
    return request
  }

  struct NothingStarted: Error {}

  @Test func aRequestIsMadeOnceAndJoined() throws {
    var states = States()
    #expect(states.state(of: "a") == .notLoaded)
    let request = try Self.started(states.open("a"))
    #expect(request.cursor == nil && request.replaces)
    #expect(states.state(of: "a") == .loading)
    #expect(states.open("a").count == 0)
    #expect(states.retry("a").count == 0)
    #expect(states.loadMore("a").count == 0)
    #expect(states.finish(request, next: nil) == true)
    #expect(states.state(of: "a") == .loaded)
    #expect(states.finish(request, next: nil) == false)
    #expect(states.open("a").count == 0)
  }

  @Test func pagesFollowEachOther() throws {
    var states = States()
    let first = try Self.started(states.open(nil))
    #expect(states.finish(first, next: PageCursor(rawValue: "2")) == true)
    #expect(states.state(of: nil) == .partlyLoaded)
    #expect(states.hasMore)
    let second = try Self.started(states.loadMore(nil))
    #expect(second.cursor == PageCursor(rawValue: "2") && !second.replaces)
    #expect(states.isLoadingMore(nil))
    #expect(states.loadMore(nil).count == 0)
    #expect(states.finish(second, next: nil) == true)
    #expect(states.loadMore(nil).count == 0)
    #expect(!states.hasMore)
  }

  @Test func failuresAreRetriedWithTheSameQuestion() throws {
    var states = States()
    let first = try Self.started(states.open("a"))
    #expect(states.finish(first, next: PageCursor(rawValue: "9")) == true)
    let second = try Self.started(states.loadMore("a"))
    #expect(states.fail(second, message: "off line") == true)
    #expect(states.state(of: "a") == .failed(message: "off line"))
    let again = try Self.started(states.retry("a"))
    #expect(again.cursor == PageCursor(rawValue: "9") && !again.replaces)
    #expect(again.number != second.number)
    #expect(states.fail(second, message: "late") == false)
    #expect(states.state(of: "a") == .loading)
    // Opening tries again, too.
    #expect(states.fail(again, message: "still") == true)
    #expect(try Self.started(states.open("a")).cursor == PageCursor(rawValue: "9"))
  }

  @Test func lateAnswersAreDropped() throws {
    var states = States()
    let old = try Self.started(states.open("a"))
    let actions = states.reload("a")
    #expect(actions.first == .cancel(old))
    guard case .start(let new) = actions.last else { throw NothingStarted() }
    #expect(states.finish(old, next: nil) == false)
    #expect(states.fail(old, message: "x") == false)
    #expect(states.finish(new, next: nil) == true)
    // For an item that has gone.
    let gone = try Self.started(states.open("b"))
    #expect(states.forget(["b", "c"]) == [.cancel(gone)])
    #expect(states.finish(gone, next: nil) == false)
    #expect(states.state(of: "b") == .notLoaded)
  }

  @Test func closingGivesUp() throws {
    var states = States()
    let request = try Self.started(states.open("a"))
    #expect(states.cancel("a") == [.cancel(request)])
    #expect(states.state(of: "a") == .notLoaded)
    #expect(states.cancel("a").count == 0)
    // What was there stays when another page is given up.
    let again = try Self.started(states.open("a"))
    #expect(states.finish(again, next: PageCursor(rawValue: "2")) == true)
    _ = states.loadMore("a")
    _ = states.cancel("a")
    #expect(states.state(of: "a") == .partlyLoaded)
  }

  @Test func staleChildrenAreReadAgainOnOpening() throws {
    var states = States()
    #expect(states.invalidate("a", isOpen: true).count == 0)
    let request = try Self.started(states.open("a"))
    #expect(states.finish(request, next: nil) == true)
    #expect(states.invalidate("a", isOpen: false).count == 0)
    #expect(states.state(of: "a") == .loaded)
    let again = try Self.started(states.open("a"))
    // An answer to a question from before the change would be stale.
    let actions = states.invalidate("a", isOpen: false)
    #expect(actions.count == 2 && actions.first == .cancel(again))
    guard case .start(let last) = actions.last else { throw NothingStarted() }
    #expect(states.finish(last, next: nil) == true)
    #expect(states.open("a").count == 0)
    #expect(try Self.started(states.invalidate("a", isOpen: true)).replaces)
  }

  @Test func whatTheAppGivesIsLoaded() throws {
    var states = States()
    let request = try Self.started(states.open("a"))
    #expect(states.setLoaded("a") == [.cancel(request)])
    #expect(states.state(of: "a") == .loaded)
    #expect(states.open("a").count == 0)
  }
}
