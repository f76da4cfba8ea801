/// One node as a document stores it: twenty bytes, all text elsewhere.
struct DocumentNode {
  /// What `name`, `value` and `parent` hold when there is nothing.
  static let none = UInt32.max

  /// The levels that fit beside a kind, and so the deepest document.
  static let maximumLevel = 1 << 27 - 1

  /// Where the name begins in the document's bytes; in an array, the index of the element.
  var name: UInt32
  /// Where the value begins in the document's bytes.
  var value: UInt32
  var parent: UInt32
  var childCount: UInt32
  /// The level above the lowest five bits, which are the kind.
  private var levelAndKind: UInt32

  init(kind: NodeKind, level: Int, parent: UInt32, name: UInt32, value: UInt32) {
    self.name = name
    self.value = value
    self.parent = parent
    self.childCount = 0
    self.levelAndKind = UInt32(truncatingIfNeeded: level) << 5 | UInt32(kind.rawValue)
  }

  var level: Int {
    Int(levelAndKind >> 5)
  }

  var kind: NodeKind {
    get { NodeKind(rawValue: UInt8(levelAndKind & 31)) ?? .text }
    set { levelAndKind = levelAndKind & ~31 | UInt32(newValue.rawValue) }
  }
}
