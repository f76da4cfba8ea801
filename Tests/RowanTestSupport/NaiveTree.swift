import Rowan

/// The oracle: the plainest tree there is, with dictionaries and recursion, and rows by walking all of it.
package struct NaiveTree: Equatable {
  package enum Kind: Equatable {
    case leaf, byChildren, declared, unknown
  }

  /// By parent, `nil` for the roots.
  package var children: [Int?: [Int]] = [nil: []]
  package var kinds: [Int: Kind] = [:]
  package var expanded: Set<Int> = []
  package var placeholders: [Int?: PlaceholderKind] = [:]

  package init() {}

  package var items: [Int] {
    func below(_ parent: Int?) -> [Int] {
      (children[parent] ?? []).flatMap { [$0] + below($0) }
    }
    return below(nil)
  }

  package func parent(of item: Int) -> Int?? {
    children.first { $0.value.contains(item) }.map(\.key)
  }

  package func level(of item: Int) -> Int {
    guard let parent = parent(of: item) ?? nil else { return 0 }
    return level(of: parent) + 1
  }

  package func path(of item: Int) -> [Int] {
    guard let parent = parent(of: item), let index = children[parent]?.firstIndex(of: item) else { return [] }
    return (parent.map { path(of: $0) } ?? []) + [index]
  }

  package func isBelow(_ item: Int, _ ancestor: Int) -> Bool {
    guard let parent = parent(of: item) ?? nil else { return false }
    return parent == ancestor || isBelow(parent, ancestor)
  }

  package func descendants(of item: Int) -> [Int] {
    (children[item] ?? []).flatMap { [$0] + descendants(of: $0) }
  }

  // MARK: Rows

  /// A row with everything that can make it look different.
  package struct Row: Equatable {
    package var row: OutlineRow<Int>
    package var isFirst: Bool
    package var isLast: Bool
  }

  package var rows: [Row] {
    func below(_ parent: Int?, level: Int) -> [Row] {
      let items = children[parent] ?? []
      var rows: [Row] = []
      for (index, item) in items.enumerated() {
        rows.append(
          Row(
            row: OutlineRow(
              content: .item(item), level: level, expandable: expandable(item),
              isExpanded: expanded.contains(item)),
            isFirst: index == 0, isLast: index == items.count - 1))
        if expanded.contains(item) { rows += below(item, level: level + 1) }
      }
      if let kind = placeholders[parent] {
        rows.append(
          Row(
            row: OutlineRow(
              content: .placeholder(kind, parent: parent), level: level, expandable: .leaf, isExpanded: false),
            isFirst: false, isLast: false))
      }
      return rows
    }
    return below(nil, level: 0)
  }

  package func expandable(_ item: Int) -> Expandable {
    switch kinds[item] {
    case .leaf, nil: .leaf
    case .byChildren, .declared: .parent
    case .unknown: .unknown
    }
  }

  // MARK: Changes without checks

  package mutating func insert(_ items: [Int], at index: Int, in parent: Int?) {
    guard !items.isEmpty else { return }
    children[parent, default: []].insert(contentsOf: items, at: index)
    for item in items {
      children[item] = children[item] ?? []
      kinds[item] = kinds[item] ?? .leaf
    }
    if let parent { becomeParent(parent) }
  }

  package mutating func becomeParent(_ parent: Int) {
    switch kinds[parent] {
    case .leaf, nil: kinds[parent] = .byChildren
    case .unknown: kinds[parent] = .declared
    case .byChildren, .declared: break
    }
  }

  package mutating func loseChildren(_ parent: Int) {
    guard children[parent, default: []].isEmpty, placeholders[parent] == nil else { return }
    if kinds[parent] == .byChildren { kinds[parent] = .leaf }
    expanded.remove(parent)
  }

  package mutating func remove(_ item: Int) {
    guard let parent = parent(of: item) else { return }
    for below in [item] + descendants(of: item) { forget(below) }
    children[parent]?.removeAll { $0 == item }
    if let parent { loseChildren(parent) }
  }

  private mutating func forget(_ item: Int) {
    children[item] = nil
    kinds[item] = nil
    placeholders[item] = nil
    expanded.remove(item)
  }

  /// The tree as text.
  package var picture: String {
    func picture(below parent: Int?, _ indentation: String) -> [String] {
      var lines: [String] = []
      for item in children[parent] ?? [] {
        let kind = kinds[item].map { "\($0)" } ?? "missing"
        lines.append("\(indentation)\(item) \(kind)\(expanded.contains(item) ? " open" : "")")
        lines += picture(below: item, indentation + "  ")
      }
      if let kind = placeholders[parent] { lines.append("\(indentation)(\(kind))") }
      return lines
    }
    return picture(below: nil, "").joined(separator: "\n")
  }
}
