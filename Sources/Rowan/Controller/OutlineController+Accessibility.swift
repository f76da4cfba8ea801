extension OutlineController {
  /// What assistive technology needs to know about a row, selection, check mark and failure included; `nil` for
  /// a row out of range.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rootsAreHeaders: Whether roots are shown as headers of sections.
  /// - Complexity: O(log n)
  public func accessibility(
    ofRow row: Int, rootsAreHeaders: Bool = false
  ) -> OutlineRowAccessibility<Item>? {
    guard
      var answer = outline.accessibility(
        ofRow: row, offering: offeredActions, rootsAreHeaders: rootsAreHeaders)
    else { return nil }
    switch answer.content {
    case .placeholder(_, let parent):
      if case .failed(let message) = loading.state(of: parent) { answer.failure = message }
    case .item(let item):
      answer.isSelected = selection.isSelected(item)
      if offeredActions.contains(.check) { answer.check = checks.state(of: item) }
      answer.actions.removeAll { !isPossible($0, for: item) }
    }
    return answer
  }

  private func isPossible(_ action: OutlineRowAction, for item: Item) -> Bool {
    switch action {
    case .expand, .collapse: return expansion.canToggle?(item) ?? true
    case .select: return selection.mode != .none
    case .check: return checks.isEnabled(item)
    case .activate, .retry, .loadMore: return true
    case .moveUp, .moveDown, .moveOut, .moveIn:
      guard let target = action.step.flatMap({ outline.dropTarget(for: $0, of: item) }) else { return false }
      return (try? validateDrop(of: [item], at: target)) != nil
    }
  }
}
