import Rowan
import RowanTerminal

/// What a person at a terminal gets who has not asked for print.
enum Interactive {
  /// How many levels of folders are read before the first screen; those below follow when they are opened.
  ///
  /// - Parameter options: a filter asks for all: nothing is found in what was not read.
  /// - Returns: the number of levels; nothing for all.
  static func folderDepth(_ options: CommandOptions) -> Int? {
    options.depth ?? (options.filter == nil ? 1 : nil)
  }

  /// Shows what was opened until the user leaves.
  ///
  /// - Parameters:
  ///   - opened: what was opened, as far as `options` say.
  ///   - options: how it is shown.
  ///   - context: the world around.
  /// - Returns: the exit status.
  static func run(
    _ opened: OpenedSource, _ options: CommandOptions, _ context: CommandContext
  ) async throws(UsageError) -> Int32 {
    // Without a filter, a first look is at the top level.
    let depth = options.depth ?? (options.filter == nil ? 1 : nil)
    let end: Result<TerminalOutlineEnd, any Error>
    switch opened {
    case .document(let document):
      let outline = try document.outline(for: options, depth: depth)
      end = await ending { try await show(document, outline) }
    case .folder(let tree):
      let outline = try tree.outline(for: options, depth: depth)
      let browser = await FolderBrowser(tree, outline, options: options, lister: context.lister)
      end = await ending { try await browser.run() }
    }
    switch end {
    case .success(.quit), .success(.cancelled): return ExitStatus.success
    case .success(.signal(let number)): return ExitStatus.signal(number)
    case .success(.hangUp): return ExitStatus.hangUp
    case .failure(let error):
      context.report("rowan: \(error); --print prints instead")
      return ExitStatus.failure
    }
  }

  private static func ending(
    _ run: () async throws -> TerminalOutlineEnd
  ) async -> Result<TerminalOutlineEnd, any Error> {
    do { return .success(try await run()) } catch { return .failure(error) }
  }

  @MainActor
  private static func show(_ document: Document, _ outline: Outline<NodeID>) async throws
    -> TerminalOutlineEnd
  {
    let app = TerminalOutlineApp(
      outline, appearance: TerminalAppearance { document.terminalLabel(of: $0, with: .unicode) })
    return try await app.run()
  }
}
