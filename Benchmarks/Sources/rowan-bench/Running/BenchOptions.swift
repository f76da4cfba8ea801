/// What is asked for on the command line.
struct BenchOptions {
  /// Small sizes and few rounds: shows that the benchmark works, not what it measures.
  var isQuick = false
  /// Only works whose name contains this.
  var only: String?
  /// Where the samples are written as JSON.
  var jsonPath: String?
  /// One work at one size, measured in this process.
  var single: (work: String, size: Int)?

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--only": only = try value(of: argument, &rest)
      case "--json": jsonPath = try value(of: argument, &rest)
      case "--single":
        let work = try value(of: argument, &rest)
        guard let size = Int(try value(of: argument, &rest)) else {
          throw BenchError(message: "--single takes a work and a size")
        }
        single = (work, size)
      default:
        throw BenchError(
          message: "unknown argument '\(argument)'; there are --quick, --only NAME and --json FILE")
      }
    }
  }

  private func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw BenchError(message: "\(option) needs a value") }
    return value
  }
}
