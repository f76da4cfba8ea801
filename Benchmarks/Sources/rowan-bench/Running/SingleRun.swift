import Foundation

/// One work at one size in this process, and its samples on standard output.
enum SingleRun {
  struct Result: Codable {
    var samples: [Double]
    var sink: Int
    /// The resident memory of the process at its most, in bytes.
    var residentBytes: Int
  }

  static func run(_ single: (work: String, size: Int)) throws {
    guard let work = allWorks.first(where: { $0.name == single.work }) else {
      throw BenchError(message: "no work is called '\(single.work)'")
    }
    var stopwatch = Stopwatch()
    work.run(single.size, &stopwatch)
    let result = Result(samples: stopwatch.samples, sink: stopwatch.sink, residentBytes: residentBytes())
    FileHandle.standardOutput.write(try JSONEncoder().encode(result))
  }

  private static func residentBytes() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }

  /// Does the same in a process of its own.
  static func inOwnProcess(_ work: String, _ size: Int) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--single", work, "\(size)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError(message: "'\(work)' at \(size) ended with status \(process.terminationStatus)")
    }
    return try JSONDecoder().decode(Result.self, from: data)
  }
}
