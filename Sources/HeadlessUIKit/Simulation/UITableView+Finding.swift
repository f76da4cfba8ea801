// Rows and headers by what a user reads in them.

extension UITableView {
  /// The first row on the screen that shows a text; nil if none does.
  public func simulatedRow(showing text: String) -> IndexPath? {
    layoutIfNeeded()
    return engine.displayed.sorted().first { engine.cells[$0]?.contentPieces.contains(text) ?? false }
  }

  /// The first section on the screen whose header shows a text; nil if none does.
  public func simulatedSection(showing text: String) -> Int? {
    layoutIfNeeded()
    return supplementaries[.header].shown.sorted { $0.key < $1.key }.first {
      $0.value.textPieces.contains(text)
    }?.key
  }
}

extension UITableViewCell {
  /// Taps the first button in the cell that shows one of some texts; false if there is none.
  @discardableResult
  public func simulateButtonTap(showing texts: [String]) -> Bool {
    let button = contentView.selfAndDescendants.first { view in
      view is UIButton && view.textPieces.contains { texts.contains($0) }
    }
    return button?.simulateTap() ?? false
  }
}
