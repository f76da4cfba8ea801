import Rowan

extension TerminalOutlineApp {
  /// Shows only what a text lets through, or everything again for an empty one.
  ///
  /// What a text lets through of a large tree is found away from the main actor, so that typing goes on. Keys that
  /// act on what is found wait for it.
  public func setFilter(_ text: String) {
    defer { setNeedsDisplay() }
    filterText = text
    search?.cancel()
    search = nil
    guard !text.isEmpty else {
      controller.loadingOptions.loadsWhileFiltering = false
      controller.setFilter(nil)
      return
    }
    let filter = makeFilter(text)
    if let makeMatcher, controller.unfilteredOutline.count >= leastCountForSearch {
      let matches = makeMatcher(text)
      search = Task { [weak self, controller] in
        guard await controller.setFilter(filter, matching: matches) else { return }
        self?.endSearch()
      }
    } else {
      controller.setFilter(filter)
      goToFirstMatch()
    }
  }

  private func endSearch() {
    search = nil
    goToFirstMatch()
    let events = waiting
    waiting = []
    events.forEach(handle)
    setNeedsDisplay()
  }

  /// The first match is what the user looks for, unless the focus is on one.
  private func goToFirstMatch() {
    let isOnMatch = if case .item(let item) = controller.focus { controller.isMatch(item) } else { false }
    if !isOnMatch { goToMatch { controller, _ in controller.match(after: nil) } }
  }

  /// Whether an event is about what a search will show; typing goes on, and taking back takes back what waits.
  func waitsForSearch(_ event: TerminalEvent) -> Bool {
    guard search != nil else { return false }
    switch event {
    case .resize, .signal, .hangUp, .key(.control("c")): return false
    case .key(.escape):
      waiting = []
      return false
    case .key(.enter) where prompt != nil: return !waiting.isEmpty
    case .key(let key):
      var prompt = prompt
      return !waiting.isEmpty || prompt?.edit(key) != true
    case .mouse: return true
    }
  }

  // MARK: Order

  /// Shows siblings in one of ``orders``; those of a large tree are sorted away from the main actor.
  public func setOrder(_ index: Int) {
    guard orders.indices.contains(index), index != order else { return }
    order = index
    sorting?.cancel()
    sorting = nil
    setNeedsDisplay()
    let next = orders[index]
    guard let areInIncreasingOrder = next.areInIncreasingOrder, let makeComparison = next.makeComparison,
      controller.unfilteredOutline.count >= leastCountForSearch
    else {
      controller.setSortOrder(next.areInIncreasingOrder)
      return
    }
    let compare = makeComparison()
    sorting = Task { [weak self, controller] in
      guard await controller.setSortOrder(areInIncreasingOrder, comparing: compare) else { return }
      self?.sorting = nil
      self?.setNeedsDisplay()
    }
  }
}
