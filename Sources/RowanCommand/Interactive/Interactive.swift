import Rowan
import RowanTerminal

/// What a person at a terminal gets who has not asked for print: the outline on the screen, and what is chosen
/// there on standard output.
struct Interactive {
  let options: CommandOptions
  let context: CommandContext

  /// Shows what was opened until the user leaves.
  ///
  /// - Returns: the exit status.
  func run(_ opened: OpenedSource) async throws(UsageError) -> Int32 {
    switch opened {
    case .document(let document): return try await run(document) { _ in }
    case .folder(let tree):
      return try await run(tree, RootIdentity(of: tree.path(FolderTree.root))) { browser in
        browser.loadFolders(by: context.lister, includingHidden: options.showsHidden)
      }
    }
  }

  @MainActor
  private func run<Source: NodeSource>(
    _ source: Source, _ identity: RootIdentity? = nil, _ prepare: @MainActor (Browser<Source>) -> Void
  ) async throws(UsageError) -> Int32 {
    try source.checkSortKey(options.sortKey)
    if options.printsValue, !source.hasValues { throw UsageError("--value is for JSON") }
    let stateFile = options.stateFile.map(StateFile.init)
    var state = OutlineState<String>()
    do throws(StateFile.Failure) {
      state = try stateFile?.read() ?? state
    } catch {
      context.report(error.line)
      return ExitStatus.failure
    }
    let browser = Browser(source, options: options, state: state, identity: identity)
    prepare(browser)
    browser.begin()
    let end: TerminalOutlineEnd<NodeID>
    do {
      end = try await browser.app.run()
    } catch {
      context.report("rowan: \(error); --print prints instead")
      return ExitStatus.failure
    }
    var status = status(after: end, browser)
    do throws(StateFile.Failure) {
      try stateFile?.write(browser.state)
    } catch {
      context.report(error.line)
      if status == ExitStatus.success { status = ExitStatus.failure }
    }
    return status
  }

  @MainActor
  private func status<Source: NodeSource>(
    after end: TerminalOutlineEnd<NodeID>, _ browser: Browser<Source>
  ) -> Int32 {
    switch end {
    case .chosen(let items):
      return CommandRun(options: options, context: context).writing { (writer) throws(OutputError) in
        for item in items {
          if options.printsValue {
            browser.source.appendValue(of: item, to: &writer.bytes)
          } else {
            writer.bytes.append(contentsOf: browser.path(item))
          }
          if options.printsZero { writer.bytes.append(0) } else { try writer.endLine() }
        }
        try writer.flush()
      }
    case .dismissed: return ExitStatus.failure
    // Who waits for a choice gets none.
    case .quit, .cancelled: return context.outputIsTerminal ? ExitStatus.success : ExitStatus.failure
    case .signal(let number): return ExitStatus.signal(number)
    case .hangUp: return ExitStatus.hangUp
    }
  }
}
