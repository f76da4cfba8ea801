/// A folder or a file, as the server knows it.
///
/// What is moved keeps its identity, which is where it came from.
public struct Entry: Hashable, Sendable {
  /// Where the server has it; a folder's ends with a slash.
  public let path: String

  /// Whether it may have something in it.
  var isFolder: Bool { path.hasSuffix("/") }

  /// Its own name.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
