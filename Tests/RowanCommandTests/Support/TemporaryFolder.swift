import Foundation

/// A folder that is there as long as a test runs, with entries whose names may be any bytes.
struct TemporaryFolder: ~Copyable {
  let path: [UInt8]

  init() throws {
    var template = Array("/tmp/rowan-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EIO) }
    path = template.dropLast().map { UInt8(bitPattern: $0) }
  }

  /// The path as a string.
  var name: String {
    String(decoding: path, as: UTF8.self)
  }

  func path(_ entry: String) -> [UInt8] {
    path(Array(entry.utf8))
  }

  func path(_ entry: [UInt8]) -> [UInt8] {
    path + [UInt8(ascii: "/")] + entry
  }

  func addFile(_ entry: String, _ content: String = "", modified: Int? = nil) throws {
    try addFile(Array(entry.utf8), Array(content.utf8), modified: modified)
  }

  func addFile(_ entry: [UInt8], _ content: [UInt8] = [], modified: Int? = nil) throws {
    let path = cString(path(entry))
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    try check(descriptor)
    defer { close(descriptor) }
    try check(write(descriptor, content, content.count) == content.count ? 0 : -1)
    if let modified {
      let time = timeval(tv_sec: modified, tv_usec: 0)
      try check(utimes(path, [time, time]))
    }
  }

  func addFolder(_ entry: String) throws {
    try addFolder(Array(entry.utf8))
  }

  func addFolder(_ entry: [UInt8]) throws {
    try check(mkdir(cString(path(entry)), 0o755))
  }

  func addLink(_ entry: String, to target: [UInt8]) throws {
    try check(symlink(cString(target), cString(path(entry))))
  }

  func addLink(_ entry: String, to target: String) throws {
    try addLink(entry, to: Array(target.utf8))
  }

  deinit {
    // Foundation cannot remove what it cannot name.
    _ = try? Shell.run(
      "rm -rf \"$folder\"", environment: ["folder": name, "PATH": "/usr/bin:/bin"], output: STDERR_FILENO,
      error: STDERR_FILENO)
  }
}

func cString(_ bytes: [UInt8]) -> [CChar] {
  bytes.map { CChar(bitPattern: $0) } + [0]
}

/// Throws what the system says when a call has failed.
func check(_ result: Int32) throws {
  guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
