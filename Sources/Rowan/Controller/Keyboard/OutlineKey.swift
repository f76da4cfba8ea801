/// A key that means something to an outline.
public enum OutlineKey: Hashable, Sendable {
  /// An arrow key.
  case up, down, left, right
  /// A key that goes far.
  case home, end, pageUp, pageDown
  /// A key that acts on the row in focus.
  case enter, space
  /// The key that expands siblings, on a numeric pad say.
  case asterisk
  /// A typed character, as the keyboard layout and the modifiers make it.
  case character(Character)
}

/// The keys held down with another one.
public struct OutlineKeyModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// Modifiers from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Extends the selection.
  public static let shift = OutlineKeyModifiers(rawValue: 1)
  /// The key of shortcuts: Control, and Command on Apple's keyboards.
  public static let control = OutlineKeyModifiers(rawValue: 2)
}

/// The direction in which text and levels of a tree run.
public enum OutlineLayoutDirection: Hashable, Sendable, CaseIterable {
  /// Children are indented to the right.
  case leftToRight
  /// Children are indented to the left.
  case rightToLeft
}
