/// What is spoken of a row.
public struct OutlineRowDescription {
  /// An action beside the default one.
  public struct Action {
    /// What it is called.
    public var name: String
    /// Does it, and says whether it was done.
    public var perform: @MainActor () -> Bool

    /// An action.
    public init(name: String, perform: @escaping @MainActor () -> Bool) {
      self.name = name
      self.perform = perform
    }
  }

  /// What the row is about.
  public var label: String
  /// Its state: whether it is open where the system has no word of its own for that, its check mark, its level,
  /// its place among its siblings.
  public var value: String
  /// What acting on it does.
  public var hint: String?
  /// Whether it is open; `nil` for one that never is.
  public var isExpanded: Bool?
  /// Whether it is the header of a section.
  public var isHeader: Bool
  /// What can be done with it.
  public var actions: [Action]

  /// A description.
  ///
  /// - Parameters:
  ///   - label: What the row is about.
  ///   - value: Its state.
  ///   - hint: What acting on it does.
  ///   - isExpanded: Whether it is open; `nil` for one that never is.
  ///   - isHeader: Whether it is the header of a section.
  ///   - actions: What can be done with it.
  public init(
    label: String, value: String, hint: String? = nil, isExpanded: Bool? = nil, isHeader: Bool = false,
    actions: [Action] = []
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.isExpanded = isExpanded
    self.isHeader = isHeader
    self.actions = actions
  }

  @MainActor var customActions: [UIAccessibilityCustomAction] {
    actions.map { action in UIAccessibilityCustomAction(name: action.name) { _ in action.perform() } }
  }

  @available(iOS 18.0, *)
  @MainActor var expandedStatus: UIAccessibility.ExpandedStatus {
    isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
  }
}
