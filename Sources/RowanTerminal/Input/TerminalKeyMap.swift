/// Which keys give which command; the help screen shows the same table.
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

  /// The usual keys: arrows as a tree view has them, letters as pagers and editors have them.
  ///
  /// Letters that have no command find items by the first letters of their titles.
  public static let standard = TerminalKeyMap([
    Binding(.up, .up, .control("p")),
    Binding(.down, .down, .control("n")),
    Binding(.open, .right),
    Binding(.close, .left),
    Binding(.pageUp, .pageUp, .control("b")),
    Binding(.pageDown, .pageDown, .control("f")),
    Binding(.first, .home),
    Binding(.last, .end),
    Binding(.openSiblings, .character("*")),
    Binding(.expandAll, .character("E")),
    Binding(.collapseAll, .character("C")),
    Binding(.find, .character("'")),
    Binding(.filter, .character("/")),
    Binding(.nextMatch, .character("n")),
    Binding(.previousMatch, .character("N")),
    Binding(.loadForFilter, .character("+")),
    Binding(.nextOrder, .character("o")),
    Binding(.mark, .character(" ")),
    Binding(.choose, .enter),
    Binding(.reload, .character("r")),
    Binding(.help, .character("?")),
    Binding(.redraw, .control("l")),
    Binding(.cancel, .escape),
    Binding(.quit, .character("q"), .control("c")),
  ])
}
