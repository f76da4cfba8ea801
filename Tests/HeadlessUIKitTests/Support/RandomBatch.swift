import HeadlessUIKit

/// A legal update, made together with the rows before and after it, so that it is right by construction.
///
/// Rows are numbers that stand for identities. A row's text is its number and its edition; replacing a row gives
/// it another edition.
struct RandomBatch {
  /// One thing that the table is told.
  enum Operation: Hashable {
    case deleteRow(IndexPath)
    case insertRow(IndexPath)
    case reloadRow(IndexPath)
    case reconfigureRow(IndexPath)
    case moveRow(IndexPath, IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
  }

  private(set) var before: [[Row]] = []
  private(set) var after: [[Row]] = []
  private(set) var operations: [Operation] = []
  /// The sections before that stay as they are or change by rows, with where they are after.
  private(set) var ordinary: [(old: Int, new: Int)] = []
  /// The rows that keep their cells, with where they are before and after.
  private(set) var kept: [(old: IndexPath, new: IndexPath)] = []

  struct Row: Hashable {
    var id: Int
    var edition = 0
    var text: String { "\(id)#\(edition)" }
  }

  private enum Fate {
    case delete
    case reload
    case move
    case change
  }

  init(using random: inout SeededGenerator) {
    var nextID = 0
    func newRows(_ count: Int) -> [Row] {
      defer { nextID += count }
      return (nextID..<(nextID + count)).map { Row(id: $0) }
    }
    before = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      newRows(Int.random(in: 0...6, using: &random))
    }
    let fates: [Fate] = before.map { _ in
      switch Int.random(in: 0..<10, using: &random) {
      case 0: .delete
      case 1: .reload
      case 2: .move
      default: .change
      }
    }
    let places = arrangeSections(fates, using: &random)
    after = places.map { origin in
      guard let origin else { return newRows(Int.random(in: 0...3, using: &random)) }
      switch fates[origin] {
      case .reload: return newRows(Int.random(in: 0...4, using: &random))
      case .move: return before[origin]
      case .change, .delete: return []
      }
    }
    for (new, origin) in places.enumerated() {
      guard let origin else { continue }
      switch fates[origin] {
      case .change: ordinary.append((origin, new))
      case .move: kept += before[origin].indices.map { (IndexPath(origin, $0), IndexPath(new, $0)) }
      case .reload, .delete: break
      }
    }
    changeRows(using: &random, newRows: newRows)
    addNeedlessOperations(fates, places, using: &random)
    operations.shuffle(using: &random)
  }

  /// Decides which sections are where afterwards; answers the section before for each, nil for a new one.
  private mutating func arrangeSections(_ fates: [Fate], using random: inout SeededGenerator) -> [Int?] {
    var places: [Int?] = fates.indices.filter { fates[$0] == .change || fates[$0] == .reload }
    for moved in fates.indices where fates[moved] == .move {
      places.insert(moved, at: Int.random(in: 0...places.count, using: &random))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) where random.chance(40) {
      places.insert(nil, at: Int.random(in: 0...places.count, using: &random))
    }
    for (section, fate) in fates.enumerated() {
      switch fate {
      case .delete: operations.append(.deleteSection(section))
      case .reload: operations.append(.reloadSection(section))
      case .move, .change: break
      }
    }
    for (new, origin) in places.enumerated() {
      if let origin {
        if fates[origin] == .move { operations.append(.moveSection(origin, new)) }
      } else {
        operations.append(.insertSection(new))
      }
    }
    return places
  }

  private mutating func changeRows(using random: inout SeededGenerator, newRows: (Int) -> [Row]) {
    struct Place {
      var row: Row
      var origin: IndexPath?
      var isMoved = false
      var isReloaded = false
    }
    var lines: [Int: [Place]] = [:]
    var moving: [Place] = []
    for (old, new) in ordinary {
      for (row, value) in before[old].enumerated() {
        let origin = IndexPath(old, row)
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: operations.append(.deleteRow(origin))
        case 2:
          lines[new, default: []].append(
            Place(row: Row(id: value.id, edition: 1), origin: origin, isReloaded: true))
        case 3, 4: moving.append(Place(row: value, origin: origin, isMoved: true))
        default: lines[new, default: []].append(Place(row: value, origin: origin))
        }
      }
    }
    let targets = ordinary.map(\.new)
    let arriving =
      moving
      + (targets.isEmpty ? [] : newRows(Int.random(in: 0...4, using: &random))).map {
        Place(row: $0)
      }
    for place in arriving {
      let target = targets.randomElement(using: &random) ?? 0
      let count = lines[target]?.count ?? 0
      lines[target, default: []].insert(place, at: Int.random(in: 0...count, using: &random))
    }
    var destinations: Set<IndexPath> = []
    for new in targets {
      for (row, place) in (lines[new] ?? []).enumerated() where place.isMoved {
        destinations.insert(IndexPath(new, row))
      }
    }
    for new in targets {
      for (row, place) in (lines[new] ?? []).enumerated() {
        let path = IndexPath(new, row)
        var value = place.row
        guard let origin = place.origin else {
          operations.append(.insertRow(path))
          after[new].append(value)
          continue
        }
        if place.isMoved {
          operations.append(.moveRow(origin, path))
          kept.append((origin, path))
        } else if place.isReloaded {
          // The one combination of a move and a reload elsewhere that UIKit does not take.
          if destinations.contains(origin) {
            value.edition = 0
          } else {
            operations.append(.reloadRow(origin))
          }
          if destinations.contains(origin) { kept.append((origin, path)) }
        } else {
          kept.append((origin, path))
          if random.chance(10) {
            value.edition = 2
            operations.append(.reconfigureRow(origin))
          }
        }
        after[new].append(value)
      }
    }
  }

  /// Says of inserted and deleted sections what goes without saying: that their rows come and go.
  private mutating func addNeedlessOperations(
    _ fates: [Fate], _ places: [Int?], using random: inout SeededGenerator
  ) {
    for (section, fate) in fates.enumerated() where fate == .delete && random.chance(30) {
      operations += before[section].indices.map { .deleteRow(IndexPath(section, $0)) }
    }
    for (section, origin) in places.enumerated() where origin == nil && random.chance(30) {
      operations += after[section].indices.map { .insertRow(IndexPath(section, $0)) }
    }
  }
}

extension RandomBatch.Operation {
  /// Tells a table.
  @MainActor func perform(on table: UITableView) {
    switch self {
    case .deleteRow(let path): table.deleteRows(at: [path], with: .fade)
    case .insertRow(let path): table.insertRows(at: [path], with: .fade)
    case .reloadRow(let path): table.reloadRows(at: [path], with: .fade)
    case .reconfigureRow(let path): table.reconfigureRows(at: [path])
    case .moveRow(let from, let to): table.moveRow(at: from, to: to)
    case .deleteSection(let section): table.deleteSections([section], with: .fade)
    case .insertSection(let section): table.insertSections([section], with: .fade)
    case .reloadSection(let section): table.reloadSections([section], with: .fade)
    case .moveSection(let from, let to): table.moveSection(from, toSection: to)
    }
  }
}
