/// What changes from one list of identifiers to another.
struct OrderedDifference {
  /// Positions before of what goes.
  private(set) var deleted: [Int] = []
  /// Positions after of what comes.
  private(set) var inserted: [Int] = []
  /// What changes its order.
  private(set) var moved: [(from: Int, to: Int)] = []

  init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
    let before = Dictionary(old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(new)
    deleted = old.indices.filter { !after.contains(old[$0]) }
    inserted = new.indices.filter { before[new[$0]] == nil }
    let common = new.indices.compactMap { index in before[new[index]].map { (from: $0, to: index) } }
    let staying = Self.longestIncreasingRun(common.map(\.from))
    moved = common.indices.filter { !staying.contains($0) }.map { common[$0] }
  }

  /// The positions of a longest part of `numbers` that increases: what stays while the rest moves.
  private static func longestIncreasingRun(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var run: Set<Int> = []
    var next = ends.last
    while let index = next {
      run.insert(index)
      next = previous[index]
    }
    return run
  }
}

/// The operations that lead from one snapshot to another, in a form that a list accepts.
///
/// A section that moves must not change within, so one that does is deleted and inserted instead; an item that
/// leaves or enters such a section is deleted and inserted too.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

  init(from old: Snapshot, to new: Snapshot) {
    compareSections(old, new)
    let stable = Self.stableSections(old, new, deletedSections, movedSections)
    compareItems(old, new, stable)
  }

  private mutating func compareSections(_ old: Snapshot, _ new: Snapshot) {
    let sections = OrderedDifference(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    deletedSections = IndexSet(sections.deleted)
    insertedSections = IndexSet(sections.inserted)
    for move in sections.moved {
      let section = new.sectionIdentifiers[move.to]
      if old.itemIdentifiers(inSection: section) == new.itemIdentifiers(inSection: section) {
        movedSections.append(move)
      } else {
        deletedSections.insert(move.from)
        insertedSections.insert(move.to)
      }
    }
  }

  /// The sections that neither come, go nor move, with their positions before and after.
  private static func stableSections(
    _ old: Snapshot, _ new: Snapshot, _ deleted: IndexSet, _ moved: [(from: Int, to: Int)]
  ) -> [Section: (old: Int, new: Int)] {
    let unstable = Set(moved.map(\.from)).union(deleted)
    let after = Dictionary(uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
    var stable: [Section: (old: Int, new: Int)] = [:]
    for (index, section) in old.sectionIdentifiers.enumerated() where !unstable.contains(index) {
      if let new = after[section] { stable[section] = (index, new) }
    }
    return stable
  }

  private mutating func compareItems(
    _ old: Snapshot, _ new: Snapshot, _ stable: [Section: (old: Int, new: Int)]
  ) {
    var leaving: [Item: IndexPath] = [:]
    var arriving: [(item: Item, path: IndexPath)] = []
    for (section, place) in stable.sorted(by: { $0.value.new < $1.value.new }) {
      let before = old.itemIdentifiers(inSection: section)
      let after = new.itemIdentifiers(inSection: section)
      let items = OrderedDifference(from: before, to: after)
      for row in items.deleted { leaving[before[row]] = IndexPath(row: row, section: place.old) }
      for row in items.inserted { arriving.append((after[row], IndexPath(row: row, section: place.new))) }
      movedItems += items.moved.map {
        (IndexPath(row: $0.from, section: place.old), IndexPath(row: $0.to, section: place.new))
      }
    }
    for (item, path) in arriving {
      if let origin = leaving.removeValue(forKey: item) {
        movedItems.append((origin, path))
      } else {
        insertedItems.append(path)
      }
    }
    deletedItems = leaving.values.sorted()
  }
}
