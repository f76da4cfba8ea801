/// Items to come into a tour, in preorder: who they are, how they look, and how deep.
///
/// Depths count from 0, and none is more than one deeper than the one before it. An entry that an item follows
/// deeper is a parent, whatever its word says; one that nothing follows deeper is no parent by its children.
@usableFromInline
struct PreorderList {
  @usableFromInline var words: ContiguousArray<Int32> = []
  @usableFromInline var depths: ContiguousArray<Int32> = []

  @usableFromInline
  init() {}

  @usableFromInline var count: Int { words.count }

  @usableFromInline
  mutating func reserveCapacity(_ capacity: Int) {
    words.reserveCapacity(capacity)
    depths.reserveCapacity(capacity)
  }

  @inlinable
  mutating func append(_ word: EntryWord, depth: Int) {
    words.append(word.raw)
    depths.append(Int32(truncatingIfNeeded: depth))
  }

  @usableFromInline
  mutating func replaceLast(by word: EntryWord) {
    words[words.count - 1] = word.raw
  }
}
