/// What is wrong with the arguments of the command, in words for the person who wrote them.
struct UsageError: Error, Equatable {
  var message: String

  init(_ message: String) {
    self.message = message
  }

  /// The line for standard error.
  var line: String {
    "rowan: \(message); 'rowan --help' lists the options"
  }
}
