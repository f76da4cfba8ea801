import Foundation

@testable import RowanCommand

/// What a run of the command has written and answered.
struct CommandResult {
  var status: Int32
  var outputBytes: [UInt8]
  var error: String

  var output: String {
    String(decoding: outputBytes, as: UTF8.self)
  }

  var lineCount: Int {
    outputBytes.withUnsafeBufferPointer { bytes in bytes.count { $0 == UInt8(ascii: "\n") } }
  }

  var lines: [Substring] {
    output.split(separator: "\n")
  }
}

/// Runs the command in this process.
func rowan(
  _ arguments: String..., path: [UInt8]? = nil, input: String? = nil,
  environment: [String: String] = ["LANG": "en_US.UTF-8"], lister: any FolderLister = SystemFolderLister()
) async throws -> CommandResult {
  try await rowan(arguments, path: path, input: input, environment: environment, lister: lister)
}

/// Runs the command in this process.
///
/// - Parameters:
///   - arguments: the arguments.
///   - path: one more argument, which need not be text.
///   - input: what is piped in; nothing for no pipe.
///   - environment: the variables of the environment.
///   - lister: what lists folders.
/// - Returns: what it wrote and answered.
func rowan(
  _ arguments: [String], path: [UInt8]? = nil, input: String? = nil,
  environment: [String: String] = ["LANG": "en_US.UTF-8"], lister: any FolderLister = SystemFolderLister()
) async throws -> CommandResult {
  let output = try AnonymousFile()
  let error = try AnonymousFile()
  let source = try input.map { try AnonymousFile(Array($0.utf8)) }
  let nothing = open("/dev/null", O_RDONLY)
  defer { close(nothing) }
  let status = await CommandRun.run(
    arguments: arguments.map { Array($0.utf8) } + (path.map { [$0] } ?? []), environment: environment,
    input: source?.descriptor ?? nothing, output: output.descriptor, error: error.descriptor, lister: lister)
  return CommandResult(
    status: status, outputBytes: try output.bytes, error: String(decoding: try error.bytes, as: UTF8.self))
}

/// A file without a name.
final class AnonymousFile {
  let descriptor: Int32

  /// A file with a content, that is read from its beginning.
  init(_ content: [UInt8] = []) throws {
    var template = Array("/tmp/rowan-test-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    try check(descriptor)
    unlink(template)
    let code = content.withUnsafeBytes { OutputWriter.write($0, to: descriptor) }
    try check(code == 0 ? 0 : -1)
    lseek(descriptor, 0, SEEK_SET)
  }

  var bytes: [UInt8] {
    get throws {
      lseek(descriptor, 0, SEEK_SET)
      return try InputBytes.contents(of: descriptor)
    }
  }

  deinit {
    close(descriptor)
  }
}
