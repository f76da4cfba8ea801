// MARK: New data

extension AccordionTable {
  /// Shows new data, sections in the order that they have among themselves.
  ///
  /// - Parameters:
  ///   - data: The sections and their rows, each in the order in which they are shown.
  ///   - animated: Whether the change is animated; not, the first time.
  ///   - completion: Is called when the change has been shown.
  public func update(
    with data: [Section: [Row]], animated: Bool = true, completion: (() -> Void)? = nil
  ) where Section: Comparable {
    update(with: data, sortedBy: <, animated: animated, completion: completion)
  }

  /// Shows new data, sections in an order that is given with them.
  ///
  /// - Parameters:
  ///   - data: The sections and their rows, each in the order in which they are shown.
  ///   - areInIncreasingOrder: Whether the first section comes before the second.
  ///   - animated: Whether the change is animated.
  ///   - completion: Is called when the change has been shown.
  public func update(
    with data: [Section: [Row]], sortedBy areInIncreasingOrder: (Section, Section) -> Bool,
    animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    let sections = data.keys.sorted(by: areInIncreasingOrder)
    update(with: sections.map { ($0, data[$0] ?? []) }, animated: animated, completion: completion)
  }

  /// Shows new data in their own order.
  ///
  /// Sections that are closed and rows that are selected stay so if they are still there.
  ///
  /// - Parameters:
  ///   - data: The sections and their rows, in the order in which they are shown.
  ///   - animated: Whether the change is animated.
  ///   - completion: Is called when the change has been shown.
  public func update(
    with data: [(Section, [Row])], animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    var changed: [Row] = []
    controller.replaceDescendants(
      with: outline(of: data),
      contentChanged: { [contentChanged] old, new in
        guard let contentChanged, let old = old.row, let new = new.row, contentChanged(old, new) else {
          return false
        }
        changed.append(new)
        return true
      },
      completion: { [self] in
        selection.finish(
          selection.edit(replacingBelow: nil, in: controller.outline), in: controller.outline)
        showAll(reconfiguring: changed, animated: animated, completion: completion)
      })
  }

  /// The data as a tree; what is there twice is left out and reported.
  private func outline(of data: [(Section, [Row])]) -> Outline<Element> {
    var rows: [Element: [Element]] = [:]
    var sections: [Element] = []
    for (section, content) in data {
      let item = item(section)
      sections.append(item)
      if rows[item] == nil { rows[item] = content.map { .row($0) } }
    }
    return Outline(sections, children: { rows[$0] }) { found in
      guard case .duplicate(let item, _, _) = found else { return }
      switch item {
      case .section(let section): problem?(.duplicateSection(section.value))
      case .row(let row): problem?(.duplicateRow(row))
      }
    }
  }
}

// MARK: What the data source shows

extension AccordionTable {
  /// Gives everything to the data source.
  private func showAll(reconfiguring changed: [Row], animated: Bool, completion: (() -> Void)?) {
    let old = dataSource.snapshot()
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    for root in controller.outline.rootItems {
      guard let section = root.section else { continue }
      snapshot.appendSections([section])
      if controller.outline.isExpanded(root) { snapshot.appendItems(rows(of: root), toSection: section) }
    }
    let refreshed = changed.filter {
      old.sectionIdentifier(containingItem: $0) != nil
        && snapshot.sectionIdentifier(containingItem: $0) != nil
    }
    if !refreshed.isEmpty { snapshot.reconfigureItems(refreshed) }
    dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
    refreshHeaders(animated: false)
    fillHeaders()
    selectShownRows()
  }

  /// Gives the sections that have opened or closed to the data source, and leaves the others alone.
  func show(_ update: OutlineUpdate<Element>) {
    guard update.origin != .data else { return }
    let animated = unanimated.isDisjoint(with: update.expanded + update.collapsed)
    refreshHeaders(animated: animated)
    var snapshot = dataSource.snapshot()
    for section in shownSections(among: update.collapsed, in: snapshot) {
      snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section))
    }
    for section in shownSections(among: update.expanded, in: snapshot) {
      let rows = rows(of: item(section)).filter { snapshot.sectionIdentifier(containingItem: $0) == nil }
      snapshot.appendItems(rows, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
    selectShownRows()
  }

  /// The sections that the data source has: the app may have taken others out.
  private func shownSections(
    among items: [Element], in snapshot: NSDiffableDataSourceSnapshot<Section, Row>
  ) -> [Section] {
    items.compactMap { controller.outline.storedItem($0)?.section }.filter {
      snapshot.indexOfSection($0) != nil
    }
  }

  private func rows(of section: Element) -> [Row] {
    controller.outline.children(of: section).compactMap(\.row)
  }
}
