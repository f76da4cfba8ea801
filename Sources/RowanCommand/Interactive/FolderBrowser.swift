import Rowan
import RowanTerminal

/// Shows folders on the terminal, and reads each when it is opened.
@MainActor
final class FolderBrowser {
  private var tree: FolderTree
  private let options: CommandOptions
  private let lister: any FolderLister
  private let app: TerminalOutlineApp<NodeID>

  init(_ tree: FolderTree, _ outline: Outline<NodeID>, options: CommandOptions, lister: any FolderLister) {
    self.tree = tree
    self.options = options
    self.lister = lister
    app = TerminalOutlineApp(outline, appearance: TerminalAppearance { _ in TerminalLabel("") })
  }

  func run() async throws -> TerminalOutlineEnd {
    app.appearance.label = { [weak self] id in
      self?.tree.terminalLabel(of: id, with: .unicode) ?? TerminalLabel("")
    }
    app.appearance.placeholder = { [weak self] kind, folder in
      kind == .failed ? folder.flatMap { self?.tree.failure($0)?.message } : nil
    }
    app.react = { [weak self] _, effect in
      switch effect {
      case .expanded(let folder): self?.load(folder)
      case .chosen(.placeholder(.failed, .some(let folder))): self?.load(folder)
      case .none, .collapsed, .chosen, .redraw, .quit: break
      }
    }
    // The app's closures hold this weakly, and the caller may hold nothing at all.
    defer { withExtendedLifetime(self) {} }
    return try await app.run()
  }

  /// Reads a folder that was not read, or could not be.
  private func load(_ folder: NodeID) {
    let outline = app.view.outline
    guard tree[folder].kind == .folder, !tree[folder].isRead || tree.failure(folder) != nil,
      outline.placeholder(in: folder) != .loading
    else { return }
    app.update { _ = $0.setPlaceholder(.loading, in: folder) }
    let path = tree.path(folder)
    Task {
      let result = await lister.loadEntries(
        of: path, followsLink: folder == FolderTree.root, includesHidden: options.showsHidden)
      finish(folder, with: result)
    }
  }

  private func finish(_ folder: NodeID, with result: Result<FolderListing, FormatError>) {
    _ = tree.finish(folder, with: result)
    app.update { outline in
      guard var children = tree.children(folder) else {
        outline.setPlaceholder(.failed, in: folder)
        return
      }
      if let key = options.sortKey { children.sort { tree.precedes($0, $1, by: key) } }
      outline.setPlaceholder(children.isEmpty ? .empty : nil, in: folder)
      outline.replaceChildren(of: folder, with: children)
      outline.setExpandable(.unknown, of: children.filter { tree[$0].kind == .folder })
    }
  }
}
