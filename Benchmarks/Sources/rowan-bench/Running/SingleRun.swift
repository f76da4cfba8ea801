import Foundation

/// One contender of one work at one size, and its samples on standard output.
///
/// Each runs in a process of its own, so that nobody's memory is the warmer for somebody else's work.
enum SingleRun {
  struct Result: Codable {
    var samples: [Double]
    /// What the first sample came to.
    var answer: Int
    var sink: Int
  }

  static func run(_ single: (work: String, contender: String, size: Int), isQuick: Bool) throws {
    guard let work = allWorks.first(where: { $0.name == single.work }),
      let contender = work.contenders.first(where: { $0.name == single.contender }),
      case .here(let body) = contender.runner
    else {
      throw BenchError(message: "'\(single.contender)' does not do '\(single.work)' here")
    }
    var stopwatch = Stopwatch(patience: isQuick ? .milliseconds(20) : .milliseconds(1500))
    body(single.size, &stopwatch)
    let result = Result(
      samples: stopwatch.samples, answer: stopwatch.answer ?? 0, sink: stopwatch.sink)
    FileHandle.standardOutput.write(try JSONEncoder().encode(result))
  }

  /// Does the same in a process of its own.
  static func inOwnProcess(
    _ work: Work, _ contender: Contender, _ size: Int, gtk: GTKDriver?, isQuick: Bool
  ) throws -> Result {
    let process = Process()
    switch contender.runner {
    case .here:
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["--single", work.name, contender.name, "\(size)"] + (isQuick ? ["--quick"] : [])
    case .gtk(let name):
      guard let gtk else { throw BenchError(message: "there is no GTK driver") }
      process.executableURL = gtk.executable
      process.arguments = [name, "\(size)"]
    case .absent:
      throw BenchError(message: "this build is without \(contender.name)")
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError(
        message:
          "'\(work.name)' by \(contender.name) at \(size) ended with status \(process.terminationStatus)")
    }
    return try JSONDecoder().decode(Result.self, from: data)
  }
}
