/// A drag that a test leads: begun on a row, moved about, and let go.
///
///     let drag = tableView.simulateDrag(from: IndexPath(row: 1, section: 0))
///     drag?.move(over: tableView, to: IndexPath(row: 4, section: 0))
///     drag?.drop()
@MainActor public final class HeadlessDrag {
  /// The table that the drag began in; nil for one that comes from elsewhere.
  public private(set) weak var source: UITableView?
  /// The table that the finger is over.
  public private(set) weak var target: UITableView?
  /// What the table under the finger last proposed.
  public private(set) var proposal: UITableViewDropProposal?
  /// Whether the drag has ended.
  public private(set) var hasEnded = false
  let session: DragSession
  private var origins: [ObjectIdentifier: IndexPath] = [:]
  private var destination: IndexPath?

  /// Makes a drag that comes from elsewhere.
  public init(items: [UIDragItem]) { session = DragSession(items: items) }

  init?(from source: UITableView, at path: IndexPath) {
    session = DragSession(items: [])
    self.source = source
    guard let delegate = source.dragDelegate, source.dragInteractionEnabled else { return nil }
    let items = delegate.tableView(source, itemsForBeginning: session, at: path)
    guard !items.isEmpty else { return nil }
    add(items, from: path)
    session.allowsMoveOperation = delegate.tableView(source, dragSessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.tableView(
      source, dragSessionIsRestrictedToDraggingApplication: session)
    source.activeDrag = self
    delegate.tableView(source, dragSessionWillBegin: session)
  }

  /// What is dragged.
  public var items: [UIDragItem] { session.items }

  /// Taps a further row during the drag; false if it does not join.
  @discardableResult
  public func add(rowAt path: IndexPath) -> Bool {
    guard !hasEnded, let source, let delegate = source.dragDelegate else { return false }
    let items = delegate.tableView(source, itemsForAddingTo: session, at: path, point: .zero)
    guard !items.isEmpty else { return false }
    add(items, from: path)
    return true
  }

  /// Moves the finger over a table, to a row or beside all rows; answers what the table proposes, nil if it
  /// takes nothing.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - path: The row; nil beside all rows.
  ///   - fraction: How far down in the row the finger is, from 0 to 1.
  ///   - x: How far from the left edge it is.
  @discardableResult
  public func move(
    over table: UITableView, to path: IndexPath?, fraction: CGFloat = 0, x: CGFloat = 0
  ) -> UITableViewDropProposal? {
    guard !hasEnded else { return nil }
    session.table = table
    session.location =
      path.map { path in
        let rect = table.engine.exists(path) ? table.rectForRow(at: path) : .zero
        return CGPoint(x: x, y: rect.minY + fraction * rect.height)
      } ?? CGPoint(x: x, y: table.contentSize.height)
    if target !== table { enter(table) }
    guard target === table, let delegate = table.dropDelegate else { return nil }
    destination = path
    proposal = delegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return proposal
  }

  /// Moves the finger away from all tables.
  public func moveAway() {
    if let target {
      target.activeDrop = nil
      target.dropDelegate?.tableView(target, dropSessionDidExit: session)
    }
    target = nil
    proposal = nil
    destination = nil
  }

  /// Lets go; false if nothing was taken.
  @discardableResult
  public func drop() -> Bool {
    guard !hasEnded else { return false }
    var isTaken = false
    if let target, let proposal, let delegate = target.dropDelegate,
      proposal.operation == .copy || proposal.operation == .move
    {
      isTaken = true
      let items = session.items.map { item in
        DropItem(item, origin: target === source ? origins[ObjectIdentifier(item)] : nil)
      }
      let coordinator = DropCoordinator(
        table: target, items: items, destination: destination, proposal: proposal, session: session)
      delegate.tableView(target, performDropWith: coordinator)
    }
    end()
    return isTaken
  }

  /// Ends the drag without a drop.
  public func cancel() {
    guard !hasEnded else { return }
    moveAway()
    end()
  }

  private func add(_ items: [UIDragItem], from path: IndexPath) {
    session.items += items
    for item in items { origins[ObjectIdentifier(item)] = path }
  }

  private func enter(_ table: UITableView) {
    moveAway()
    session.localDragSession = source == nil ? nil : session
    guard let delegate = table.dropDelegate, delegate.tableView(table, canHandle: session) else { return }
    target = table
    table.activeDrop = self
    delegate.tableView(table, dropSessionDidEnter: session)
  }

  private func end() {
    hasEnded = true
    if let target {
      target.activeDrop = nil
      target.dropDelegate?.tableView(target, dropSessionDidEnd: session)
    }
    if let source {
      source.activeDrag = nil
      source.dragDelegate?.tableView(source, dragSessionDidEnd: session)
    }
    target?.layoutIfNeeded()
    source?.layoutIfNeeded()
    session.localDragSession = nil
  }
}

/// A session as tests make it: drag and drop in one.
@MainActor final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem]
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var localDragSession: (any UIDragSession)?
  /// The table that the finger is over, and where it is in it.
  weak var table: UITableView?
  var location = CGPoint.zero

  init(items: [UIDragItem]) {
    self.items = items
    super.init()
  }

  func location(in view: UIView) -> CGPoint { view.convert(location, from: table ?? view) }

  func canLoadObjects<Value>(ofClass aClass: Value.Type) -> Bool {
    items.contains { $0.localObject is Value }
  }
}

@MainActor private final class DropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { CGSize(width: 320, height: 44) }

  init(_ dragItem: UIDragItem, origin: IndexPath?) {
    self.dragItem = dragItem
    sourceIndexPath = origin
    super.init()
  }
}

@MainActor private final class DropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let table: UITableView

  init(
    table: UITableView, items: [any UITableViewDropItem], destination: IndexPath?,
    proposal: UITableViewDropProposal, session: any UIDropSession
  ) {
    self.table = table
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    // The picture goes to the row's place, so the row must be there by now.
    _ = table.engine.requireRow(indexPath, to: "drop an item to")
    return DropAnimation()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    _ = table.engine.requireRow(indexPath, to: "drop an item into")
    return DropAnimation()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DropAnimation() }
}

@MainActor private final class DropAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    Animations.whenFinished { completion(.end) }
  }
}
