import Foundation

/// Paths of folders, as bytes.
enum FolderPath {
  /// What the system takes at once, with the zero behind it.
  private static let limit = Int(PATH_MAX)

  /// The path of an entry of a folder.
  static func append(_ name: some Collection<UInt8>, to path: inout [UInt8]) {
    if path.last != PathText.slash {
      path.append(PathText.slash)
    }
    path.append(contentsOf: name)
  }

  /// Opens a folder, however long its path is: a long one is followed in pieces.
  ///
  /// - Returns: a descriptor, or a negative number and `errno`.
  static func open(_ path: [UInt8], followsLink: Bool) -> Int32 {
    var start = 0
    var folder = AT_FDCWD
    while true {
      let end = pieceEnd(path, from: start)
      let isLast = end == path.count
      let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (isLast && !followsLink ? O_NOFOLLOW : 0)
      let piece = path[start..<end].map { CChar(bitPattern: $0) } + [0]
      let opened = openat(folder, piece, flags)
      if folder != AT_FDCWD {
        let code = errno
        close(folder)
        errno = code
      }
      guard opened >= 0, !isLast else { return opened }
      folder = opened
      start = end
      while start < path.count, path[start] == PathText.slash {
        start += 1
      }
      if start == path.count { return opened }
    }
  }

  /// Where the longest piece ends that begins at `start`: at the end, or before a slash.
  private static func pieceEnd(_ path: [UInt8], from start: Int) -> Int {
    guard path.count - start >= limit else { return path.count }
    let slash = path[start..<start + limit].lastIndex(of: PathText.slash)
    guard let slash, slash > start else { return path.count }
    return slash
  }
}
