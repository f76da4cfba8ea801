import Foundation

/// The world that a run of the command meets.
struct CommandContext: Sendable {
  var environment: [String: String]
  /// Descriptors.
  var input: Int32
  var output: Int32
  var error: Int32
  var lister: any FolderLister = SystemFolderLister()

  /// Writes a line to standard error; who has closed it does not want to know.
  func report(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { OutputWriter.write($0, to: error) }
  }

  /// Whether something was piped into the command: a pipe, a socket or a file, but not a terminal or nothing.
  var hasPipedInput: Bool {
    var status = stat()
    guard fstat(input, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK, S_IFREG].contains(status.st_mode & S_IFMT)
  }

  /// Whether a person looks at the output.
  var writesToTerminal: Bool {
    isatty(output) == 1
  }
}
