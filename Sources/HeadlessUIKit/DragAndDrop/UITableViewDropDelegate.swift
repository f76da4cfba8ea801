/// Takes what is dropped on a table.
@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what was dropped.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether what is dragged can be taken at all.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Hears that the finger has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop at a place would do.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Hears that the finger has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Hears that the drag has ended, whatever came of it.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How the picture of something dropped on a row looks.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Answers yes.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Answers a copy where the finger is.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Answers that it looks as usual.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a drop on a table would do.
@MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where what is dropped goes.
  public enum Intent: Int, Hashable, Sendable {
    /// Somewhere.
    case unspecified
    /// Between rows.
    case insertAtDestinationIndexPath
    /// Into a row.
    case insertIntoDestinationIndexPath
    /// Between rows or into one, by where exactly the finger is.
    case automatic
  }

  /// Where what is dropped goes.
  open private(set) var intent: Intent = .unspecified

  /// Makes a proposal without a place.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Makes a proposal.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

/// Carries a drop out.
@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where it was dropped; nil beside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// What was last proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drag that has ended here.
  var session: any UIDropSession { get }
  /// Moves the picture of an item to a row that is there by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the picture of an item into a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Moves the picture of an item anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Something that was dropped on a table.
@MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The row that it was dragged from, when it comes from the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture.
  var previewSize: CGSize { get }
}
