extension OutlineTexts {
  /// Why a drop is refused.
  ///
  /// - Parameters:
  ///   - refusal: The reason.
  ///   - title: The title of an item.
  public func text<Item>(of refusal: OutlineDropRefusal<Item>, title: (Item) -> String) -> String {
    switch refusal {
    case .intoOwnSubtree(let item, _): intoOwnSubtree(title(item))
    case .notMovable(let item): notMovable(title(item))
    case .sorted: sorted
    case .notAllowed: notAllowed
    case .nothingChanges: alreadyThere
    case .nothingToMove, .unknownItem, .indexOutOfRange: gone
    }
  }
}
