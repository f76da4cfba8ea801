import Rowan

/// One run of the command `rowan`.
struct CommandRun {
  let options: CommandOptions
  let context: CommandContext

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the name of the command, as bytes: paths need not be text.
  ///   - environment: the variables of the environment.
  ///   - input: the descriptor that is standard input.
  ///   - output: the descriptor that is standard output.
  ///   - error: the descriptor that is standard error.
  ///   - lister: what lists folders.
  /// - Returns: the exit status.
  static func run(
    arguments: [[UInt8]], environment: [String: String], input: Int32, output: Int32, error: Int32,
    lister: any FolderLister = SystemFolderLister()
  ) async -> Int32 {
    let context = CommandContext(
      environment: environment, input: input, output: output, error: error, lister: lister)
    do throws(UsageError) {
      let options = try ArgumentParser.parse(arguments)
      return try await CommandRun(options: options, context: context).run()
    } catch {
      context.report(error.line)
      return ExitStatus.usage
    }
  }

  private func run() async throws(UsageError) -> Int32 {
    switch options.action {
    case .help: return write(ArgumentParser.help)
    case .version: return write(CommandVersion.text + "\n")
    case .completion(let shell): return write(CompletionScript(shell).text)
    case .open: return try await open()
    }
  }

  private func open() async throws(UsageError) -> Int32 {
    var status = ExitStatus.success
    let opener = SourceOpener(options: options, context: context) { line in
      context.report(line)
      status = ExitStatus.failure
    }
    let isInteractive = context.hasScreen && !options.prints && !options.printsJSON
    let opened: OpenedSource
    do throws(SourceOpener.Failure) {
      opened = try await opener.open(readsFolders: !isInteractive)
    } catch {
      context.report(error.line)
      return ExitStatus.failure
    }
    let shown =
      if isInteractive {
        try await Interactive(options: options, context: context).run(opened)
      } else {
        try print(opened)
      }
    return shown == ExitStatus.success ? status : shown
  }
}

// MARK: Printing

extension CommandRun {
  /// Prints what was opened.
  func print(_ opened: OpenedSource) throws(UsageError) -> Int32 {
    switch opened {
    case .document(let document): try print(document)
    case .folder(let tree): try print(tree)
    }
  }

  private func print<Source: NodeSource>(_ source: Source) throws(UsageError) -> Int32 {
    let outline = try source.outline(for: options, depth: options.depth)
    return writing { (writer) throws(OutputError) in
      if options.printsJSON {
        try JSONPrinter(source: source).print(outline, to: &writer)
      } else {
        let symbols = PrintSymbols(environment: context.environment)
        try TextPrinter(source: source, symbols: symbols).print(outline, to: &writer)
      }
    }
  }

  private func write(_ text: String) -> Int32 {
    writing { (writer) throws(OutputError) in
      writer.bytes.append(contentsOf: text.utf8)
      try writer.flush()
    }
  }

  func writing(_ body: (inout OutputWriter) throws(OutputError) -> Void) -> Int32 {
    var writer = OutputWriter(context.output)
    do throws(OutputError) {
      try body(&writer)
      return ExitStatus.success
    } catch {
      switch error {
      case .closed: return ExitStatus.closedPipe
      case .failed(let reason):
        context.report("rowan: cannot write: \(reason)")
        return ExitStatus.failure
      }
    }
  }
}
