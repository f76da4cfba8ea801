/// How far the children of an item are loaded.
public enum LoadingState: Hashable, Sendable {
  /// Nothing was asked for.
  case notLoaded
  /// They are being loaded, or loaded again.
  case loading
  /// They are all there.
  case loaded
  /// Some are there, and there are more.
  case partlyLoaded
  /// The last attempt failed.
  case failed(message: String)
}

/// Which children are asked for, under way, there or failed.
///
/// A value that decides, and does nothing: each event answers what is to be done, and the controller does it.
/// There is one request for a parent at a time. Each has a number; an answer with another number than the
/// present one is late, and is dropped.
struct LoadingStates<Item: Hashable> {
  /// What is asked of the source.
  struct Request: Hashable {
    var number: Int
    /// The item whose children are asked for; `nil` for the roots.
    var parent: Item?
    var cursor: PageCursor?
    /// Whether the answer is to replace the children, or to come behind them.
    var replaces: Bool
  }

  enum Action: Hashable {
    case start(Request)
    case cancel(Request)
  }

  /// What a parent is when nothing is under way.
  private enum Settled: Equatable {
    case notLoaded
    case loaded
    case partly(PageCursor)
    case failed(String, PageCursor?, replaces: Bool)
  }

  private struct Entry {
    var settled: Settled
    var request: Request?
    var isStale = false
  }

  private var entries: [Item?: Entry] = [:]
  private var lastNumber = 0

  // MARK: Questions

  func state(of parent: Item?) -> LoadingState {
    guard let entry = entries[parent] else { return .notLoaded }
    if entry.request != nil { return .loading }
    switch entry.settled {
    case .notLoaded: return .notLoaded
    case .loaded: return .loaded
    case .partly: return .partlyLoaded
    case .failed(let message, _, _): return .failed(message: message)
    }
  }

  /// Whether a parent's children are to be read again when it is opened next.
  func isStale(_ parent: Item?) -> Bool {
    entries[parent]?.isStale ?? false
  }

  /// The request for a parent's children that is under way.
  func request(of parent: Item?) -> Request? {
    entries[parent]?.request
  }

  func isCurrent(_ request: Request) -> Bool {
    entries[request.parent]?.request == request
  }

  /// Whether what is under way is another page.
  func isLoadingMore(_ parent: Item?) -> Bool {
    entries[parent]?.request?.replaces == false
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The items that something is known about.
  var parents: [Item] { entries.keys.compactMap { $0 } }

  /// How many requests are under way.
  private(set) var requestCount = 0

  /// Whether a parent has more children than were loaded, or they could not be loaded.
  var hasMore: Bool {
    entries.values.contains { entry in
      switch entry.settled {
      case .partly, .failed: true
      case .notLoaded, .loaded: entry.request != nil
      }
    }
  }

  // MARK: Events

  /// A parent is opened: it is loaded if it was not, if it is stale, or if that failed.
  ///
  /// A request that is under way is joined.
  mutating func open(_ parent: Item?) -> [Action] {
    let entry = entries[parent] ?? Entry(settled: .notLoaded)
    guard entry.request == nil else { return [] }
    switch entry.settled {
    case .loaded, .partly: return entry.isStale ? start(parent, cursor: nil, replaces: true) : []
    case .notLoaded: return start(parent, cursor: nil, replaces: true)
    case .failed: return retry(parent)
    }
  }

  /// The next page is asked for; nothing happens when there is none, or one is under way.
  mutating func loadMore(_ parent: Item?) -> [Action] {
    guard let entry = entries[parent], entry.request == nil, case .partly(let cursor) = entry.settled else {
      return []
    }
    return start(parent, cursor: cursor, replaces: false)
  }

  /// What failed is asked for again.
  mutating func retry(_ parent: Item?) -> [Action] {
    guard let entry = entries[parent], entry.request == nil,
      case .failed(_, let cursor, let replaces) = entry.settled
    else { return [] }
    return start(parent, cursor: cursor, replaces: replaces)
  }

  /// The children are read again from the start, whatever is there; what is under way is given up.
  mutating func reload(_ parent: Item?) -> [Action] {
    cancel(parent) + start(parent, cursor: nil, replaces: true)
  }

  /// The children are out of date.
  ///
  /// They are read again when the parent is opened next, and now if it is open.
  mutating func invalidate(_ parent: Item?, isOpen: Bool) -> [Action] {
    guard entries[parent] != nil else { return [] }
    entries[parent]?.isStale = true
    // An answer that is under way was asked before the data changed.
    let wasLoading = entries[parent]?.request != nil
    return isOpen || wasLoading ? reload(parent) : []
  }

  /// A request is given up, because the parent was closed.
  mutating func cancel(_ parent: Item?) -> [Action] {
    guard let request = entries[parent]?.request else { return [] }
    entries[parent]?.request = nil
    requestCount -= 1
    return [.cancel(request)]
  }

  /// The children were given by the app itself.
  mutating func setLoaded(_ parent: Item?) -> [Action] {
    let actions = cancel(parent)
    entries[parent] = Entry(settled: .loaded)
    return actions
  }

  /// Items are gone; answers for them will be late.
  mutating func forget(_ items: some Sequence<Item>) -> [Action] {
    guard !entries.isEmpty else { return [] }
    var actions: [Action] = []
    for item in items {
      actions += cancel(item)
      entries[item] = nil
    }
    return actions
  }

  /// All is gone.
  mutating func forgetAll() -> [Action] {
    let actions = entries.values.compactMap { $0.request.map(Action.cancel) }
    entries = [:]
    requestCount = 0
    return actions
  }

  /// An answer has come.
  ///
  /// - Returns: Whether it is the one that is waited for.
  mutating func finish(_ request: Request, next: PageCursor?) -> Bool {
    guard isCurrent(request) else { return false }
    entries[request.parent] = Entry(settled: next.map { .partly($0) } ?? .loaded)
    requestCount -= 1
    return true
  }

  /// A request has failed.
  ///
  /// - Returns: Whether it is the one that is waited for.
  mutating func fail(_ request: Request, message: String) -> Bool {
    guard isCurrent(request) else { return false }
    entries[request.parent]?.request = nil
    requestCount -= 1
    entries[request.parent]?.settled = .failed(message, request.cursor, replaces: request.replaces)
    return true
  }

  private mutating func start(_ parent: Item?, cursor: PageCursor?, replaces: Bool) -> [Action] {
    lastNumber += 1
    let request = Request(number: lastNumber, parent: parent, cursor: cursor, replaces: replaces)
    if entries[parent]?.request == nil { requestCount += 1 }
    entries[parent, default: Entry(settled: .notLoaded)].request = request
    return [.start(request)]
  }
}
