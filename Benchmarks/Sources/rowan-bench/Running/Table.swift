import Foundation

/// All works at all sizes, in rounds, as a table.
enum Table {
  struct Line: Codable {
    var work: String
    var size: Int
    var median: Double
    var minimum: Double
    var residentBytes: Int
  }

  static func measure(_ options: BenchOptions) throws {
    let works = allWorks.filter { options.only.map($0.name.contains) ?? true }
    guard !works.isEmpty else { throw BenchError(message: "no work is called like '\(options.only ?? "")'") }
    let runs = works.flatMap { work in
      (options.isQuick ? [work.sizes[0]] : work.sizes).map { (work: work.name, size: $0) }
    }
    // Round after round, so that what the machine does meanwhile hits all of them.
    var samples: [[Double]] = Array(repeating: [], count: runs.count)
    var memory = Array(repeating: 0, count: runs.count)
    for _ in 0..<(options.isQuick ? 1 : 3) {
      for (index, run) in runs.enumerated() {
        let result = try SingleRun.inOwnProcess(run.work, run.size)
        samples[index] += result.samples
        memory[index] = max(memory[index], result.residentBytes)
      }
    }
    var lines: [Line] = []
    for (index, run) in runs.enumerated() {
      let sorted = samples[index].sorted()
      guard let minimum = sorted.first else {
        throw BenchError(message: "'\(run.work)' at \(run.size) took no time")
      }
      lines.append(
        Line(
          work: run.work, size: run.size, median: sorted[sorted.count / 2], minimum: minimum,
          residentBytes: memory[index]))
    }
    write(lines)
    if let path = options.jsonPath {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(lines).write(to: URL(fileURLWithPath: path))
    }
  }

  private static func write(_ lines: [Line]) {
    print(row("work", "n", "median", "minimum", "resident"))
    for line in lines {
      print(
        row(
          line.work, "\(line.size)", time(line.median), time(line.minimum),
          "\(line.residentBytes / 1_000_000) MB"))
    }
  }

  private static func row(_ work: String, _ columns: String...) -> String {
    let name = work.padding(toLength: max(34, work.count), withPad: " ", startingAt: 0)
    return name + columns.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: String(format: "%.1f ns", nanoseconds)
    case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1_000)
    default: String(format: "%.2f ms", nanoseconds / 1_000_000)
    }
  }
}
