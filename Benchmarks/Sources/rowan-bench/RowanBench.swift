import Foundation

/// Measures works, each in a process of its own, in several rounds one after another, and prints a table.
@main
enum RowanBench {
  static func main() throws {
    do {
      let options = try BenchOptions(CommandLine.arguments.dropFirst())
      if options.asksForHelp {
        print(BenchOptions.help)
      } else if let single = options.single {
        try SingleRun.run(single, isQuick: options.isQuick)
      } else {
        try Table.write(Measurements(options), jsonPath: options.jsonPath)
      }
    } catch let error as BenchError {
      FileHandle.standardError.write(Data("rowan-bench: \(error.message)\n".utf8))
      exit(2)
    }
  }
}

/// What cannot be measured, and why.
struct BenchError: Error {
  var message: String
}
