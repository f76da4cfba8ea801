/// Opens parents that a drag rests on, and closes them again when the drop goes elsewhere.
///
/// It has no clock and opens nothing itself: the binding tells it where the drag is and what time it is, and
/// hands what it answers to the controller, in whose load machine an item that is not loaded opens like any
/// other. Times are seconds from any fixed moment.
///
/// ```swift
/// var hover = OutlineHoverExpansion<String>(delay: 0.8)
/// // While the drag moves, and from a timer while it rests:
/// if let item = hover.itemToExpand(over: itemUnderPointer, at: now, in: controller.outline) {
///   controller.expand(item)
/// }
/// // At the end:
/// for item in hover.itemsToCollapse(afterDropInto: move.place.parent, in: controller.outline) {
///   controller.collapse(item)
/// }
/// ```
public struct OutlineHoverExpansion<Item: Hashable>: Hashable {
  /// How long, in seconds, a drag rests on an item before it opens.
  public var delay: Double
  /// The item that the drag rests on, and since when.
  private var resting: Resting?
  /// The items that were opened, in order.
  public private(set) var opened: [Item] = []

  fileprivate struct Resting: Hashable {
    var item: Item
    var since: Double
  }

  /// No drag so far.
  ///
  /// - Parameter delay: How long, in seconds, a drag rests on an item before it opens.
  public init(delay: Double = 0.8) {
    self.delay = delay
  }

  /// When to ask again although the drag does not move; `nil` while it rests on nothing that opens.
  public var deadline: Double? { resting.map { $0.since + delay } }

  /// Notes where the drag is, and answers what is to be expanded now.
  ///
  /// Call it as the drag moves, and at ``deadline``.
  ///
  /// - Parameters:
  ///   - item: The item under the pointer, `nil` for none; a gap between rows is none.
  ///   - time: The time.
  ///   - outline: What is shown.
  /// - Returns: The item, if it is closed, can be opened, and the drag has rested on it long enough. If it
  ///   stays closed, because the app does not let it open say, it is answered again after the same delay.
  /// - Complexity: O(log n)
  public mutating func itemToExpand(over item: Item?, at time: Double, in outline: Outline<Item>) -> Item? {
    guard let item, let expandable = outline.expandable(of: item), expandable != .leaf,
      !outline.isExpanded(item)
    else {
      resting = nil
      return nil
    }
    guard let since = resting?.since, resting?.item == item, time >= since else {
      resting = Resting(item: item, since: time)
      return nil
    }
    guard time >= since + delay else { return nil }
    resting = Resting(item: item, since: time)
    if !opened.contains(item) { opened.append(item) }
    return item
  }

  /// Notes that the drag has left the outline; what it opened stays open until it ends.
  public mutating func leave() {
    resting = nil
  }

  /// Notes that the drag has ended with a drop, and answers what is to be collapsed, the innermost first: what
  /// was opened by resting on it, is open still, and did not get what was dropped.
  ///
  /// - Parameters:
  ///   - parent: The parent that got what was dropped; `nil` for the roots' level.
  ///   - outline: What is shown.
  /// - Complexity: O(k log n) for k items that were opened
  public mutating func itemsToCollapse(
    afterDropInto parent: Item?, in outline: Outline<Item>
  ) -> [Item] {
    end(in: outline) { item in parent.map { $0 == item || outline.isDescendant($0, of: item) } ?? false }
  }

  /// Notes that the drag has ended elsewhere or was cancelled, and answers what is to be collapsed.
  ///
  /// - Parameter outline: What is shown.
  /// - Complexity: O(k log n) for k items that were opened
  public mutating func itemsToCollapse(afterCancellationIn outline: Outline<Item>) -> [Item] {
    end(in: outline) { _ in false }
  }

  private mutating func end(in outline: Outline<Item>, staysOpen: (Item) -> Bool) -> [Item] {
    defer { self = OutlineHoverExpansion(delay: delay) }
    return opened.reversed().filter { outline.isExpanded($0) && !staysOpen($0) }
  }
}

extension OutlineHoverExpansion: Sendable where Item: Sendable {}
extension OutlineHoverExpansion.Resting: Sendable where Item: Sendable {}
