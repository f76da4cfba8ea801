/// A walk over items from top to bottom, on which each gets its state when all below it have theirs.
@usableFromInline
struct CheckWalk<Item: Hashable> {
  /// The items whose descendants are being visited, each below the one before.
  @usableFromInline var frames: [CheckFrame<Item>] = []
  /// What the topmost items count for their parent.
  @usableFromInline var tally = CheckTally()
  /// The level of the disabled item that is being passed over with what is below it, or above all levels.
  @usableFromInline var wall = Int.max
  /// Whether what is below disabled items is visited too.
  @usableFromInline let passesWalls: Bool
  /// Whether new ones among the topmost items come checked.
  @usableFromInline let inherits: Bool
  /// The items whose state is another, new ones left out.
  @usableFromInline var changed: [Item] = []

  @inlinable
  init(passesWalls: Bool, inherits: Bool = false) {
    self.passesWalls = passesWalls
    self.inherits = inherits
  }
}

/// An item on the way of a ``CheckWalk``.
@usableFromInline
struct CheckFrame<Item: Hashable> {
  @usableFromInline let item: Item
  @usableFromInline let level: Int
  @usableFromInline let isEnabled: Bool
  /// Whether it was not there before.
  @usableFromInline let isNew: Bool
  @usableFromInline let old: CheckState
  /// The state it gets if it is a unit.
  @usableFromInline let own: CheckState
  /// Whether new children come checked.
  @usableFromInline let inherits: Bool
  @usableFromInline var childCount = 0
  @usableFromInline var tally = CheckTally()

  @inlinable
  init(
    item: Item, level: Int, isEnabled: Bool, isNew: Bool, old: CheckState, own: CheckState, inherits: Bool
  ) {
    self.item = item
    self.level = level
    self.isEnabled = isEnabled
    self.isNew = isNew
    self.old = old
    self.own = own
    self.inherits = inherits
  }
}

extension OutlineChecks {
  /// Visits items in preorder, and gives each its state anew, and a tally if it has children.
  ///
  /// - Parameters:
  ///   - items: Whole subtrees with their levels.
  ///   - walk: Takes up what changed, and what the topmost items count.
  ///   - own: The state of an item, which had the one given, if it is a unit; `nil` for a new item.
  @inlinable
  mutating func visit(
    _ items: some Sequence<(level: Int, item: Item)>, _ walk: inout CheckWalk<Item>,
    own: (Item, CheckState) -> CheckState?
  ) {
    let goesDown = propagation.contains(.down)
    walk.wall = .max
    for (level, item) in items {
      if level > walk.wall { continue }
      walk.wall = .max
      leave(&walk, from: level)
      let isEnabled = isEnabled(item)
      let old = state(of: item)
      if !isEnabled, !walk.passesWalls {
        count(old, isEnabled: false, &walk)
        walk.wall = level
        continue
      }
      let given = own(item, old)
      let inherits = walk.frames.last?.inherits ?? walk.inherits
      let state: CheckState =
        if let given { isEnabled ? given : old } else { isEnabled && inherits ? .on : .off }
      walk.frames.append(
        CheckFrame(
          item: item, level: level, isEnabled: isEnabled, isNew: given == nil, old: old, own: state,
          inherits: goesDown && isEnabled && state == .on))
    }
    leave(&walk, from: .min)
  }

  /// Gives the items at a level or below it, which have all their children behind them, their states.
  @inlinable
  mutating func leave(_ walk: inout CheckWalk<Item>, from level: Int) {
    while let last = walk.frames.last, last.level >= level {
      walk.frames.removeLast()
      var new = last.own
      if propagation.contains(.up) {
        if last.isEnabled { new = last.tally.state(childCount: last.childCount, own: last.own) }
        if last.childCount > 0 { setTally(last.tally, of: last.item) }
      }
      if new != last.old {
        change(last.item, from: last.old, to: new)
        if !last.isNew { walk.changed.append(last.item) }
      }
      count(new, isEnabled: last.isEnabled, &walk)
    }
  }

  @inlinable
  func count(_ state: CheckState, isEnabled: Bool, _ walk: inout CheckWalk<Item>) {
    guard let parent = walk.frames.indices.last else {
      walk.tally.count(state, isEnabled: isEnabled)
      return
    }
    walk.frames[parent].childCount += 1
    walk.frames[parent].tally.count(state, isEnabled: isEnabled)
  }
}
