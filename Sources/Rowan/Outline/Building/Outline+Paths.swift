// MARK: From paths

extension Outline where Item == String {
  /// An outline of paths, all closed: each item is a path, its parent the path without the last component.
  ///
  /// ```swift
  /// let outline = Outline(paths: ["a/b/c", "a/d"])
  /// print(outline.children(of: "a"))     // ["a/b", "a/d"]
  /// ```
  ///
  /// Parents that are not listed are added. Paths with a leading separator come below one root, which is the
  /// separator itself. A separator at the end says that the path is a parent even without children, and
  /// empty components are passed over; neither is a part of the item.
  ///
  /// - Parameters:
  ///   - paths: The paths, in any order; siblings are in the order they first appear.
  ///   - separator: What stands between components.
  ///   - problem: Is told of each path that is listed again.
  /// - Complexity: O(n) for n components in all
  public init(
    paths: some Sequence<String>, separator: Character = "/",
    problem: (OutlineProblem<String>) -> Void = { _ in }
  ) {
    var draft = PairsDraft<String>(minimumCapacity: paths.underestimatedCount)
    // Known paths; where they are listed, or -1 for those that others imply.
    var listed: [String: Int] = [:]
    var declared: [String] = []
    for (number, path) in paths.enumerated() {
      var parent: String?
      var prefix = path.first == separator ? String(separator) : ""
      if !prefix.isEmpty { Self.add(prefix, to: &parent, &draft, &listed) }
      for component in path.split(separator: separator) {
        if parent != nil, prefix.last != separator { prefix.append(separator) }
        prefix += component
        Self.add(prefix, to: &parent, &draft, &listed)
      }
      guard let item = parent else { continue }
      if path.last == separator, item != String(separator) { declared.append(item) }
      if let first = listed[item], first >= 0 {
        problem(.duplicate(item, first: [first], again: [number]))
      } else {
        listed[item] = number
      }
    }
    self = draft.finish { _ in }
    setExpandable(.parent, of: declared)
  }

  private static func add(
    _ path: String, to parent: inout String?, _ draft: inout PairsDraft<String>,
    _ listed: inout [String: Int]
  ) {
    if listed[path] == nil {
      listed[path] = -1
      draft.add([(path, parent)]) { _ in }
    }
    parent = path
  }
}
