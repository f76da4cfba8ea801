import Foundation

/// What was measured: for each work, contender and size the samples of all rounds.
struct Measurements {
  struct Key: Hashable {
    var work: String
    var contender: String
    var size: Int
  }

  private(set) var samples: [Key: [Double]] = [:]
  let works: [Work]

  /// Measures round after round, contenders side by side, so that what the machine does meanwhile hits all.
  init(_ options: BenchOptions) throws {
    works = allWorks.filter { options.only.map($0.name.contains) ?? true }
    guard !works.isEmpty else { throw BenchError(message: "no work is called like '\(options.only ?? "")'") }
    let gtk = GTKDriver()
    for round in 1...(options.isQuick ? 1 : options.rounds) {
      for work in works {
        Progress.show("round \(round): \(work.name)")
        for size in options.isQuick ? [work.sizes[0]] : work.sizes {
          // Who comes first in one round comes last in the next.
          let contenders = round % 2 == 1 ? work.contenders : work.contenders.reversed()
          try measure(work, contenders, size, gtk, isQuick: options.isQuick)
        }
      }
    }
    Progress.show("")
  }

  private mutating func measure(
    _ work: Work, _ contenders: [Contender], _ size: Int, _ gtk: GTKDriver?, isQuick: Bool
  ) throws {
    var answer: Int?
    for contender in contenders where contender.sizes.contains(size) {
      switch contender.runner {
      case .here: break
      case .gtk: if gtk == nil { continue }
      case .absent: continue
      }
      let result = try SingleRun.inOwnProcess(work, contender, size, gtk: gtk, isQuick: isQuick)
      samples[Key(work: work.name, contender: contender.name, size: size), default: []] += result.samples
      guard contender.hasSameAnswer else { continue }
      if let answer, answer != result.answer {
        throw BenchError(
          message:
            "'\(work.name)' at \(size): \(contender.name) comes to \(result.answer), another to \(answer)")
      }
      answer = result.answer
    }
  }

  func median(_ work: Work, _ contender: String, _ size: Int) -> Double? {
    guard let sorted = samples[Key(work: work.name, contender: contender, size: size)]?.sorted() else {
      return nil
    }
    return sorted[sorted.count / 2]
  }

  func minimum(_ work: Work, _ contender: String, _ size: Int) -> Double? {
    samples[Key(work: work.name, contender: contender, size: size)]?.min()
  }
}

/// A line on a terminal that says what is being measured.
enum Progress {
  static func show(_ text: String) {
    guard isatty(2) == 1 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }
}
