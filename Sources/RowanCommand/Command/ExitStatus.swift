/// What the command tells the shell; `rowan --help` lists these.
enum ExitStatus {
  static let success: Int32 = 0
  /// Something could not be read or written.
  static let failure: Int32 = 1
  /// The arguments make no sense.
  static let usage: Int32 = 2
  /// Nobody reads what is printed any more: what a shell answers for a command that is stopped by SIGPIPE, as
  /// this one is, too, unless whoever started it has that signal ignored.
  static let closedPipe: Int32 = 141
  /// The terminal is gone: what a shell answers for a command that is stopped by SIGHUP.
  static let hangUp = signal(1)

  /// What a shell answers for a command that is stopped by a signal.
  static func signal(_ number: Int32) -> Int32 {
    128 + number
  }
}
