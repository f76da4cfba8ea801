import Foundation

/// Collects what is printed and writes it in large pieces; never more than one is held.
struct OutputWriter {
  /// What is written next; printers append to it.
  var bytes: [UInt8] = []
  private let descriptor: Int32

  private static let pieceSize = 1 << 16

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    bytes.reserveCapacity(Self.pieceSize * 2)
  }

  /// Ends a line, and writes when enough has come together.
  @inline(__always)
  mutating func endLine() throws(OutputError) {
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.pieceSize { try flush() }
  }

  /// Writes what is left.
  mutating func flush() throws(OutputError) {
    let code = bytes.withUnsafeBytes { Self.write($0, to: descriptor) }
    bytes.removeAll(keepingCapacity: true)
    guard code == 0 else {
      throw code == EPIPE ? .closed : .failed(String(cString: strerror(code)))
    }
  }

  /// Writes everything.
  ///
  /// - Returns: zero, or the system's code for what is wrong.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(descriptor, piece.baseAddress, piece.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever shares the descriptor does not want to wait; we do.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}
