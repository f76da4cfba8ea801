import Foundation

/// Runs a line of shell, and waits for its end.
///
/// By the system's own calls: `Process` leaves memory behind, which the address sanitizer finds.
enum Shell {
  /// - Parameters:
  ///   - line: the line.
  ///   - environment: the variables.
  ///   - output: the descriptor that is standard output.
  ///   - error: the descriptor that is standard error.
  /// - Returns: the exit status; 128 and the signal that ended it.
  static func run(_ line: String, environment: [String: String], output: Int32, error: Int32) throws -> Int32
  {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&files, error, STDERR_FILENO)
    let words: [String] = ["sh", "-c", line]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", &files, nil, &arguments, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
