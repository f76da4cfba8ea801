import Foundation

/// Whole inputs as bytes.
///
/// A file is read, not mapped: a mapped file that another program shortens stops this one with a signal, and an
/// outline stays open for hours.
enum InputBytes {
  /// What a document can number.
  private static let limit = Int(DocumentNode.none) - 1

  static func file(_ path: [UInt8]) throws(FormatError) -> [UInt8] {
    let descriptor = open(path.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FormatError(system: errno, "cannot open") }
    defer { close(descriptor) }
    return try contents(of: descriptor)
  }

  /// What can be read from a descriptor up to its end; a pipe has no size to ask for.
  static func contents(of descriptor: Int32) throws(FormatError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FormatError(system: errno, "cannot read") }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw FormatError(.unreadable, "cannot read: it is a folder")
    }
    guard Int(status.st_size) <= limit else { throw tooLarge }
    // One byte more than the size, so that the end is met without growing.
    var capacity = max(Int(status.st_size) + 1, 1 << 16)
    var bytes: [UInt8] = []
    while true {
      let (chunk, error) = read(descriptor, upTo: capacity)
      guard error == 0 else { throw FormatError(system: error, "cannot read") }
      guard !chunk.isEmpty else { return bytes }
      guard bytes.count + chunk.count <= limit else { throw tooLarge }
      if bytes.isEmpty {
        bytes = chunk
      } else {
        bytes.append(contentsOf: chunk)
      }
      capacity = max(1 << 16, min(bytes.count, 1 << 24))
    }
  }

  private static func read(_ descriptor: Int32, upTo capacity: Int) -> (bytes: [UInt8], error: Int32) {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var result: Int
      repeat {
        result = Foundation.read(descriptor, buffer.baseAddress, capacity)
      } while result < 0 && errno == EINTR
      if result < 0 {
        failure = errno
      }
      count = max(result, 0)
    }
    return (bytes, failure)
  }

  private static let tooLarge = FormatError(.tooLarge, "larger than 4 GB")
}
