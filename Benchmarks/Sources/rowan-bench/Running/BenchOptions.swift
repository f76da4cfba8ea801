/// What is asked for on the command line.
struct BenchOptions {
  /// Small sizes and one round: shows that everybody comes to the same answers, not what it costs.
  var isQuick = false
  /// Only works whose name contains this.
  var only: String?
  /// Where everything measured is written as JSON.
  var jsonPath: String?
  /// How often each work is done in a process of its own.
  var rounds = 3
  /// One contender of one work at one size, measured in this process.
  var single: (work: String, contender: String, size: Int)?
  /// Whether only the arguments are explained.
  var asksForHelp = false

  static let help = """
    Measures works with Rowan and with others, and prints a table: see Benchmarks/README.md.

      --quick        the smallest sizes once: shows that all come to the same answers, not what they cost
      --only NAME    only works whose name contains this
      --rounds N     how often each work is done in a process of its own, 3 without
      --json FILE    writes everything measured to a file
    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": asksForHelp = true
      case "--quick": isQuick = true
      case "--only": only = try value(of: argument, &rest)
      case "--json": jsonPath = try value(of: argument, &rest)
      case "--rounds": rounds = max(1, try number(of: argument, &rest))
      case "--single":
        single = (
          try value(of: argument, &rest), try value(of: argument, &rest), try number(of: argument, &rest)
        )
      default:
        throw BenchError(message: "unknown argument '\(argument)'; --help lists those that there are")
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
