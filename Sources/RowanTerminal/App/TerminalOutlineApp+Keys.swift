import Rowan

extension TerminalOutlineApp {
  /// Takes a key over: for the keys that are shown, for what is being typed, or for the outline.
  func press(_ key: TerminalKey) {
    findsNothing = false
    if help != nil { return pressInHelp(key) }
    if prompt != nil, type(key) { return }
    if case .character(let character) = key, isFindingByTyping {
      find(by: character)
    } else if let command = keyMap.command(for: key) {
      perform(command)
    } else if case .character(let character) = key {
      find(by: character)
    }
  }

  /// Goes on to find an item by the first letters of its title.
  private func find(by character: Character) {
    let response = controller.press(.character(character), at: now())
    guard response == .none, let typed = controller.keyboard.typeAhead?.text else { return }
    // Letters that find nothing are no beginning of anything: the next one may be a command.
    let title: String? = if case .item(let item) = controller.focus { controller.title(item) } else { nil }
    if title?.ranges(ignoringCase: typed).first?.lowerBound != title?.startIndex {
      findsNothing = true
      controller.keyboard.typeAhead?.reset()
    }
  }

  /// Does what a command says, as if its key had been pressed.
  public func perform(_ command: TerminalCommand) {
    defer { setNeedsDisplay() }
    switch command {
    case .up: respond(to: controller.press(.up))
    case .down: respond(to: controller.press(.down))
    case .open: respond(to: controller.press(.right))
    case .close: respond(to: controller.press(.left))
    case .first: respond(to: controller.press(.home))
    case .last: respond(to: controller.press(.end))
    case .pageUp: page(.pageUp, -1)
    case .pageDown: page(.pageDown, 1)
    case .openSiblings: respond(to: controller.press(.asterisk))
    // Not as the user's choice of each item, which would have to be remembered for a million of them.
    case .expandAll: controller.expandAll()
    case .collapseAll: controller.collapseAll()
    case .find: begin(.find)
    case .filter: begin(.filter)
    case .nextMatch: goToMatch { $0.match(after: $1) }
    case .previousMatch: goToMatch { $0.match(before: $1) }
    case .loadForFilter: loadForFilter()
    case .nextOrder: showNextOrder()
    case .mark: mark()
    case .choose: choose()
    case .reload: reload()
    case .help: help = TerminalHelp(keyMap, appearance.texts, isUseful: isUseful)
    case .redraw: redraw()
    case .cancel: cancel()
    case .quit: quit()
    }
  }

  private var isFindingByTyping: Bool { controller.keyboard.typeAhead?.isSearching(at: now()) == true }

  private func respond(to response: OutlineResponse<Item>) {
    if case .activate(let item) = response { leave(with: [item]) }
  }

  /// Moves the screen and the focus by a screen; one row of the old one stays, to hold on to.
  private func page(_ key: OutlineKey, _ direction: Int) {
    let pinned = viewport.pinnedRows(in: controller.outline).count
    controller.keyboard.pageRows = max(viewport.listHeight - pinned - 1, 1)
    viewport.scroll(by: direction * controller.keyboard.pageRows, in: controller.outline)
    respond(to: controller.press(key))
    viewport.scroll(to: controller.focusedRow, in: controller.outline)
  }

  // MARK: Help

  private func pressInHelp(_ key: TerminalKey) {
    let height = TerminalHelp.height(of: viewport.size)
    switch keyMap.command(for: key) {
    case .up: help?.scroll(by: -1, height: height)
    case .down: help?.scroll(by: 1, height: height)
    case .pageUp: help?.scroll(by: -height, height: height)
    case .pageDown: help?.scroll(by: height, height: height)
    case .redraw: redraw()
    default: help = nil
    }
  }

  /// Whether a command does anything with what there is.
  private func isUseful(_ command: TerminalCommand) -> Bool {
    switch command {
    case .mark: allowsMarks
    case .nextOrder: orders.count > 1
    case .reload, .loadForFilter: controller.loader != nil
    default: true
    }
  }

  // MARK: Choosing

  private func mark() {
    guard allowsMarks, case .item(let item) = controller.focus else { return }
    controller.toggleCheck(item, origin: .user)
    respond(to: controller.press(.down))
  }

  /// Chooses the marked items, or the focused one; what a placeholder offers is done.
  func choose() {
    if case .placeholder = controller.focus {
      respond(to: controller.press(.enter))
      return
    }
    let marked = markedItems
    if !marked.isEmpty {
      leave(with: marked)
    } else if case .item(let item) = controller.focus {
      leave(with: [item])
    }
  }

  /// The items that are chosen because they are marked: not those that are marked with one above them.
  private var markedItems: [Item] {
    allowsMarks ? controller.checks.checkedItems(.topmost, in: controller.unfilteredOutline) : []
  }

  func countMarks() {
    markedCount = markedItems.count
  }

  private func leave(with items: [Item]) {
    if let onChoice { onChoice(self, items) } else { finish(.chosen(items)) }
  }

  private func cancel() {
    if controller.filter != nil || search != nil { setFilter("") } else { finish(.dismissed) }
  }

  // MARK: Order and loading

  private func showNextOrder() {
    if orders.count > 1 { setOrder((order + 1) % orders.count) }
  }

  /// Reads an open item again, or the parent of another one.
  private func reload() {
    switch controller.focus {
    case nil: controller.reload(nil)
    case .item(let item) where controller.outline.isExpanded(item): controller.reload(item)
    case .item(let item): controller.reload(controller.outline.parent(of: item))
    case .placeholder(_, let parent): controller.reload(parent)
    }
  }
}
