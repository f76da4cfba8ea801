/// A shell that can complete the options of the command.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  static var arguments: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
