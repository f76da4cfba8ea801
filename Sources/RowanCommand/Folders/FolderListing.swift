/// What one folder holds.
struct FolderListing: Sendable {
  /// An entry; its texts are ranges of the text of the listing.
  struct Entry: Sendable {
    var name: Range<Int>
    var kind: FolderEntryKind
    /// In bytes; nothing when it is not known.
    var size: Int64?
    var modified: FileTime?
    /// What a symbolic link says that it leads to.
    var target: Range<Int>?
    /// Why more is not known.
    var failure: String?
  }

  private(set) var text: [UInt8] = []
  private(set) var entries: [Entry] = []

  /// Adds a text for an entry.
  mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = text.count
    text.append(contentsOf: bytes)
    return start..<text.count
  }

  mutating func add(_ entry: Entry) {
    entries.append(entry)
  }

  /// Puts the entries in the natural order of their names, whatever order the file system has them in.
  mutating func sort() {
    text.withUnsafeBufferPointer { text in
      entries.sort {
        NaturalOrder.precedes(
          UnsafeBufferPointer(rebasing: text[$0.name]), UnsafeBufferPointer(rebasing: text[$1.name]))
      }
    }
  }
}
