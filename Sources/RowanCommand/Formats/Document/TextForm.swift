/// How the text at an offset of a document's bytes is written.
///
/// A node keeps only where its name and its value begin; where they end follows from how they are written, and
/// is found when they are asked for.
enum TextForm: Sendable {
  /// The bytes are the JSON text itself. A string begins after its quote, a number at its first character.
  case json
  /// The bytes are a list of paths, each ended by `separator`. A name ends at a slash or at the end of its path.
  case paths(separator: UInt8)
  /// The bytes were collected by a reader: the length as a variable-length integer, then the text in UTF-8.
  case counted
}
