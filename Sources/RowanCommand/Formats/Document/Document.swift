/// A parsed document: its nodes in preorder, and the bytes that hold their text.
///
/// A node is its number in preorder, so that a parent comes before its children and a subtree is a range. A
/// document keeps the text it was read from where it can, and decodes a name or a value when it is asked for:
/// a node costs twenty bytes, and numbers and escapes are kept exactly as they were written.
struct Document: Sendable {
  private let nodes: NodeStore
  private let bytes: [UInt8]
  private let form: TextForm

  init(nodes: NodeStore, bytes: [UInt8], form: TextForm) {
    self.nodes = nodes
    self.bytes = bytes
    self.form = form
  }

  /// How many nodes there are; they are numbered from zero.
  var count: Int {
    nodes.count
  }

  func kind(_ node: Int) -> NodeKind {
    nodes[node].kind
  }

  /// How many ancestors the node has.
  func level(_ node: Int) -> Int {
    nodes[node].level
  }

  /// How many children the node has, not counting theirs.
  func childCount(_ node: Int) -> Int {
    Int(nodes[node].childCount)
  }

  func parent(_ node: Int) -> Int? {
    let parent = nodes[node].parent
    return parent == DocumentNode.none ? nil : Int(parent)
  }

  /// The node's index among the elements of its array; nothing when its parent is not an array.
  func index(_ node: Int) -> Int? {
    isArrayElement(node) ? Int(nodes[node].name) : nil
  }

  /// The key, tag, target or file name of the node; nothing for an element of an array and for a bare value.
  ///
  /// Bytes that are not UTF-8 become U+FFFD here; `nameBytes(_:)` keeps them apart.
  func name(_ node: Int) -> String? {
    nameBytes(node).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What the node holds apart from its children: the text of a string, a number as it was written.
  func value(_ node: Int) -> String? {
    valueBytes(node).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name as it may be written to a terminal.
  func displayName(_ node: Int) -> String? {
    nameBytes(node).map { DisplayText.escaped($0) }
  }

  /// The value as it may be written to a terminal.
  func displayValue(_ node: Int) -> String? {
    valueBytes(node).map { DisplayText.escaped($0) }
  }

  /// The name in UTF-8, or in whatever bytes a file system gave.
  func nameBytes(_ node: Int) -> [UInt8]? {
    withName(node) { Array($0) }
  }

  /// The value in UTF-8.
  func valueBytes(_ node: Int) -> [UInt8]? {
    withValue(node) { Array($0) }
  }

  /// Hands on the name, if there is one, without a copy where it is written as it is.
  func withName<Result>(_ node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let offset = nodes[node].name
    guard offset != DocumentNode.none, !isArrayElement(node) else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      switch form {
      case .json: JSONText.withString(at: Int(offset), in: bytes, body)
      case .paths(let separator): body(PathText.component(at: Int(offset), separator: separator, in: bytes))
      case .counted: body(CountedText.text(at: Int(offset), in: bytes))
      }
    }
  }

  /// Hands on the value, if there is one, without a copy where it is written as it is.
  func withValue<Result>(_ node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let offset = nodes[node].value
    guard offset != DocumentNode.none else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      switch form {
      case .json: JSONText.withScalar(kind(node), at: Int(offset), in: bytes, body)
      case .paths: nil
      case .counted: body(CountedText.text(at: Int(offset), in: bytes))
      }
    }
  }

  func hasName(_ node: Int) -> Bool {
    nodes[node].name != DocumentNode.none && !isArrayElement(node)
  }

  func hasValue(_ node: Int) -> Bool {
    nodes[node].value != DocumentNode.none
  }

  private func isArrayElement(_ node: Int) -> Bool {
    parent(node).map { kind($0) == .array } ?? false
  }
}
