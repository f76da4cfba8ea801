/// The tree of a list of paths while it grows, when its order is not yet the order of its numbers.
struct PathTree {
  static let root = 0

  private struct Entry {
    var parent: UInt32
    /// The name, as a range of the bytes of the list.
    var name: UInt32
    var nameCount: UInt32
    /// The first and the last child, and the sibling that follows; zero, the root, where there is none.
    var firstChild: UInt32 = 0
    var lastChild: UInt32 = 0
    var nextSibling: UInt32 = 0
    /// Where the path of the entry is listed, from one; zero while only a path below it is.
    var place: UInt32 = 0
    var isFolder = false
    var isRepeated = false
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var entries = [Entry(parent: 0, name: 0, nameCount: 0)]
  /// An open hash table of the entries by parent and name; zero is a free place.
  ///
  /// The upper half of a slot is the hash of its entry, so that most entries that are not meant are passed, and
  /// the table grows, without a look at them.
  private var slots = [UInt64](repeating: 0, count: 1 << 10)

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The child of `parent` with the name in `name`; it is added as the last one when it is new.
  mutating func child(of parent: Int, named name: Range<Int>) -> Int {
    let hash = hash(of: parent, name)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if UInt32(slots[slot] >> 32) == hash {
        let candidate = Int(UInt32(truncatingIfNeeded: slots[slot]))
        let entry = entries[candidate]
        if Int(entry.parent) == parent, isEqual(range(entry), name) { return candidate }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let child = entries.count
    entries.append(
      Entry(parent: UInt32(parent), name: UInt32(name.lowerBound), nameCount: UInt32(name.count)))
    let previous = Int(entries[parent].lastChild)
    if previous == 0 {
      entries[parent].firstChild = UInt32(child)
    } else {
      entries[previous].nextSibling = UInt32(child)
    }
    entries[parent].lastChild = UInt32(child)
    slots[slot] = UInt64(hash) << 32 | UInt64(child)
    if entries.count > slots.count / 2 {
      growTable()
    }
    return child
  }

  /// Notes that the path of an entry is listed at `place`.
  ///
  /// - Returns: where it was listed before, when this is its first repetition.
  mutating func list(_ entry: Int, place: Int, isFolder: Bool) -> Int? {
    if isFolder {
      entries[entry].isFolder = true
    }
    let first = entries[entry].place
    if first == 0 {
      entries[entry].place = UInt32(place)
      return nil
    }
    guard !entries[entry].isRepeated else { return nil }
    entries[entry].isRepeated = true
    return Int(first)
  }

  /// The entries as nodes in preorder.
  func nodes() throws(FormatError) -> NodeStore {
    var builder = DocumentBuilder()
    var entry = Int(entries[Self.root].firstChild)
    while entry != Self.root {
      let current = entries[entry]
      if current.firstChild != 0 {
        guard builder.level < DocumentNode.maximumLevel else {
          throw FormatError(.tooLarge, "a path has more than \(DocumentNode.maximumLevel) components")
        }
        builder.open(.folder, name: current.name)
        entry = Int(current.firstChild)
        continue
      }
      builder.leaf(current.isFolder ? .folder : .file, name: current.name, value: DocumentNode.none)
      while entry != Self.root, entries[entry].nextSibling == 0 {
        entry = Int(entries[entry].parent)
        builder.close()
      }
      entry = Int(entries[entry].nextSibling)
    }
    return builder.nodes
  }

  func isEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.count == second.count && bytes[first].elementsEqual(bytes[second])
  }

  private func range(_ entry: Entry) -> Range<Int> {
    Int(entry.name)..<Int(entry.name) + Int(entry.nameCount)
  }

  /// The hash of an entry.
  ///
  /// The standard hasher has a random seed, so that no list can be made that fills one place of the table.
  private func hash(of parent: Int, _ name: Range<Int>) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(parent)
    hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[name])))
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  private mutating func growTable() {
    var grown = [UInt64](repeating: 0, count: slots.count * 2)
    for value in slots where value != 0 {
      var slot = Int(value >> 32) & (grown.count - 1)
      while grown[slot] != 0 {
        slot = (slot + 1) & (grown.count - 1)
      }
      grown[slot] = value
    }
    slots = grown
  }
}
