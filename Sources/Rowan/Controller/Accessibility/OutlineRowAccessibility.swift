/// What assistive technology needs to know about a row, as data.
///
/// The outline fills in what it knows. Selection, check mark and the message of a failure are the caller's to
/// set. ``OutlineTexts`` puts it into words:
///
/// ```swift
/// if var row = outline.accessibility(ofRow: 3), case .item(let item) = row.content {
///   row.isSelected = selection.isSelected(item)
///   cell.accessibilityLabel = texts.label(of: row) { $0 }  // "Apples"
///   cell.accessibilityValue = texts.value(of: row)         // "collapsed, level 2, 1 of 3"
///   cell.accessibilityHint = texts.hint(of: row)           // "Shows what is below."
/// }
/// ```
public struct OutlineRowAccessibility<Item: Hashable>: Hashable {
  /// What the row is about.
  public var content: OutlineRow<Item>.Content
  /// How deep the row is: 1 for a root.
  public var level: Int
  /// Whether the item is open; `nil` for one that never is, and for a placeholder.
  ///
  /// A leaf that is said to be collapsed is taken for a parent.
  public var isExpanded: Bool?
  /// Which of its siblings the item is, from 1; `nil` for a placeholder.
  public var position: Int?
  /// How many siblings there are, the item counted; `nil` for a placeholder.
  ///
  /// Siblings are counted, not rows, and placeholders are not.
  public var setSize: Int?
  /// Whether all siblings are loaded.
  public var isSetComplete: Bool
  /// Whether the row is the header of a section.
  public var isHeader: Bool
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether the item is checked; `nil` where there are no check marks.
  public var check: CheckState?
  /// Why loading failed, for a placeholder that says so.
  public var failure: String?
  /// What can be done, in the order it is offered.
  public var actions: [OutlineRowAction]

  /// A row's accessibility.
  ///
  /// - Parameters:
  ///   - content: What the row is about.
  ///   - level: How deep the row is, from 1.
  ///   - isExpanded: Whether the item is open, or `nil`.
  ///   - position: Which of its siblings the item is, from 1, or `nil`.
  ///   - setSize: How many siblings there are, or `nil`.
  ///   - isSetComplete: Whether all siblings are loaded.
  ///   - isHeader: Whether the row is the header of a section.
  ///   - actions: What can be done.
  public init(
    content: OutlineRow<Item>.Content, level: Int, isExpanded: Bool? = nil, position: Int? = nil,
    setSize: Int? = nil, isSetComplete: Bool = true, isHeader: Bool = false, actions: [OutlineRowAction] = []
  ) {
    self.content = content
    self.level = level
    self.isExpanded = isExpanded
    self.position = position
    self.setSize = setSize
    self.isSetComplete = isSetComplete
    self.isHeader = isHeader
    self.actions = actions
  }
}

extension OutlineRowAccessibility: Sendable where Item: Sendable {}

extension Outline {
  /// What assistive technology needs to know about a row; `nil` for a row out of range.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - offered: What the app can do. Of that, the row has what makes sense for it: a closed parent can be
  ///     expanded, a first child cannot move up, only a placeholder for a failure can be retried.
  ///   - rootsAreHeaders: Whether roots are shown as headers of sections.
  /// - Complexity: O(log n)
  public func accessibility(
    ofRow row: Int, offering offered: Set<OutlineRowAction> = .disclosure, rootsAreHeaders: Bool = false
  ) -> OutlineRowAccessibility<Item>? {
    guard rows.indices.contains(row) else { return nil }
    let shown = rows[row]
    var accessibility = OutlineRowAccessibility<Item>(content: shown.content, level: shown.level + 1)
    var sensible: Set<OutlineRowAction>
    switch shown.content {
    case .placeholder(.failed, _): sensible = [.retry]
    case .placeholder(.loadMore, _): sensible = [.loadMore]
    case .placeholder: sensible = []
    case .item(let item):
      let place = positionAmongSiblings(of: item) ?? (0, 1)
      accessibility.position = place.index + 1
      accessibility.setSize = place.count
      let placeholder = placeholder(in: parent(of: item))
      accessibility.isSetComplete = placeholder == nil || placeholder == .empty
      accessibility.isHeader = rootsAreHeaders && shown.level == 0
      sensible = [.activate, .select, .check]
      if shown.expandable != .leaf {
        accessibility.isExpanded = shown.isExpanded
        sensible.insert(shown.isExpanded ? .collapse : .expand)
      }
      for action in OutlineRowAction.allCases where target(of: action, for: item) != nil {
        sensible.insert(action)
      }
    }
    accessibility.actions = OutlineRowAction.allCases.filter { offered.contains($0) && sensible.contains($0) }
    return accessibility
  }

  private func target(of action: OutlineRowAction, for item: Item) -> OutlineDropTarget<Item>? {
    action.step.flatMap { dropTarget(for: $0, of: item) }
  }
}

extension OutlineRowAction {
  /// The move that the action makes; `nil` for one that moves nothing.
  public var step: OutlineMoveStep? {
    switch self {
    case .moveUp: .up
    case .moveDown: .down
    case .moveOut: .out
    case .moveIn: .into
    default: nil
    }
  }
}
