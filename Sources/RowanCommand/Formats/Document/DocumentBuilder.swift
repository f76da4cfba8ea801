/// Takes the nodes of a document in preorder: a leaf, or a node that is opened, filled and closed.
struct DocumentBuilder {
  private(set) var nodes = NodeStore()
  /// The open node, or `DocumentNode.none` at the top.
  private(set) var parent = DocumentNode.none
  /// The level of the next node.
  private(set) var level = 0
  /// How many children the open node has so far.
  private(set) var childCount: UInt32 = 0

  mutating func leaf(_ kind: NodeKind, name: UInt32, value: UInt32) {
    nodes.append(DocumentNode(kind: kind, level: level, parent: parent, name: name, value: value))
    childCount += 1
  }

  mutating func open(_ kind: NodeKind, name: UInt32) {
    let node = UInt32(truncatingIfNeeded: nodes.count)
    leaf(kind, name: name, value: DocumentNode.none)
    storeChildCount()
    parent = node
    childCount = 0
    level += 1
  }

  /// Closes the open node; its parent is open again.
  ///
  /// - Returns: the kind of the node that is now open, or nothing at the top.
  @discardableResult
  mutating func close() -> NodeKind? {
    guard parent != DocumentNode.none else { return nil }
    storeChildCount()
    level -= 1
    parent = nodes[Int(parent)].parent
    guard parent != DocumentNode.none else {
      childCount = 0
      return nil
    }
    let node = nodes[Int(parent)]
    childCount = node.childCount
    return node.kind
  }

  /// Gives the open node a value beside its children.
  mutating func setValue(_ value: UInt32) {
    guard parent != DocumentNode.none else { return }
    nodes.setValue(value, at: Int(parent))
  }

  private mutating func storeChildCount() {
    guard parent != DocumentNode.none else { return }
    nodes.setChildCount(childCount, at: Int(parent))
  }
}
