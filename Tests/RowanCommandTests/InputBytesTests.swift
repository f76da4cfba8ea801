import Foundation
import Testing

@testable import RowanCommand

/// Inputs as bytes: files, pipes, and what cannot be read.
@Suite struct InputBytesTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rowan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 3_000_000]) func readsFiles(_ count: Int) throws {
    try withFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let file = folder.appendingPathComponent("file")
      try Data(bytes).write(to: file)
      #expect(try InputBytes.file(Array(file.path.utf8)) == bytes)
    }
  }

  /// A pipe has no size, and gives what it has in pieces.
  @Test func readsPipes() throws {
    let pipe = Pipe()
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13) }
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    #expect(try InputBytes.contents(of: pipe.fileHandleForReading.fileDescriptor) == bytes)
  }

  @Test func saysWhatCannotBeRead() throws {
    try withFolder { folder in
      let missing = #expect(throws: FormatError.self) {
        try InputBytes.file(Array(folder.appendingPathComponent("missing").path.utf8))
      }
      #expect(missing?.kind == .unreadable)
      #expect(missing?.line(file: "missing") == "rowan: missing: cannot open: No such file or directory")
      let directory = #expect(throws: FormatError.self) { try InputBytes.file(Array(folder.path.utf8)) }
      #expect(directory?.line(file: "f") == "rowan: f: cannot read: it is a folder")
      let closed = #expect(throws: FormatError.self) { try InputBytes.contents(of: -1) }
      #expect(closed?.kind == .unreadable)
    }
  }

  /// A file that claims to be larger than any memory; it is mostly holes.
  @Test func refusesWhatIsTooLarge() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("holes")
      try Data().write(to: file)
      try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 40)
      let error = #expect(throws: FormatError.self) { try InputBytes.file(Array(file.path.utf8)) }
      #expect(error?.kind == .tooLarge)
      #expect(error?.line(file: "holes") == "rowan: holes: larger than 4 GB")
    }
  }
}
