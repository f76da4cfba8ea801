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
    let start = take(listing.text)
    var found: [(id: NodeID, failure: FormatError)] = []
    for entry in listing.entries {
      nodes.append(node(for: entry, textFrom: start, in: folder))
      if let failure = note(entry.failure, of: NodeID(nodes.count - 1)) { found.append(failure) }
    }
    return found
  }

  /// Both the former entries and those of the listing come in the natural order of their names, so that one walk
  /// finds which are the same.
  private mutating func merge(
    _ listing: FolderListing, into folder: NodeID, _ former: [NodeID]
  ) -> [(id: NodeID, failure: FormatError)] {
    var former = former[...]
    var found: [(id: NodeID, failure: FormatError)] = []
    let start = take(listing.text)
    let children = listing.entries.map { entry in
      var node = node(for: entry, textFrom: start, in: folder)
      while let next = former.first, precedes(next, node) { former.removeFirst() }
      let id: NodeID
      // What has become a folder, or is none any more, is another entry of the same name.
      if let same = former.first, hasName(same, of: node), nodes[same.index].kind == entry.kind {
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

  private func precedes(_ id: NodeID, _ node: FolderNode) -> Bool {
    withName(id) { left in withName(of: node) { NaturalOrder.precedes(left, $0) } }
  }

  private func hasName(_ id: NodeID, of node: FolderNode) -> Bool {
    withName(id) { left in withName(of: node) { left.elementsEqual($0) } }
  }

  /// Takes the text of a listing over.
  ///
  /// - Returns: where it begins.
  private mutating func take(_ listed: [UInt8]) -> UInt32 {
    let start = UInt32(text.count)
    text.append(contentsOf: listed)
    return start
  }

  private mutating func note(_ reason: String?, of id: NodeID) -> (id: NodeID, failure: FormatError)? {
    guard let reason else { return nil }
    let failure = FormatError(.unreadable, "cannot read: \(reason)")
    failures[id.number] = failure
    return (id, failure)
  }

  private func node(
    for entry: FolderListing.Entry, textFrom start: UInt32, in folder: NodeID
  ) -> FolderNode {
    var node = FolderNode(
      name: start + UInt32(entry.name.lowerBound), nameCount: UInt32(entry.name.count), parent: folder.number,
      level: nodes[folder.index].level + 1, kind: entry.kind)
    // A target stands in the text behind the name.
    if let target = entry.target { node.targetCount = UInt32(target.count) }
    // What the record of a folder takes, or the text of a link, is of no use to anybody.
    if let size = entry.size, entry.kind == .file { (node.hasSize, node.size) = (true, size) }
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
      nodes[Int(node.parent)].hasSize = true
    }
  }
}
