/// The sections and items of a list at one time, named by identifiers.
///
/// UIKit's rules: identifiers are unique; operations that place something name a place that exists; deleting
/// what is not there does nothing.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items that were reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that were reconfigured.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that were reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Makes a snapshot without sections.
  public init() {}

  // MARK: Questions

  /// How many items there are.
  public var numberOfItems: Int { sections.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    if let items = items[identifier] { return items }
    report(
      .unknownIdentifier,
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance): \(identifier)")
    return []
  }

  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections[identifier]
  }

  /// The position of an item among those of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sections[identifier], let position = position(of: identifier) else { return nil }
    let before = sectionIdentifiers.prefix { $0 != section }
    return before.reduce(position) { $0 + (items[$1]?.count ?? 0) }
  }

  /// The position of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// The position of an item in its section.
  func position(of item: ItemIdentifierType) -> Int? {
    sections[item].flatMap { items[$0]?.firstIndex(of: item) }
  }

  // MARK: Items

  /// Adds items at the end of a section, of the last one unless another is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      report(
        .missingSection, "There are currently no sections in the data source. Please add a section first.")
      return
    }
    guard items[section] != nil else {
      report(.unknownIdentifier, "Invalid parameter not satisfying: section != NSNotFound")
      return
    }
    let placed = takenOut(identifiers)
    items[section, default: []] += placed
    for item in placed { sections[item] = section }
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  /// Takes items out; those that are not there do not matter.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sections[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for item in gone { sections[item] = nil }
    forgetMarks()
  }

  /// Takes everything out, sections too.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Says that items are to have other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in known(identifiers, to: "reload") where !reloadedItemIdentifiers.contains(item) {
      reloadedItemIdentifiers.append(item)
    }
  }

  /// Says that the cells of items are to be filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in known(identifiers, to: "reconfigure") where !reconfiguredItemIdentifiers.contains(item) {
      reconfiguredItemIdentifiers.append(item)
    }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = knownIndex(of: toIdentifier, "insertIndex") else { return }
    insertSections(identifiers, at: index)
  }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = knownIndex(of: toIdentifier, "insertIndex") else { return }
    insertSections(identifiers, at: index + 1)
  }

  /// Takes sections out with their items; those that are not there do not matter.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { sections[item] = nil }
    }
    sectionIdentifiers.removeAll { gone.contains($0) }
    forgetMarks()
  }

  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, offset: 1)
  }

  /// Says that sections are to have other cells and headers.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where !reloadedSectionIdentifiers.contains(section) {
      guard items[section] != nil else {
        report(
          .unknownIdentifier,
          "Attempted to reload section identifier that does not exist in the snapshot: \(section)")
        continue
      }
      reloadedSectionIdentifiers.append(section)
    }
  }

  /// The same sections and items, with nothing to be reloaded or reconfigured.
  var settled: Self {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }
}

// MARK: How the operations do it

extension NSDiffableDataSourceSnapshot {
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at destination: ItemIdentifierType, offset: Int
  ) {
    guard sections[destination] != nil else {
      report(.unknownIdentifier, "Invalid parameter not satisfying: section != NSNotFound")
      return
    }
    guard !identifiers.contains(destination) else {
      report(
        .duplicateIdentifier,
        "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier list "
          + "for update")
      return
    }
    place(takenOut(identifiers), at: destination, offset: offset)
  }

  private mutating func move(_ item: ItemIdentifierType, to destination: ItemIdentifierType, offset: Int) {
    guard sections[item] != nil else {
      report(.unknownIdentifier, "Invalid parameter not satisfying: fromIndex != NSNotFound")
      return
    }
    guard sections[destination] != nil, item != destination else {
      report(.unknownIdentifier, "Invalid parameter not satisfying: toIndex != NSNotFound")
      return
    }
    remove(item)
    place([item], at: destination, offset: offset)
  }

  private mutating func place(
    _ identifiers: [ItemIdentifierType], at destination: ItemIdentifierType, offset: Int
  ) {
    guard let section = sections[destination], let position = position(of: destination) else { return }
    items[section]?.insert(contentsOf: identifiers, at: position + offset)
    for item in identifiers { sections[item] = section }
  }

  private mutating func remove(_ item: ItemIdentifierType) {
    guard let section = sections.removeValue(forKey: item) else { return }
    items[section]?.removeAll { $0 == item }
  }

  /// The identifiers, each once, and nowhere in the snapshot any more.
  private mutating func takenOut(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    let unique = reportingDuplicates(identifiers, of: "item")
    let present = unique.filter { sections[$0] != nil }
    guard !present.isEmpty else { return unique }
    report(
      .duplicateIdentifier,
      "Diffable data source detected an attempt to insert or append \(present.count) item "
        + (present.count == 1 ? "identifier that already exists" : "identifiers that already exist")
        + " in the snapshot. The existing item identifiers will be moved into place instead, but this operation "
        + "will be more expensive. Item identifiers that already exist: \(present)")
    deleteItems(present)
    return unique
  }

  private func reportingDuplicates<Identifier: Hashable>(
    _ identifiers: [Identifier], of kind: String
  ) -> [Identifier] {
    var seen = Set<Identifier>()
    var duplicates: [Identifier] = []
    let unique = identifiers.filter { identifier in
      if seen.insert(identifier).inserted { return true }
      duplicates.append(identifier)
      return false
    }
    if !duplicates.isEmpty {
      let list = duplicates.map { "    \($0)" }.joined(separator: ",\n")
      report(
        .duplicateIdentifier,
        "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
    }
    return unique
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    var unique = reportingDuplicates(identifiers, of: "section")
    let present = unique.filter { items[$0] != nil }
    if !present.isEmpty {
      report(
        .duplicateIdentifier,
        "Diffable data source detected an attempt to insert or append \(present.count) section "
          + (present.count == 1 ? "identifier that already exists" : "identifiers that already exist")
          + " in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
          + "\(present)")
      unique.removeAll { items[$0] != nil }
    }
    sectionIdentifiers.insert(contentsOf: unique, at: index)
    for section in unique { items[section] = [] }
  }

  private mutating func moveSection(
    _ section: SectionIdentifierType, to destination: SectionIdentifierType, offset: Int
  ) {
    guard let from = knownIndex(of: section, "fromSection"),
      knownIndex(of: destination, "toSection") != nil, section != destination
    else { return }
    sectionIdentifiers.remove(at: from)
    let to = sectionIdentifiers.firstIndex(of: destination) ?? 0
    sectionIdentifiers.insert(section, at: to + offset)
  }

  private func knownIndex(of section: SectionIdentifierType, _ name: String) -> Int? {
    let index = sectionIdentifiers.firstIndex(of: section)
    if index == nil {
      report(.unknownIdentifier, "Invalid parameter not satisfying: \(name) != NSNotFound")
    }
    return index
  }

  private func known(_ identifiers: [ItemIdentifierType], to purpose: String) -> [ItemIdentifierType] {
    identifiers.filter { item in
      if sections[item] != nil { return true }
      report(
        .unknownIdentifier,
        "Attempted to \(purpose) item identifier that does not exist in the snapshot: \(item)")
      return false
    }
  }

  fileprivate mutating func forgetMarks() {
    reloadedItemIdentifiers.removeAll { sections[$0] == nil }
    reconfiguredItemIdentifiers.removeAll { sections[$0] == nil }
    reloadedSectionIdentifiers.removeAll { items[$0] == nil }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether two snapshots have the same sections with the same items.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.sectionIdentifiers == rhs.sectionIdentifiers && lhs.items == rhs.items
  }
}
