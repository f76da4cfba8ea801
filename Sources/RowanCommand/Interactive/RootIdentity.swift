import Foundation

/// What the folder at the top is called where it has to be found again, however its path is written: `.`, `./` and
/// the absolute path are one folder.
struct RootIdentity: Sendable {
  private let written: [UInt8]
  private let resolved: [UInt8]

  /// The identity of a folder; nothing when it is not there.
  init?(of path: [UInt8]) {
    guard let resolved = realpath(path.map { CChar(bitPattern: $0) } + [0], nil) else { return nil }
    defer { free(resolved) }
    written = path
    self.resolved = UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map {
      UInt8(bitPattern: $0)
    }
  }

  /// A path that begins as the folder was written, as one that begins with what the folder is called.
  func path(for path: [UInt8]) -> [UInt8] {
    let names = path.dropFirst(written.count).drop { $0 == PathText.slash }
    var result = resolved
    if !names.isEmpty { FolderPath.append(names, to: &result) }
    return result
  }
}
