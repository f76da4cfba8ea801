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

  /// Whether a person looks at the terminal, and waits for no file to be written.
  ///
  /// The output may be a pipe: what is chosen goes there, and the screen is the terminal all the same. But in
  /// one of several commands of a script, standard error goes elsewhere, too.
  var hasScreen: Bool {
    var status = stat()
    let writesToFile = fstat(output, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    return !writesToFile && (outputIsTerminal || isatty(error) == 1)
  }

  var outputIsTerminal: Bool { isatty(output) == 1 }
}
