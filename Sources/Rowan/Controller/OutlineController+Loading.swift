// MARK: Questions

extension OutlineController {
  /// How far the children of an item are loaded, or the roots for `nil`.
  public func loadingState(of parent: Item?) -> LoadingState {
    loading.state(of: parent)
  }

  /// How many requests are under way.
  public var loadingCount: Int { loading.requestCount }
}

// MARK: Commands

extension OutlineController {
  /// Loads the children of an item, or the roots for `nil`, if they are not loaded or not being loaded.
  ///
  /// Opening an item that is not loaded does the same.
  @discardableResult
  public func load(_ parent: Item?) -> RowChanges? {
    run(.data) { [self] in carryOut(loader == nil ? [] : loading.open(parent)) }
  }

  /// Loads the next page of children; nothing happens when there is none, or it is being loaded.
  @discardableResult
  public func loadMore(_ parent: Item?) -> RowChanges? {
    run(.data) { [self] in carryOut(loading.loadMore(parent)) }
  }

  /// Tries again what failed.
  @discardableResult
  public func retry(_ parent: Item?) -> RowChanges? {
    run(.data) { [self] in carryOut(loading.retry(parent)) }
  }

  /// Reads the children of an item again, or the roots; those that stay keep what is below them.
  @discardableResult
  public func reload(_ parent: Item?) -> RowChanges? {
    run(.data) { [self] in carryOut(loader == nil ? [] : loading.reload(parent)) }
  }

  /// Says that the children of an item are out of date: they are read again when it is opened next, or now if
  /// they are shown.
  @discardableResult
  public func invalidate(_ parent: Item?) -> RowChanges? {
    run(.data) { [self] in
      let isOpen = parent.map { outline.isVisible($0) && outline.isExpanded($0) } ?? true
      return carryOut(loader == nil ? [] : loading.invalidate(parent, isOpen: isOpen))
    }
  }

  /// Loads the children of an item, or the roots, if need be, and waits for them.
  ///
  /// Requests are joined: whoever waits for the same children waits for the same request.
  ///
  /// - Returns: How far they are loaded then.
  @discardableResult
  public func loaded(_ parent: Item?) async -> LoadingState {
    load(parent)
    while let request = loading.request(of: parent) {
      await withCheckedContinuation { loads.wait(for: request.number, $0) }
    }
    return loading.state(of: parent)
  }
}

// MARK: Reveal through what is not loaded

/// How far a path was opened.
public enum RevealOutcome<Item: Hashable>: Hashable {
  /// The last item of the path is shown.
  case revealed
  /// The path leads on from an item, or from the roots for `nil`, which has no such child.
  case missing(Item, in: Item?)
  /// The children of an item, or the roots for `nil`, could not be loaded.
  case failed(in: Item?, message: String)
  /// It was given up.
  case cancelled
}

extension RevealOutcome: Sendable where Item: Sendable {}

extension OutlineController {
  /// Opens a path of items from a root on, loading what is not loaded, one level after another.
  ///
  /// Other commands run meanwhile. Two reveals through one item that is not loaded share its request.
  ///
  /// - Parameters:
  ///   - path: The items from a root to the one that is to be shown.
  ///   - origin: Who wants it.
  /// - Returns: Whether it is shown, or where the path ended. What was opened until then stays open.
  public func reveal(path: [Item], origin: ChangeOrigin = .program) async -> RevealOutcome<Item> {
    var parent: Item?
    for item in path {
      if !isChild(item, of: parent) {
        if case .failed(let message) = await loaded(parent) { return .failed(in: parent, message: message) }
        // More pages may hold it.
        while !isChild(item, of: parent), loading.state(of: parent) == .partlyLoaded, !Task.isCancelled {
          loadMore(parent)
          if case .failed(let message) = await loaded(parent) { return .failed(in: parent, message: message) }
        }
      }
      if Task.isCancelled { return .cancelled }
      guard isChild(item, of: parent) else { return .missing(item, in: parent) }
      if item == path.last { reveal(item, origin: origin) } else { expand(item, origin: origin) }
      parent = item
    }
    return .revealed
  }

  private func isChild(_ item: Item, of parent: Item?) -> Bool {
    tree.shown.contains(item) && tree.shown.parent(of: item) == parent
  }
}

// MARK: Carrying out

extension OutlineController {
  /// Loads those of some items that are open and not loaded.
  func loadWhatIsOpen(among items: [Item]) -> RowChanges {
    guard loader != nil else { return unchangedRows }
    var actions: [LoadingStates<Item>.Action] = []
    for item in items where tree.shown.contains(item) {
      let isOpen = tree.shown.isExpanded(item) || filtered?.shown.isExpanded(item) ?? false
      guard isOpen else { continue }
      if tree.shown.expandable(of: item) == .unknown || loading.state(of: item) != .notLoaded {
        actions += loading.open(item)
      }
    }
    return carryOut(actions)
  }

  /// Gives up loading items that were closed, if asked to.
  func giveUpLoading(_ items: [Item]) -> RowChanges {
    guard loadingOptions.cancelsOnCollapse else { return unchangedRows }
    return carryOut(items.flatMap { loading.cancel($0) })
  }

  /// Starts and cancels requests, and shows it by placeholders.
  @discardableResult
  func carryOut(_ actions: [LoadingStates<Item>.Action]) -> RowChanges {
    var changes = unchangedRows
    for action in actions {
      update.changesLoading = true
      switch action {
      case .start(let request):
        guard let loader else { continue }
        start(request, loader)
        if loadingOptions.placeholderDelay <= 0 {
          changes = changes.followed(by: showPlaceholder(for: request.parent))
        } else {
          showPlaceholderLater(for: request)
        }
      case .cancel(let request):
        loads.end(request.number, cancelling: true)
        changes = changes.followed(by: showPlaceholder(for: request.parent))
      }
    }
    return changes
  }

  private func start(_ request: LoadingStates<Item>.Request, _ loader: @escaping OutlineLoader<Item>) {
    loads.start(
      request.number,
      Task { [weak self] in
        let answer: Result<LoadedChildren<Item>, any Error>
        do {
          answer = .success(try await loader(request.parent, request.cursor))
        } catch {
          answer = .failure(error)
        }
        self?.receive(answer, of: request)
      })
  }

  /// Takes an answer over; while a filter loads, together with others that come soon.
  private func receive(
    _ answer: Result<LoadedChildren<Item>, any Error>, of request: LoadingStates<Item>.Request
  ) {
    let arrival = LoadingArrival(request: request, answer: answer)
    guard filtered != nil, loadingOptions.loadsWhileFiltering, loadingOptions.filterPause > 0 else {
      return takeOver([arrival])
    }
    arrivals.append(arrival)
    guard arrivals.count == 1 else { return }
    let sleep = self.sleep
    let seconds = loadingOptions.filterPause
    Task { [weak self] in
      await sleep(seconds)
      guard let self else { return }
      let arrived = arrivals
      arrivals = []
      takeOver(arrived)
    }
  }

  private func takeOver(_ arrived: [LoadingArrival<Item>]) {
    run(.data) { [self] in
      projectingOnce {
        arrived.reduce(unchangedRows) { changes, arrival in changes.followed(by: takeOver(arrival)) }
      }.followed(by: loadForFilter())
    }
  }

  /// Takes an answer over, unless it is late: the request was given up, or its item has gone.
  private func takeOver(_ arrival: LoadingArrival<Item>) -> RowChanges {
    let request = arrival.request
    if loading.isCurrent(request) { update.changesLoading = true }
    var changes = unchangedRows
    switch arrival.answer {
    case .success(let children):
      if loading.finish(request, next: children.next) {
        changes = take(children, of: request)
        loads.end(request.number, cancelling: false)
      }
    case .failure(is CancellationError):
      if loading.isCurrent(request) { _ = loading.cancel(request.parent) }
      changes = showPlaceholder(for: request.parent)
      loads.end(request.number, cancelling: false)
    case .failure(let error):
      if loading.fail(request, message: loadingOptions.message(error)) {
        changes = showPlaceholder(for: request.parent)
        loads.end(request.number, cancelling: false)
      }
    }
    return changes
  }

  private func take(_ children: LoadedChildren<Item>, of request: LoadingStates<Item>.Request) -> RowChanges {
    let changes = takeItems(children, of: request)
    let isParent = request.parent.map { parent in
      changeTree { tree in tree.changeBoth { $0.setExpandable(.parent, of: parent) } }
    }
    let next =
      children.next != nil && loadingOptions.loadsAllPages
      ? carryOut(loading.loadMore(request.parent)) : unchangedRows
    return (isParent.map { changes.followed(by: $0) } ?? changes)
      .followed(by: next)
      .followed(by: showPlaceholder(for: request.parent))
  }

  /// Takes new items in behind those that are there, or replaces these by them.
  private func takeItems(_ children: LoadedChildren<Item>, of request: LoadingStates<Item>.Request)
    -> RowChanges
  {
    let parent = request.parent
    let present = tree.inGivenOrder.childCount(of: parent)
    if present == 0 || !request.replaces, let changes = append(children, to: parent) { return changes }
    if request.replaces, present == children.items.count,
      tree.inGivenOrder.children(of: parent) == children.items
    {
      return loadWhatIsOpen(among: tree.shown.openUnloadedItems(under: parent))
    }
    let kinds = Dictionary(zip(children.items, children.expandable), uniquingKeysWith: { first, _ in first })
    var items = children.items
    if !request.replaces {
      // Children that are there already stay where they are.
      let present = tree.inGivenOrder.children(of: parent)
      let known = Set(present)
      items = present + items.filter { !known.contains($0) }
    }
    return replaceChildrenNow(of: parent, with: items, expandable: { kinds[$0] ?? .unknown })
  }

  /// Takes children in behind those that are there; `nil` if one of them is somewhere already.
  private func append(_ children: LoadedChildren<Item>, to parent: Item?) -> RowChanges? {
    var arriving = Outline<Item>()
    guard (try? arriving.append(children.items)) != nil else { return nil }
    for kind in [Expandable.unknown, .parent] where children.expandable.contains(kind) {
      arriving.setExpandable(
        kind, of: zip(children.items, children.expandable).filter { $1 == kind }.map { $0.0 })
    }
    return try? arriveNow(arriving, at: nil, in: parent)
  }

  /// Shows what there is to say about the children of a parent.
  private func showPlaceholder(for parent: Item?) -> RowChanges {
    let kind: PlaceholderKind? =
      switch loading.state(of: parent) {
      case .loading: tree.shown.childCount(of: parent) == 0 || loading.isLoadingMore(parent) ? .loading : nil
      case .partlyLoaded: .loadMore
      case .failed: .failed
      case .loaded:
        loadingOptions.showsEmptyPlaceholders && tree.shown.childCount(of: parent) == 0 ? .empty : nil
      case .notLoaded: nil
      }
    if let parent, !tree.shown.contains(parent) { return unchangedRows }
    return changeTree { tree in tree.changeBoth { $0.setPlaceholder(kind, in: parent) } }
  }

  private func showPlaceholderLater(for request: LoadingStates<Item>.Request) {
    let sleep = self.sleep
    let seconds = loadingOptions.placeholderDelay
    Task { [weak self] in
      await sleep(seconds)
      guard let self, loading.isCurrent(request) else { return }
      run(.data) { self.showPlaceholder(for: request.parent) }
    }
  }

  /// Loads what a filter has not seen, a few requests at a time, top to bottom.
  func loadForFilter() -> RowChanges {
    guard filtered != nil, loader != nil, loadingOptions.loadsWhileFiltering else {
      return unchangedRows
    }
    var actions: [LoadingStates<Item>.Action] = []
    for item in tree.shown.unloadedItems {
      guard loading.requestCount < loadingOptions.filterRequests else { break }
      if loading.state(of: item) == .notLoaded { actions += loading.open(item) }
    }
    return carryOut(actions)
  }
}

extension Outline {
  /// The items below a parent that are open and not loaded.
  func openUnloadedItems(under parent: Item?) -> [Item] {
    parents(under: parent, expanded: true).filter { expandable(of: $0) == .unknown }
  }
}
