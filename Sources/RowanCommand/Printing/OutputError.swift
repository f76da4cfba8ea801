/// Why nothing more can be written.
enum OutputError: Error, Equatable {
  /// Nobody reads any more: what was asked for is done.
  case closed
  /// The system's reason.
  case failed(String)
}
