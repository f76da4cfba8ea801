/// What a table view has for a data source and a delegate: the part of an outline's data source that Objective-C
/// sees.
///
/// A generic class can be no Objective-C delegate whose optional methods are found, so the face is not generic, and
/// asks its owner, which is. It knows the counts by itself: a table whose data source is gone before it still finds
/// a face, and empty cells, and no table is answered differently twice within an update.
///
/// What the face does not do goes to the app's own data source and delegate, which had been the table's, or are set.
@MainActor final class TableFace: NSObject {
  weak var owner: (any TableFaceOwner)?
  /// The app's own data source, for what the face leaves to it.
  weak var appDataSource: (any UITableViewDataSource)?
  /// The app's own delegate, for what the face leaves to it, and for what both hear.
  weak var appDelegate: (any UITableViewDelegate)?

  /// What the table has been told of.
  var shown = ShownRows.flat(0)
  /// Whether an update has been given to the table that it has not carried out, since the app has an update of its
  /// own around it: a table asks for counts when it carries one out.
  var isUpdateOpen = false
  /// Whether the table is asking for a view, when it takes no update.
  var isAsked: Bool { askingDepth > 0 }
  private var askingDepth = 0
  /// Whether the table is telling that it has moved a row, when it takes no update.
  var isMoving = false

  /// Answers a table that is asking for a view, or telling of one.
  func whileAsked<Answer>(_ answer: () -> Answer) -> Answer {
    askingDepth += 1
    defer { askingDepth -= 1 }
    return answer()
  }

  /// Has a table find out which methods are there, which it does when it is given an object.
  func askAgain(_ tableView: UITableView?) {
    guard let tableView else { return }
    if tableView.dataSource === self {
      tableView.dataSource = nil
      tableView.dataSource = self
    }
    if tableView.delegate === self {
      tableView.delegate = nil
      tableView.delegate = self
    }
  }
}

/// What a face asks.
@MainActor protocol TableFaceOwner: AnyObject {
  /// Whether roots are sections, and have headers.
  var hasHeaders: Bool { get }
  /// Whether the user may put rows in another order.
  var allowsReordering: Bool { get }
  /// Whether rows are swiped for actions of the outline's.
  var hasSwipeActions: Bool { get }

  func countsWereAsked()
  func cell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell
  func header(in tableView: UITableView, ofSection section: Int) -> UIView?
  func willDisplayHeader(_ view: UIView, ofSection section: Int)
  func didScroll(_ tableView: UITableView)

  func tap(_ tableView: UITableView, at path: IndexPath)
  func tapSelected(_ tableView: UITableView, at path: IndexPath)
  func swipeActions(at path: IndexPath, edge: OutlineSwipeEdge) -> UISwipeActionsConfiguration?

  func canMove(at path: IndexPath) -> Bool
  func target(ofMoveFrom source: IndexPath, proposed: IndexPath) -> IndexPath
  func move(from source: IndexPath, to destination: IndexPath)

  func dragItems(_ session: any UIDragSession, at path: IndexPath, isJoining: Bool) -> [UIDragItem]
  func canTake(_ session: any UIDropSession) -> Bool
  func proposal(
    for session: any UIDropSession, in tableView: UITableView, at path: IndexPath?
  ) -> UITableViewDropProposal
  func drop(_ coordinator: any UITableViewDropCoordinator, in tableView: UITableView)
  func endDrop()

  func press(_ key: OutlineKey, _ modifiers: OutlineKeyModifiers) -> Bool
}
