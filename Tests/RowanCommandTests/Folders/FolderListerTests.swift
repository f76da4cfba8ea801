import Foundation
import Testing

@testable import RowanCommand

/// Listing one folder.
@Suite struct FolderListerTests {
  private func listing(
    _ path: [UInt8], followsLink: Bool = false, includesHidden: Bool = true
  ) throws(FormatError) -> FolderListing {
    try SystemFolderLister().entries(of: path, followsLink: followsLink, includesHidden: includesHidden)
  }

  private func names(_ listing: FolderListing) -> [[UInt8]] {
    listing.entries.map { Array(listing.text[$0.name]) }
  }

  @Test func knowsEveryKind() throws {
    let folder = try TemporaryFolder()
    try folder.addFile("file", "12345", modified: 1_000_000_000)
    try folder.addFolder("folder")
    try folder.addLink("link", to: "nowhere")
    try check(mkfifo(cString(folder.path("pipe")), 0o600))
    let listing = try listing(folder.path)
    #expect(listing.entries.map(\.kind) == [.file, .folder, .symbolicLink, .other])
    #expect(listing.entries[0].size == 5)
    #expect(listing.entries[0].modified == FileTime(seconds: 1_000_000_000, nanoseconds: 0))
    #expect(listing.entries[2].target.map { Array(listing.text[$0]) } == Array("nowhere".utf8))
    #expect(listing.entries.allSatisfy { $0.failure == nil })
  }

  @Test func hidesWhatBeginsWithADot() throws {
    let folder = try TemporaryFolder()
    for name in [".a", "..b", "...", "c", "d."] { try folder.addFile(name) }
    let all = try listing(folder.path)
    #expect(names(all).map { String(decoding: $0, as: UTF8.self) } == ["...", "..b", ".a", "c", "d."])
    let shown = try listing(folder.path, includesHidden: false)
    #expect(names(shown).map { String(decoding: $0, as: UTF8.self) } == ["c", "d."])
  }

  /// Two names that differ in one byte are two entries, text or not.
  @Test func keepsNamesAsBytes() throws {
    let folder = try TemporaryFolder()
    let given: [[UInt8]] = [
      Array("a\nb".utf8), Array("a\u{1b}[2J".utf8), Array("cafe\u{301}".utf8), Array("café".utf8), [0xFE],
      [0xFF], [0xC3, 0x28], [1], Array(repeating: 0x61, count: 255),
    ]
    for name in given { try folder.addFile(name) }
    #expect(Set(names(try listing(folder.path))) == Set(given))
  }

  @Test func readsLongTargets() throws {
    let folder = try TemporaryFolder()
    for length in [1, 255, 256, 257, 4000] {
      let target = Array(repeating: UInt8(ascii: "t"), count: length)
      try folder.addLink("link\(length)", to: target)
    }
    let listing = try listing(folder.path)
    #expect(listing.entries.map { $0.target?.count } == [1, 255, 256, 257, 4000])
  }

  @Test func followsALinkOnlyWhenItIsAsked() throws {
    let folder = try TemporaryFolder()
    try folder.addFolder("folder")
    try folder.addFile("folder/file")
    try folder.addLink("link", to: "folder")
    #expect(names(try listing(folder.path("link"), followsLink: true)) == [Array("file".utf8)])
    let error = #expect(throws: FormatError.self) { try listing(folder.path("link")) }
    #expect(error?.message.hasPrefix("cannot open: ") == true)
  }

  /// A path that is longer than the system takes at once.
  @Test func followsPathsOfAnyLength() throws {
    let folder = try TemporaryFolder()
    let name = Array(repeating: UInt8(ascii: "n"), count: 250)
    var path = folder.path
    var parent = open(cString(path), O_RDONLY | O_DIRECTORY)
    for _ in 0..<40 {
      try check(mkdirat(parent, cString(name), 0o755))
      let child = openat(parent, cString(name), O_RDONLY | O_DIRECTORY)
      close(parent)
      try check(child)
      parent = child
      path += [UInt8(ascii: "/")] + name
    }
    let file = openat(parent, "file", O_WRONLY | O_CREAT, 0o644)
    try check(file)
    close(file)
    close(parent)
    #expect(path.count > 2 * Int(PATH_MAX))
    #expect(names(try listing(path)) == [Array("file".utf8)])
    #expect(names(try listing(path + Array("///".utf8))) == [Array("file".utf8)])
    let error = #expect(throws: FormatError.self) { try listing(path + Array("/missing".utf8)) }
    #expect(error?.message == "cannot open: No such file or directory")
    let long = #expect(throws: FormatError.self) {
      try listing(Array(repeating: UInt8(ascii: "x"), count: 10_000))
    }
    #expect(long?.message == "cannot open: File name too long")
  }

  @Test func leavesNoDescriptorOpen() throws {
    let folder = try TemporaryFolder()
    try folder.addFile("file")
    for _ in 0..<3000 {
      _ = try listing(folder.path)
      #expect(throws: FormatError.self) { try listing(folder.path("file")) }
    }
    // A new descriptor has the lowest number that is free.
    let descriptor = open("/dev/null", O_RDONLY)
    #expect(descriptor >= 0 && descriptor < 2000)
    close(descriptor)
  }

  @Test func listsManyEntriesInTheirOrder() async throws {
    let folder = try TemporaryFolder()
    for number in (0..<5000).reversed() { try folder.addFile("file\(number)") }
    let result = await SystemFolderLister().loadEntries(
      of: folder.path, followsLink: false, includesHidden: false)
    #expect(names(try result.get()) == (0..<5000).map { Array("file\($0)".utf8) })
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_709_210_096, "2024-02-29T12:34:56Z"), (-1, "1969-12-31T23:59:59Z"),
    (253_402_300_800, "10000-01-01T00:00:00Z"), (Int64.max, nil),
  ]) func writesTimes(_ seconds: Int64, _ text: String?) {
    #expect(FileTime(seconds: seconds, nanoseconds: 5).text == text)
  }
}
