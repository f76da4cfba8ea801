/// One appearance of an item in a tree that shows it in several places.
///
/// An outline holds an item once. Where the same one belongs under two parents, a person in two departments
/// say, its occurrences are the items: each is the item together with the way that leads to it, so that they
/// are opened, selected and moved apart from each other.
///
/// ```swift
/// let outline = Outline(occurrencesOf: ["Sales", "Support"], children: { staff[$0] ?? [] })
/// let anna = Occurrence("Anna", in: Occurrence("Support"))
/// let path = outline.path(of: anna)          // [1, 0]
/// ```
///
/// Two occurrences are equal when their items and all items above them are. An occurrence keeps the hash of
/// its way, so hashing costs O(1) and comparing two different ones hardly more; comparing equal ones that were
/// made apart costs O(d) for d items above.
public struct Occurrence<Item: Hashable>: Hashable {
  /// The item.
  public let item: Item
  /// How many items are above it.
  public let level: Int
  fileprivate let above: OccurrenceLink<Item>?
  private let wayHash: Int

  /// The occurrence of an item under an occurrence of its parent, or as a root.
  ///
  /// - Complexity: O(1)
  public init(_ item: Item, in parent: Occurrence? = nil) {
    self.item = item
    level = parent.map { $0.level + 1 } ?? 0
    above = parent.map { OccurrenceLink($0) }
    var hasher = Hasher()
    hasher.combine(parent?.wayHash)
    hasher.combine(item)
    wayHash = hasher.finalize()
  }

  /// The occurrence of the parent, or `nil` for a root.
  public var parent: Occurrence? { above?.occurrence }

  /// The items on the way, from the root to this one.
  ///
  /// - Complexity: O(d) for d items above
  public var way: [Item] {
    var way = [item]
    var occurrence = parent
    while let current = occurrence {
      way.append(current.item)
      occurrence = current.parent
    }
    return way.reversed()
  }

  /// Whether both are the same item on the same way.
  public static func == (left: Occurrence, right: Occurrence) -> Bool {
    var (left, right) = (left, right)
    while true {
      guard left.wayHash == right.wayHash, left.item == right.item else { return false }
      if left.above === right.above { return true }
      guard let leftParent = left.parent, let rightParent = right.parent else { return false }
      (left, right) = (leftParent, rightParent)
    }
  }

  /// Hashes the way.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wayHash)
  }
}

/// Holds the occurrence above another one.
private final class OccurrenceLink<Item: Hashable> {
  private(set) var occurrence: Occurrence<Item>?

  init(_ occurrence: Occurrence<Item>) {
    self.occurrence = occurrence
  }

  /// Lets go of the way link by link: freeing a link that holds the last reference to the next one, and that
  /// to the one after it, would take the stack as deep as the tree.
  deinit {
    var next = occurrence?.above
    occurrence = nil
    while isKnownUniquelyReferenced(&next) {
      let following = next?.occurrence?.above
      next?.occurrence = nil
      next = following
    }
  }
}

extension Occurrence: Sendable where Item: Sendable {}

/// A link is written to only while it is freed.
extension OccurrenceLink: @unchecked Sendable where Item: Sendable {}

extension Outline {
  /// An outline of the occurrences of items in nested data, where one item may have several parents.
  ///
  /// - Parameters:
  ///   - roots: The items without a parent.
  ///   - children: Answers an item's children; asked once for each occurrence of it.
  ///   - problem: Is told of an item that is among the children of one parent twice, and of one that is its
  ///     own ancestor, which is left out.
  /// - Complexity: O(n) for n occurrences. Items with many ways to them have as many occurrences.
  public init<Base: Hashable>(
    occurrencesOf roots: some Sequence<Base>, children: (Base) -> [Base],
    problem: (OutlineProblem<Occurrence<Base>>) -> Void = { _ in }
  ) where Item == Occurrence<Base> {
    // Nested data are built depth first: the way to the last item whose children were asked for.
    var way: [Visit<Base>] = []
    var onWay: Set<Base> = []
    self.init(
      roots.enumerated().map { Visit(occurrence: Occurrence($1), index: $0) }, id: { $0.occurrence },
      nodeChildren: { visit in
        while way.count > visit.occurrence.level {
          onWay.remove(way.removeLast().occurrence.item)
        }
        way.append(visit)
        onWay.insert(visit.occurrence.item)
        var below: [Visit<Base>] = []
        for (index, child) in children(visit.occurrence.item).enumerated() {
          let occurrence = Occurrence(child, in: visit.occurrence)
          if onWay.contains(child) {
            problem(.cycle(occurrence, parent: visit.occurrence, at: way.map { $0.index } + [index]))
          } else {
            below.append(Visit(occurrence: occurrence, index: index))
          }
        }
        return below.isEmpty ? nil : (below, .byChildren)
      }, problem)
  }
}

/// An occurrence and its index among the children of its parent.
private struct Visit<Base: Hashable> {
  var occurrence: Occurrence<Base>
  var index: Int
}
