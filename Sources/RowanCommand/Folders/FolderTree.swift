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

  private(set) var nodes: [FolderNode]
  private var text: [UInt8]
  private var failures: [UInt32: FormatError] = [:]
  /// The children of folders that were read more than once: their numbers need not follow each other any more.
  private var childrenReadAgain: [UInt32: [NodeID]] = [:]

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
  private func knownChildren(_ id: NodeID) -> [NodeID] {
    if let children = childrenReadAgain[id.number] { return children }
    let node = self[id]
    let first = Int(node.firstChild)
    return node.childCount == 0 ? [] : (first..<first + Int(node.childCount)).map { NodeID($0) }
  }

  func withName<Result>(_ id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = self[id]
    return withText(Int(node.name), Int(node.nameCount), body)
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
    var ancestry = [id]
    while let last = ancestry.last, self[last].parent != FolderNode.none {
      ancestry.append(NodeID(Int(self[last].parent)))
    }
    var path: [UInt8] = []
    for (depth, id) in ancestry.reversed().enumerated() {
      withName(id) { name in
        if depth == 0 { path.append(contentsOf: name) } else { FolderPath.append(name, to: &path) }
      }
    }
    return path
  }
}

// MARK: Reading

extension FolderTree {
  /// Takes over what was found in a folder; when it is read again, entries that are still there keep their
  /// numbers.
  ///
  /// - Returns: what could not be read: the folder, or entries of it.
  mutating func finish(
    _ folder: NodeID, with result: Result<FolderListing, FormatError>
  ) -> [(id: NodeID, failure: FormatError)] {
    let former = knownChildren(folder)
    nodes[folder.index].isRead = true
    failures[folder.number] = nil
    switch result {
    case .failure(let failure):
      failures[folder.number] = failure
      return [(folder, failure)]
    case .success(let listing):
      let limit = Int(FolderNode.none)
      guard text.count + listing.text.count < limit, nodes.count + listing.entries.count < limit else {
        return finish(folder, with: .failure(FormatError(.tooLarge, "there is more than can be numbered")))
      }
      return former.isEmpty ? add(listing, to: folder) : merge(listing, into: folder, former)
    }
  }

  private mutating func add(
    _ listing: FolderListing, to folder: NodeID
  ) -> [(id: NodeID, failure: FormatError)] {
    childrenReadAgain[folder.number] = nil
    nodes[folder.index].firstChild = UInt32(nodes.count)
    nodes[folder.index].childCount = UInt32(listing.entries.count)
    return listing.entries.compactMap { entry in
      nodes.append(node(for: entry, of: listing, in: folder))
      return note(entry.failure, of: NodeID(nodes.count - 1))
    }
  }

  private mutating func merge(
    _ listing: FolderListing, into folder: NodeID, _ former: [NodeID]
  ) -> [(id: NodeID, failure: FormatError)] {
    var known: [[UInt8]: NodeID] = [:]
    for id in former { known[withName(id) { Array($0) }] = id }
    var found: [(id: NodeID, failure: FormatError)] = []
    let children = listing.entries.map { entry in
      var node = node(for: entry, of: listing, in: folder)
      let id: NodeID
      // What has become a folder, or is none any more, is another entry of the same name.
      if let same = known[Array(listing.text[entry.name])], nodes[same.index].kind == entry.kind {
        id = same
        let old = nodes[id.index]
        (node.firstChild, node.childCount, node.isRead) = (old.firstChild, old.childCount, old.isRead)
        nodes[id.index] = node
      } else {
        id = NodeID(nodes.count)
        nodes.append(node)
      }
      if let failure = note(entry.failure, of: id) { found.append(failure) }
      return id
    }
    nodes[folder.index].childCount = UInt32(children.count)
    childrenReadAgain[folder.number] = children
    return found
  }

  private mutating func note(_ reason: String?, of id: NodeID) -> (id: NodeID, failure: FormatError)? {
    guard let reason else { return nil }
    let failure = FormatError(.unreadable, "cannot read: \(reason)")
    failures[id.number] = failure
    return (id, failure)
  }

  private mutating func node(
    for entry: FolderListing.Entry, of listing: FolderListing, in folder: NodeID
  ) -> FolderNode {
    var node = FolderNode(
      name: UInt32(text.count), nameCount: UInt32(entry.name.count), parent: folder.number,
      level: nodes[folder.index].level + 1, kind: entry.kind)
    text.append(contentsOf: listing.text[entry.name])
    if let target = entry.target {
      node.targetCount = UInt32(target.count)
      text.append(contentsOf: listing.text[target])
    }
    // What a folder's own record takes is of no use to anybody.
    if let size = entry.size, entry.kind != .folder { (node.hasSize, node.size) = (true, size) }
    if let modified = entry.modified { (node.hasTime, node.modified) = (true, modified) }
    return node
  }

  /// Reads the folder at the top and those below it, down to a depth.
  ///
  /// - Parameters:
  ///   - depth: how many levels of folders are read; nothing for all.
  ///   - includesHidden: whether entries whose names begin with a dot are part of the tree.
  ///   - lister: what lists the folders.
  ///   - report: is told of each folder and entry that cannot be read, with its path.
  ///
  /// The size of a folder is then that of the files that were read below it.
  mutating func read(
    depth: Int?, includesHidden: Bool, by lister: any FolderLister,
    report: (_ path: [UInt8], FormatError) -> Void
  ) async {
    var next = 0
    while next < nodes.count {
      let id = NodeID(next)
      next += 1
      let node = nodes[id.index]
      guard node.kind == .folder, !node.isRead, Int(node.level) < depth ?? .max, failures[id.number] == nil
      else { continue }
      let path = path(id)
      let result = await lister.loadEntries(
        of: path, followsLink: id == Self.root, includesHidden: includesHidden)
      for (id, failure) in finish(id, with: result) {
        report(self.path(id), failure)
      }
    }
    // Every entry has a higher number than the folder that it is in.
    for index in nodes.indices.reversed() where nodes[index].parent != FolderNode.none {
      let node = nodes[index]
      let (sum, isTooLarge) = nodes[Int(node.parent)].size.addingReportingOverflow(node.size)
      nodes[Int(node.parent)].size = isTooLarge ? .max : sum
    }
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
