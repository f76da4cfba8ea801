import Rowan

extension TerminalOutlineApp {
  /// Begins to type.
  func begin(_ purpose: TerminalPrompt.Purpose) {
    rowBeforePrompt = controller.focusedRow
    switch purpose {
    case .filter: prompt = TerminalPrompt(.filter, label: appearance.texts.filterPrompt, text: filterText)
    case .find: prompt = TerminalPrompt(.find, label: appearance.texts.findPrompt)
    }
  }

  /// Takes a key over while something is typed.
  ///
  /// - Returns: Whether the key was for that; keys that move the focus are not.
  func type(_ key: TerminalKey) -> Bool {
    guard var typed = prompt else { return false }
    if typed.edit(key) {
      prompt = typed
      switch typed.purpose {
      case .filter: setFilter(typed.text)
      case .find: find(typed.text)
      }
      return true
    }
    switch key {
    case .enter: prompt = nil
    case .escape:
      prompt = nil
      if typed.purpose == .filter { setFilter("") }
      if typed.purpose == .find, let rowBeforePrompt {
        controller.setFocus(atRow: rowBeforePrompt, origin: .user)
      }
    case .up, .down, .pageUp, .pageDown, .home, .end: return false
    case .control("c"): return false
    default: break
    }
    return true
  }

  // MARK: Matches

  func goToMatch(_ next: (OutlineController<Item>, Item?) -> Item?) {
    let current: Item? =
      switch controller.focus {
      case .item(let item): item
      case .placeholder(_, let parent): parent
      case nil: nil
      }
    guard controller.filter != nil, let match = next(controller, current) else { return }
    controller.batch(origin: .user) { [controller] in
      controller.reveal(match, origin: .user)
      controller.setFocus(match, origin: .user)
    }
  }

  func loadForFilter() {
    if controller.filter != nil, controller.loader != nil {
      controller.loadingOptions.loadsWhileFiltering = true
    }
  }

  func updateFilterNotice() {
    // Without a loader, everything there is is here.
    isFilterIncomplete = controller.loader != nil && controller.isFilterIncomplete
  }

  // MARK: Finding

  private func find(_ text: String) {
    guard let start = rowBeforePrompt else { return }
    var search = OutlineTypeAhead(interval: .infinity)
    for character in text { search.type(character, at: 0) }
    let match = search.firstMatch(in: controller.outline, from: start, label: controller.title)
    findsNothing = match == nil && !text.isEmpty
    controller.setFocus(atRow: min(match ?? start, controller.outline.rows.count - 1), origin: .user)
  }

  // MARK: What the screen says

  /// The text whose occurrences are shown in the titles.
  var searchedText: String? { filterText.isEmpty ? nil : filterText }

  /// What the status line says beside the path.
  var notices: [String] {
    let texts = appearance.texts
    var notices: [String] = []
    if findsNothing { notices.append(texts.noMatch) }
    if search != nil {
      notices.append(texts.searching)
    } else if controller.filter != nil {
      notices.append(texts.matches(controller.matchCount))
      // While something is typed, the key would be a part of it.
      if isFilterIncomplete { notices.append(prompt == nil ? texts.incompleteAndKey : texts.incomplete) }
    }
    if controller.loadingCount > 0 { notices.append(texts.loadingCount(controller.loadingCount)) }
    if allowsMarks, markedCount > 0 { notices.append(texts.marked(markedCount)) }
    if sorting != nil { notices.append(texts.sorting) }
    if order > 0, orders.indices.contains(order) { notices.append(texts.order(orders[order].title)) }
    return notices
  }
}
