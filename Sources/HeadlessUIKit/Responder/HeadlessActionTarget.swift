#if !canImport(ObjectiveC)
  /// The name of a method, where there is no Objective-C to look it up.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// Makes a selector from a name such as `"moveUp:"`.
    public init(_ name: String) { self.name = name }

    /// Makes a selector from a literal.
    public init(stringLiteral value: String) { name = value }

    /// The name.
    public var description: String { name }
  }
#endif

/// An object that carries out actions by name: the twin of `@objc` methods.
///
/// `#selector` and `@objc` need Objective-C. Code that must run without it writes, beside its `@objc` method,
/// one line that maps the same name to the same work.
@MainActor public protocol HeadlessActionTarget: AnyObject {
  /// Does what the name stands for; false when the name means nothing here.
  func perform(_ action: Selector, sender: Any?) -> Bool
}
