/// What is asked for on the command line.
struct BenchOptions {
  /// Small sizes and one round: shows that everybody comes to the same answers, not what it costs.
  var isQuick = false
  /// Only works whose name contains this.
  var only: String?
  /// Where the medians are written as JSON.
  var jsonPath: String?
  /// How often each work is done in a process of its own.
  var rounds = 3
  /// One contender of one work at one size, measured in this process.
  var single: (work: String, contender: String, size: Int)?

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--only": only = try value(of: argument, &rest)
      case "--json": jsonPath = try value(of: argument, &rest)
      case "--rounds": rounds = max(1, try number(of: argument, &rest))
      case "--single":
        single = (
          try value(of: argument, &rest), try value(of: argument, &rest), try number(of: argument, &rest)
        )
      default:
        throw BenchError(
          message:
            "unknown argument '\(argument)'; there are --quick, --only NAME, --rounds N and --json FILE")
      }
    }
  }

  private func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw BenchError(message: "\(option) needs a value") }
    return value
  }

  private func number(of option: String, _ rest: inout ArraySlice<String>) throws -> Int {
    let value = try value(of: option, &rest)
    guard let number = Int(value) else {
      throw BenchError(message: "\(option) needs a number, not '\(value)'")
    }
    return number
  }
}
