import Rowan
import RowanTerminal

/// A source on the terminal: its nodes in a controller, which an app shows.
@MainActor
final class Browser<Source: NodeSource> {
  /// What the closures of the controller and the app look at.
  private final class Contents {
    var source: Source
    var first: FirstExpansion
    let identity: RootIdentity?
    private(set) lazy var positions = source.pathPositions()

    init(_ source: Source, _ first: FirstExpansion, _ identity: RootIdentity?) {
      self.source = source
      self.first = first
      self.identity = identity
    }

    func path(_ id: NodeID) -> [UInt8] { source.path(of: id, positions: positions) }

    /// The path as text that names the same node however the root was written; nothing where it is none.
    func pathText(_ id: NodeID) -> String? {
      let path = identity.map { $0.path(for: self.path(id)) } ?? path(id)
      let text = String(decoding: path, as: UTF8.self)
      return text.utf8.elementsEqual(path) ? text : nil
    }
  }

  let controller: OutlineController<NodeID>
  let app: TerminalOutlineApp<NodeID>
  private let contents: Contents
  private let options: CommandOptions

  /// A source that is shown as the options say.
  ///
  /// - Parameters:
  ///   - source: what is shown.
  ///   - options: how it is shown.
  ///   - state: what was open when it was saved.
  ///   - identity: what the root is called in a state, if that is not its path.
  init(
    _ source: Source, options: CommandOptions, state: OutlineState<String>, identity: RootIdentity? = nil
  ) {
    let contents = Contents(source, FirstExpansion(depth: options.depth ?? 1, saved: state), identity)
    self.contents = contents
    self.options = options
    controller = OutlineController(source.makeOutline()) { id in
      contents.first.isExpanded(level: contents.source.level(of: id), path: contents.pathText(id))
    }
    controller.title = { contents.source.title(of: $0, with: .unicode) }
    let hasIcons = options.showsIcons
    app = TerminalOutlineApp(
      controller,
      appearance: TerminalAppearance { contents.source.terminalLabel(of: $0, hasIcon: hasIcons) })
    app.appearance.path = { id in
      // The whole of a JSON document has the empty path.
      let path = contents.path(id)
      return path.isEmpty ? nil : DisplayText.escaped(path)
    }
    app.allowsMarks = options.choosesSeveral
    app.makeFilter = { text in
      let search = TextSearch(text)
      return OutlineFilter { contents.source.matches($0, search) }
    }
    app.makeMatcher = { text in
      let search = TextSearch(text)
      return { [source = contents.source] in source.matches($0, search) }
    }
    app.orders = source.terminalOrders.map { title, key in
      var order = TerminalOrder(title, by: key.map { key in { contents.source.precedes($0, $1, by: key) } })
      order.makeComparison = key.map { key in
        { Self.comparison(in: contents.source, by: key) }
      }
      return order
    }
  }

  /// The order of what is there now; made where no actor is, it can be asked on any thread.
  nonisolated private static func comparison(
    in source: Source, by key: SortKey
  ) -> @Sendable (NodeID, NodeID) -> Bool {
    { source.precedes($0, $1, by: key) }
  }

  /// What is shown; folders are added as they are read.
  var source: Source { contents.source }

  /// The path of a node.
  func path(_ id: NodeID) -> [UInt8] { contents.path(id) }

  /// Filters and sorts as the options say.
  func begin() {
    if let key = options.sortKey, let order = source.terminalOrders.firstIndex(where: { $0.key == key }) {
      app.setOrder(order)
    }
    if let filter = options.filter {
      app.setFilter(filter)
      app.perform(.loadForFilter)
    }
  }

  /// What is open, to be saved.
  var state: OutlineState<String> {
    let outline = controller.unfilteredOutline
    let depth = contents.first.depth
    func described(_ id: NodeID) -> (level: Int, path: String)? {
      contents.pathText(id).map { (source.level(of: id), $0) }
    }
    let closed = outline.allItems.lazy.filter { [source] id in
      source.level(of: id) < depth && outline.expandable(of: id) != .leaf && !outline.isExpanded(id)
    }
    let open = outline.expandedItems.lazy.filter { [source] in source.level(of: $0) >= depth }
    return contents.first.state(expanded: open.compactMap(described), collapsed: closed.compactMap(described))
  }
}

// MARK: Folders

extension Browser<FolderTree> {
  /// Reads folders when they are opened, or a filter wants to see what is in them.
  func loadFolders(by lister: any FolderLister, includingHidden includesHidden: Bool) {
    controller.loadingOptions.placeholderDelay = 0.1
    controller.loadingOptions.showsEmptyPlaceholders = true
    controller.loadingOptions.loadsAllPages = true
    controller.loadingOptions.filterRequests = 256
    controller.loadingOptions.message = { error in
      (error as? FormatError)?.message ?? String(describing: error)
    }
    // Answers wait in one line with keys: no more of them may come at once than a key can wait for.
    let readers = AsyncSemaphore(16)
    controller.loader = { [weak self] folder, cursor in
      guard let self, let folder else { return LoadedChildren([]) }
      if let cursor { return await nextPage(of: folder, after: cursor) }
      return try await readers.withTurn {
        let result = await lister.loadEntries(
          of: self.path(folder), followsLink: folder == FolderTree.root, includesHidden: includesHidden)
        return try self.take(result, of: folder)
      }
    }
    // What is open from the beginning was so before there was a loader.
    for folder in controller.outline.expandedItems { controller.load(folder) }
  }

  private func take(
    _ result: Result<FolderListing, FormatError>, of folder: NodeID
  ) throws -> LoadedChildren<NodeID> {
    // Changed where it is: a copy for each folder would take longer than reading it.
    _ = contents.source.finish(folder, with: result)
    // The more there is, the longer it takes to filter it again.
    controller.loadingOptions.filterPause = 0.1 + Double(source.count) / 1_000_000
    if let failure = source.failure(folder) { throw failure }
    let isFirst = controller.unfilteredOutline.childCount(of: folder) == 0
    return page(of: folder, from: 0, whole: !isFirst)
  }

  private func nextPage(of folder: NodeID, after cursor: PageCursor) -> LoadedChildren<NodeID> {
    page(of: folder, from: Int(cursor.rawValue) ?? 0, whole: false)
  }

  /// The children of a folder from one of them on: some, so that no key waits until all are taken over.
  ///
  /// A filter or an order looks at all items for each page, and gets all that are left in one.
  private func page(of folder: NodeID, from start: Int, whole: Bool) -> LoadedChildren<NodeID> {
    let isWhole = whole || controller.filter != nil || controller.isSorted
    let children = source.children(folder, from: start, most: isWhole ? .max : Self.pageCount)
    let end = start + children.count
    let next = end < source[folder].childCount ? PageCursor(rawValue: String(end)) : nil
    return LoadedChildren(children, next: next) { [source] in source[$0].kind == .folder ? .unknown : .leaf }
  }

  private static var pageCount: Int { 10_000 }
}
