import Rowan

/// A folder and what is below it, as far as it was read.
///
/// An entry is a number, given in the order in which entries are read: the entries of one folder follow each
/// other, in the natural order of their names. Numbers stay when more folders are read, so that they can be the
/// items of an outline that loads what is opened.
///
/// Symbolic links are shown with what they say that they lead to, and are not followed: a loop of them is an
/// ordinary entry. Only the folder at the top may be given as a link.
struct FolderTree: Sendable {
  /// The folder at the top, which is named by its path as it was given.
  static let root = NodeID(0)

  var nodes: [FolderNode]
  var text: [UInt8]
  var failures: [UInt32: FormatError] = [:]
  /// The children of folders that were read more than once: their numbers need not follow each other any more.
  var childrenReadAgain: [UInt32: [NodeID]] = [:]

  /// A tree that holds a folder which is not read yet.
  init(_ path: [UInt8]) {
    text = path
    nodes = [
      FolderNode(name: 0, nameCount: UInt32(path.count), parent: FolderNode.none, level: 0, kind: .folder)
    ]
  }

  var count: Int {
    nodes.count
  }

  subscript(id: NodeID) -> FolderNode {
    nodes[id.index]
  }

  /// Why an entry, or what is in it, could not be read.
  func failure(_ id: NodeID) -> FormatError? {
    failures[id.number]
  }

  /// The children of an entry: nothing when it has none by its kind, or is not read.
  func children(_ id: NodeID) -> [NodeID]? {
    self[id].isRead && failures[id.number] == nil ? knownChildren(id) : nil
  }

  /// The children that were found when an entry was read last without a failure.
  func knownChildren(_ id: NodeID) -> [NodeID] {
    if let children = childrenReadAgain[id.number] { return children }
    let node = self[id]
    let first = Int(node.firstChild)
    return node.childCount == 0 ? [] : (first..<first + Int(node.childCount)).map { NodeID($0) }
  }

  /// Some of the children that were found when an entry was read last.
  ///
  /// - Complexity: O(*k*), where *k* is their number.
  func children(_ id: NodeID, from start: Int, most count: Int) -> [NodeID] {
    let node = self[id]
    let end = start + min(count, max(Int(node.childCount) - start, 0))
    guard start < end else { return [] }
    if let children = childrenReadAgain[id.number] { return Array(children[start..<end]) }
    return (start..<end).map { NodeID(Int(node.firstChild) + $0) }
  }

  func withName<Result>(_ id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withName(of: self[id], body)
  }

  func withName<Result>(of node: FolderNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withText(Int(node.name), Int(node.nameCount), body)
  }

  /// What a symbolic link leads to.
  func withTarget<Result>(_ id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    let node = self[id]
    guard node.kind == .symbolicLink, node.targetCount > 0 else { return nil }
    return withText(Int(node.name) + Int(node.nameCount), Int(node.targetCount), body)
  }

  private func withText<Result>(
    _ start: Int, _ count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<start + count])) }
  }

  /// The path of an entry: the path of the folder at the top, and the names below it.
  ///
  /// - Complexity: O(*d*), where *d* is the level of the entry, and the length of the names.
  func path(_ id: NodeID) -> [UInt8] {
    path(of: id, positions: pathPositions())
  }
}

// MARK: As an outline

extension FolderTree {
  /// The outline of what was read, all closed; a folder that was not read can be opened.
  func makeOutline() -> Outline<NodeID> {
    var outline = Outline([Self.root], children: { children($0) })
    let unread = nodes.indices.lazy.map { NodeID($0) }.filter {
      self[$0].kind == .folder && !self[$0].isRead && failure($0) == nil
    }
    outline.setExpandable(.unknown, of: Array(unread))
    return outline
  }
}
