import Foundation

/// The command `rowan`: shows folders, lists of paths, JSON, XML and property lists as outlines.
@main
struct RowanCommand {
  static func main() async {
    StandardDescriptors.fill()
    let status = await CommandRun.run(
      arguments: arguments, environment: ProcessInfo.processInfo.environment, input: STDIN_FILENO,
      output: STDOUT_FILENO, error: STDERR_FILENO)
    exit(status)
  }

  /// The arguments as the system hands them over; as strings, names that are not text would be others.
  private static var arguments: [[UInt8]] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { CommandLine.unsafeArgv[$0] }
      .map { argument in UnsafeRawBufferPointer(start: argument, count: strlen(argument)).map { $0 } }
  }
}
