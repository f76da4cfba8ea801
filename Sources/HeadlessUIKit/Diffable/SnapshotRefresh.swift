/// What a snapshot wants reloaded and reconfigured, in its own numbers: items that stayed, each once, and none in a
/// section that is reloaded as a whole.
struct SnapshotRefresh<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let sections: IndexSet
  let reloaded: [IndexPath]
  let reconfigured: [IndexPath]

  init(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    since old: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = IndexSet(snapshot.reloadedSectionIdentifiers.compactMap(snapshot.indexOfSection))
    func places(_ items: [Item]) -> [IndexPath] {
      items.filter { old.sectionIdentifier(containingItem: $0) != nil }.compactMap(snapshot.indexPath(of:))
        .filter { !sections.contains($0.section) }
    }
    let reloaded = places(snapshot.reloadedItemIdentifiers)
    self.sections = sections
    self.reloaded = reloaded
    reconfigured = places(snapshot.reconfiguredItemIdentifiers).filter { !reloaded.contains($0) }
  }

  var isEmpty: Bool { sections.isEmpty && reloaded.isEmpty && reconfigured.isEmpty }
}

extension NSDiffableDataSourceSnapshot {
  /// The item at an index path.
  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = section(at: indexPath.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The index path of an item.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item), let index = indexOfSection(section),
      let position = position(of: item)
    else { return nil }
    return IndexPath(item: position, section: index)
  }

  /// The section at a position.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }
}
