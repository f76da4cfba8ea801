/// The check marks of an outline: off, on, or mixed for a parent of which only some is checked.
///
/// The usual way is a flag in every model object. A parent's box then asks everything below it each time it is
/// drawn, or keeps a flag of its own, which is wrong as soon as a child comes, goes or moves without telling.
/// Here every question is one look-up, and a parent's state follows from its children's by count:
///
/// ```swift
/// let outline = Outline(["Fruit", "Bread"], children: { $0 == "Fruit" ? ["Apple", "Pear"] : [] })
/// var checks = OutlineChecks<String>()
/// checks.toggle("Apple", in: outline)     // changed: "Apple" and "Fruit"
/// print(checks.state(of: "Fruit"))        // mixed
/// checks.toggle("Fruit", in: outline)     // changed: "Pear" and "Fruit"
/// print(checks.state(of: "Fruit"))        // on
/// ```
///
/// Which items there are and who is below whom is the outline's to say, and each command is given it; the
/// marks hold no copy. Whether an item is shown or below a collapsed one makes no difference.
///
/// **Propagation** is a choice:
///
/// | | a command on a parent | a parent's state | new items |
/// |---|---|---|---|
/// | `.both` | sets everything below | follows from its children | are on below a parent that is on |
/// | `.down` | sets it and everything below | its own | are on below a parent that is on |
/// | `.up` | does nothing: only its children can | follows from its children | are off |
/// | `.none` | sets it alone | its own | are off |
///
/// A state that follows is on if all children are, off if all are, and else mixed. No other state is mixed. An
/// item whose state does not follow from others is a **unit**: one without children that count, and without
/// propagation up, every item. A parent that becomes a unit, because its last child went, stays as it was; a
/// mixed one turns off.
///
/// **Disabled** items keep the state they have, and do not count for their parent's. They are walls: nothing
/// passes them, neither down to what is below them nor up from there. Below a wall the same rules hold as
/// anywhere. Who is disabled is said with ``setEnabled(_:of:in:)-(_,[Item],_)``, for items that are yet to
/// come as well, and holds until something else is said; it is a set of items, so that asking is one look-up
/// and the value can be sent to other tasks.
///
/// **Changes of the outline** are told: ``itemsInserted(_:under:in:inheriting:)`` after items came; around a
/// deletion, a move or a replacement an edit, which is taken before and finished after:
///
/// ```swift
/// let edit = checks.edit(deleting: ["Pear"], in: outline)
/// try outline.delete("Pear")
/// let changed = checks.finish(edit, in: outline)
/// ```
///
/// Every command answers the items that look different now, each once, in no order, so that their rows can be
/// refreshed. Items that came or went with the command are not among them.
public struct OutlineChecks<Item: Hashable>: Equatable {
  @usableFromInline var currentPropagation: CheckPropagation

  /// The items that are on.
  @usableFromInline var on: Set<Item> = []
  @usableFromInline var mixed: Set<Item> = []
  @usableFromInline var disabled: Set<Item> = []
  /// By parent, with propagation up; none where all children are off and enabled.
  @usableFromInline var tallies: [Item: CheckTally] = [:]

  /// Marks that are all off, of items that are all enabled.
  ///
  /// - Parameter propagation: Which way a mark spreads.
  @inlinable
  public init(propagation: CheckPropagation = .both) {
    currentPropagation = propagation
  }
}

extension OutlineChecks: Sendable where Item: Sendable {}

// MARK: Questions

extension OutlineChecks {
  /// Which way a mark spreads.
  @inlinable public var propagation: CheckPropagation { currentPropagation }

  /// The state of an item, shown or not; off for one that is nowhere.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func state(of item: Item) -> CheckState {
    if on.contains(item) { return .on }
    return mixed.contains(item) ? .mixed : .off
  }

  /// Whether an item's mark can change.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func isEnabled(_ item: Item) -> Bool {
    disabled.isEmpty || !disabled.contains(item)
  }

  /// The items that are on, in no order.
  ///
  /// - Complexity: O(1)
  @inlinable public var checkedItems: Set<Item> { on }

  /// The items that are mixed, in no order.
  ///
  /// - Complexity: O(1)
  @inlinable public var mixedItems: Set<Item> { mixed }
}

// MARK: What commands share

extension OutlineChecks {
  /// Whether an enabled item's state follows from its children's.
  @inlinable
  func follows(_ item: Item, in outline: Outline<Item>) -> Bool {
    propagation.contains(.up) && outline.childCount(of: item) > (tallies[item]?.disabled ?? 0)
  }

  @inlinable
  mutating func change(_ item: Item, from old: CheckState, to new: CheckState) {
    switch old {
    case .off: break
    case .on: on.remove(item)
    case .mixed: mixed.remove(item)
    }
    switch new {
    case .off: break
    case .on: on.insert(item)
    case .mixed: mixed.insert(item)
    }
  }

  @inlinable
  mutating func setTally(_ tally: CheckTally, of parent: Item) {
    if !tally.isZero {
      tallies[parent] = tally
    } else if !tallies.isEmpty {
      tallies[parent] = nil
    }
  }

  /// Counts an item in for a parent as it is now, or out with -1.
  @inlinable
  mutating func count(_ item: Item, for parent: Item, _ times: Int = 1) {
    var tally = tallies[parent] ?? CheckTally()
    tally.count(state(of: item), isEnabled: isEnabled(item), times)
    setTally(tally, of: parent)
  }
}
