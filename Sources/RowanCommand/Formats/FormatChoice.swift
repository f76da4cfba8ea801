/// The format that the user asks for: one of them, or the one that is recognised.
enum FormatChoice: Equatable, Sendable {
  case auto
  case format(DocumentFormat)

  /// The choice that an argument names, such as `json`.
  init?(argument: String) {
    if argument == "auto" {
      self = .auto
    } else if let format = DocumentFormat(rawValue: argument) {
      self = .format(format)
    } else {
      return nil
    }
  }

  /// What can be written as an argument, for a usage text.
  static var arguments: [String] {
    ["auto"] + DocumentFormat.allCases.map(\.rawValue)
  }
}
