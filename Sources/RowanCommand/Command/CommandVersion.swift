/// The version that `rowan --version` prints.
enum CommandVersion {
  static let text = "rowan 0.1.0"
}
