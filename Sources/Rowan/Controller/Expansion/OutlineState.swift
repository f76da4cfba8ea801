/// Which items are open and closed against the rule: what an app saves and restores.
///
/// An item that is as the app's rule for new items says (closed, without a rule) is in neither list. So an
/// empty state means "all as the rule says", which is not the same as having no saved state, and not the same as
/// "all closed". Items are listed whether or not they are there: what is saved for an item that has not
/// appeared yet waits for it.
///
/// ```swift
/// let data = try JSONEncoder().encode(controller.state)
/// controller.restore(try JSONDecoder().decode(OutlineState<String>.self, from: data))
/// ```
public struct OutlineState<Item: Hashable>: Hashable {
  /// The items that are open where the rule would have them closed.
  public var expanded: [Item]
  /// The items that are closed where the rule would have them open.
  public var collapsed: [Item]

  /// A state; without arguments, everything is as the rule says.
  ///
  /// - Parameters:
  ///   - expanded: The items that are open against the rule.
  ///   - collapsed: The items that are closed against the rule.
  public init(expanded: [Item] = [], collapsed: [Item] = []) {
    self.expanded = expanded
    self.collapsed = collapsed
  }

  /// Whether everything is as the rule says.
  public var isEmpty: Bool { expanded.isEmpty && collapsed.isEmpty }
}

extension OutlineState: Sendable where Item: Sendable {}
extension OutlineState: Codable where Item: Codable {}
