/// What most libraries keep: each item's children, and one array of what is shown.
struct FlatArray {
  private(set) var rows: [Int] = []
  private let roots: [Int]
  /// By item.
  private var children: [[Int]]
  private var isExpanded: [Bool]

  init(_ cube: Cube) {
    roots = cube.roots
    children = (0..<cube.count).map(cube.children)
    isExpanded = Array(repeating: false, count: cube.count)
    rows = roots
  }

  static func open(_ cube: Cube) -> FlatArray {
    var flat = FlatArray(cube)
    flat.expandAll()
    return flat
  }

  func row(of item: Int) -> Int? { rows.firstIndex(of: item) }

  mutating func expandAll() {
    for item in children.indices where !children[item].isEmpty { isExpanded[item] = true }
    rows = roots.flatMap { [$0] + shown(below: $0) }
  }

  mutating func collapseAll() {
    for item in children.indices { isExpanded[item] = false }
    rows = roots
  }

  /// - Parameter row: Where the item is.
  mutating func collapse(_ item: Int, row: Int) -> Int {
    let count = shownCount(below: item)
    isExpanded[item] = false
    rows.removeSubrange(row + 1..<row + 1 + count)
    return count
  }

  mutating func expand(_ item: Int, row: Int) -> Int {
    isExpanded[item] = true
    let new = shown(below: item)
    rows.insert(contentsOf: new, at: row + 1)
    return new.count
  }

  mutating func insertLeaf(_ leaf: Int, at index: Int, of parent: Int, row: Int) {
    children[parent].insert(leaf, at: index)
    rows.insert(leaf, at: row + 1 + index)
  }

  mutating func removeLeaf(at index: Int, of parent: Int, row: Int) {
    children[parent].remove(at: index)
    rows.remove(at: row + 1 + index)
  }

  private func shown(below item: Int) -> [Int] {
    var shown: [Int] = []
    append(below: item, to: &shown)
    return shown
  }

  private func append(below item: Int, to shown: inout [Int]) {
    guard isExpanded[item] else { return }
    for child in children[item] {
      shown.append(child)
      append(below: child, to: &shown)
    }
  }

  private func shownCount(below item: Int) -> Int {
    guard isExpanded[item] else { return 0 }
    return children[item].reduce(0) { $0 + 1 + shownCount(below: $1) }
  }
}
