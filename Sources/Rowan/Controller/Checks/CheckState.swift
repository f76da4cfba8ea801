/// What a check box shows.
public enum CheckState: Hashable, Sendable {
  /// Not checked, and nothing below is.
  case off
  /// Checked, and everything below is.
  case on
  /// Some of what is below is checked.
  case mixed
}

/// Which way a check mark spreads in an ``OutlineChecks``.
public struct CheckPropagation: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Options from their bits.
  @inlinable
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is done to an item is done to everything below it, and new items come as their parent is.
  public static let down = CheckPropagation(rawValue: 1)
  /// The state of a parent follows from the states of its children.
  public static let up = CheckPropagation(rawValue: 2)
  /// A parent stands for what is below it, both ways.
  public static let both: CheckPropagation = [.down, .up]
  /// Every item is checked or not by itself.
  public static let none: CheckPropagation = []
}
