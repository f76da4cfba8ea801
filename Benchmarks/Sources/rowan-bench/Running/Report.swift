import Foundation

/// Everything measured in a run, and where.
struct Report: Codable {
  struct Samples: Codable {
    var work: String
    var contender: String
    var size: Int
    var unit: Work.Unit
    var samples: [Double]
  }

  var date = Date()
  var system = ProcessInfo.processInfo.operatingSystemVersionString
  var cores = ProcessInfo.processInfo.activeProcessorCount
  var memory = ProcessInfo.processInfo.physicalMemory
  var comparisons: [Comparison]
  var samples: [Samples]

  init(_ comparisons: [Comparison], _ measured: Measurements) {
    self.comparisons = comparisons
    samples = measured.works.flatMap { work in
      work.sizes.flatMap { size in
        work.contenders.compactMap { contender in
          let key = Measurements.Key(work: work.name, contender: contender.name, size: size)
          return measured.samples[key].map {
            Samples(work: work.name, contender: contender.name, size: size, unit: work.unit, samples: $0)
          }
        }
      }
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
