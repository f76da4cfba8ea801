/// Keeps a face alive as long as the table that asks it: an empty view in the table.
///
/// A table holds its data source weakly. When an outline's data source goes before its table, the face stays and
/// answers what the table knows already, and the table is none the worse.
@MainActor final class FaceKeeper: UIView {
  private var face: TableFace?

  /// Lets a table keep a face, in place of one kept before.
  static func keep(_ face: TableFace, in tableView: UITableView) {
    let keeper = tableView.subviews.lazy.compactMap { $0 as? FaceKeeper }.first ?? FaceKeeper(frame: .zero)
    keeper.face = face
    keeper.isHidden = true
    if keeper.superview == nil { tableView.insertSubview(keeper, at: 0) }
  }
}
