/// The way to a cell of a nested accordion: its index on each level, from the root level down.
///
/// `[1, 2, 0]` is the first cell below the third cell below the second cell.
///
/// ```swift
/// let name =
///   switch path.levelIndexes.count {
///   case 1: flavors[path.levelIndexes[0]].name
///   default: flavors[path.levelIndexes[0]].styles[path.levelIndexes[1]]
///   }
/// ```
public struct CellPath: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The index on each level.
  public var levelIndexes: [Int]

  /// A path with an index for each level.
  public init(levelIndexes: [Int]) { self.levelIndexes = levelIndexes }

  /// A path written as `[1, 2, 0]`.
  public init(arrayLiteral elements: Int...) { levelIndexes = elements }

  /// Goes one level down.
  public mutating func append(_ index: Int) { levelIndexes.append(index) }

  /// Goes one level up; nothing happens to a path without indices.
  public mutating func removeLast() { _ = levelIndexes.popLast() }

  /// Goes that many cells on, on the same level; nothing happens to a path without indices.
  public mutating func addToLast(_ distance: Int) {
    guard let last = levelIndexes.popLast() else { return }
    levelIndexes.append(last + distance)
  }
}

extension CellPath: CustomStringConvertible {
  /// The path as an array is written.
  public var description: String { "\(levelIndexes)" }
}

// What is called otherwise than in the library that these names come from.

extension CellPath {
  /// Goes one level down.
  @available(*, unavailable, renamed: "append(_:)")
  public mutating func addToPath(_ index: Int) {}

  /// Goes one level up.
  @available(*, unavailable, renamed: "removeLast()")
  public mutating func removeLastPath() {}

  /// Goes on, on the same level.
  @available(*, unavailable, renamed: "addToLast(_:)")
  public mutating func addToLastPath(_ distance: Int) {}
}

/// The way to a cell.
@available(*, unavailable, renamed: "CellPath")
public typealias DSCellPath = CellPath

/// The handler to be subclassed.
@available(*, unavailable, renamed: "NestedAccordionHandler")
public typealias DSNestedAccordionHandler = NestedAccordionHandler

/// The levels of open cells, without a table.
@available(
  *, unavailable, message: "use an OutlineController whose expansion.mode is onePerLevel; it needs no table"
)
public typealias DSCellLevel = OutlineController<Int>
