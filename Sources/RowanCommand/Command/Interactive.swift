/// What a person at a terminal gets who has not asked for print.
enum Interactive {
  /// Shows what was opened.
  ///
  /// - Parameters:
  ///   - opened: what was opened, as far as `options` say.
  ///   - options: how it is shown.
  ///   - context: the terminal is its output.
  /// - Returns: the exit status.
  static func run(
    _ opened: OpenedSource, _ options: CommandOptions, _ context: CommandContext
  ) async throws(UsageError) -> Int32 {
    try CommandRun(options: options, context: context).print(opened)
  }
}
