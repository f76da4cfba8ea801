/// Gives a table view its rows.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  // MARK: Optional in UIKit

  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title of a section's header.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title of a section's footer.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of the index at the side.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title of the index stands for.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Inserts or deletes a row that the user has inserted or deleted.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )
  /// Moves a row that the user has moved; the table has already moved it.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  )

  // MARK: Not in UIKit

  /// Whether an optional method is there: the twin of `responds(to:)`, see ``OptionalTableMethod``.
  func implements(_ method: OptionalTableMethod) -> Bool
}

extension UITableViewDataSource {
  /// Answers one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Answers that there is none.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Answers that there is none.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Answers yes, as a table does when the method is missing.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Answers whether rows can be moved at all, as a table does when the method is missing.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    implements(.moveRow)
  }
  /// Answers that there are none.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Answers the position of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Reports that the method is missing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    reportMissing("tableView(_:commit:forRowAt:)", .commitEditingStyle)
  }
  /// Reports that the method is missing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reportMissing("tableView(_:moveRowAt:to:)", .moveRow)
  }
  /// Answers yes.
  public func implements(_ method: OptionalTableMethod) -> Bool { true }

  private func reportMissing(_ name: String, _ method: OptionalTableMethod) {
    report(
      .unimplementedMethod,
      "\(type(of: self)) does not implement \(name), yet its implements(.\(method)) says so")
  }
}
