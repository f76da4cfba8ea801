/// Which keys give which command.
public struct TerminalKeyMap: Sendable {
  /// The keys of one command.
  public struct Binding: Sendable {
    /// What the keys do.
    public var command: TerminalCommand
    /// The keys, the one to tell people first.
    public var keys: [TerminalKey]

    /// The keys of a command.
    public init(_ command: TerminalCommand, _ keys: TerminalKey...) {
      self.command = command
      self.keys = keys
    }
  }

  /// The bindings; the first that has a key decides.
  public var bindings: [Binding]

  /// A key map.
  public init(_ bindings: [Binding]) {
    self.bindings = bindings
  }

  /// The command of a key.
  public func command(for key: TerminalKey) -> TerminalCommand? {
    bindings.first { $0.keys.contains(key) }?.command
  }

  /// The usual keys.
  public static let standard = TerminalKeyMap([
    Binding(.up, .up),
    Binding(.down, .down),
    Binding(.pageUp, .pageUp),
    Binding(.pageDown, .pageDown),
    Binding(.first, .home),
    Binding(.last, .end),
    Binding(.open, .right),
    Binding(.close, .left),
    Binding(.toggle, .enter, .character(" ")),
    Binding(.expandAll, .character("E")),
    Binding(.collapseAll, .character("C")),
    Binding(.redraw, .control("l")),
    Binding(.quit, .character("q"), .control("c")),
  ])
}
