extension OutlineController {
  /// What the user opened and closed against the rule for new items, to be saved.
  ///
  /// - Complexity: O(k log n) for k such items
  public var state: OutlineState<Item> { record.state(in: tree.shown) }

  /// Opens and closes items as a saved state says.
  ///
  /// What is saved for items that are not there waits for them. An app that has no saved state does not call
  /// this: an empty state says that all is as the rule says.
  ///
  /// - Parameters:
  ///   - state: What was saved.
  ///   - keepsUserChoices: Whether what the user did since the controller was made counts more.
  /// - Returns: The change of the rows, or `nil` if the command waits.
  @discardableResult
  public func restore(
    _ state: OutlineState<Item>, keepingUserChoices keepsUserChoices: Bool = true
  ) -> RowChanges? {
    run(.restore) { [self] in
      let (expand, collapse) = record.restore(
        state, keepingUserChoices: keepsUserChoices, isThere: tree.shown.contains)
      let changes = changeTree { tree in
        tree.changeShown { $0.collapse(collapse).followed(by: $0.expand(expand)) }
      }
      noteCollapse(of: collapse)
      return changes.followed(by: enforceModeNow()).followed(by: loadWhatIsOpen(among: expand))
    }
  }
}
