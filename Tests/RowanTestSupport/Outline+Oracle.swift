import Rowan

extension Outline where Item == Int {
  /// What an outline answers otherwise than the oracle, or `nil`.
  package func differences(from tree: NaiveTree) -> String? {
    let expected = tree.rows.map(\.row)
    let rows = Array(self.rows)
    if rows != expected { return "rows are\n\(self)\nnot\n\(tree.picture)" }
    let items = tree.items
    if allItems != items { return "items are \(allItems), not \(items)" }
    for index in rows.indices {
      if self.rows[index] != rows[index] { return "row \(index) alone is \(self.rows[index])" }
    }
    var rowsOfItems: [Int: Int] = [:]
    for (index, row) in rows.enumerated() {
      switch row.content {
      case .item(let item): rowsOfItems[item] = index
      case .placeholder(let kind, let parent):
        if self.row(ofPlaceholderIn: parent) != index {
          return "placeholder of \(parent ?? -1) not in row \(index)"
        }
        if placeholder(in: parent) != kind { return "placeholder of \(parent ?? -1) is not \(kind)" }
      }
    }
    func visit(_ parent: Int?, _ path: [Int]) -> String? {
      let children = tree.children[parent] ?? []
      if self.children(of: parent) != children {
        return "children of \(parent ?? -1): \(self.children(of: parent))"
      }
      if childCount(of: parent) != children.count { return "child count of \(parent ?? -1)" }
      if placeholder(in: parent) != tree.placeholders[parent] { return "placeholder in \(parent ?? -1)" }
      if child(at: children.count, of: parent) != nil || child(at: -1, of: parent) != nil {
        return "a child out of range of \(parent ?? -1)"
      }
      for (index, item) in children.enumerated() {
        let path = path + [index]
        let row = rowsOfItems[item]
        guard child(at: index, of: parent) == item, self.item(atPath: path) == item,
          self.path(of: item) == path,
          self.parent(of: item) == parent, level(of: item) == path.count - 1,
          self.row(of: item) == row, isVisible(item) == (row != nil),
          isExpanded(item) == tree.expanded.contains(item), expandable(of: item) == tree.expandable(item),
          previousSibling(of: item) == (index > 0 ? children[index - 1] : nil),
          nextSibling(of: item) == (index + 1 < children.count ? children[index + 1] : nil)
        else { return "look-ups of \(item) at \(path)" }
        let position = positionAmongSiblings(of: item)
        if position?.index != index || position?.count != children.count { return "position of \(item)" }
        for level in -1...path.count {
          let ancestor = path.indices.contains(level) ? self.item(atPath: path[...level]) : nil
          if self.ancestor(of: item, atLevel: level) != ancestor { return "ancestor of \(item) at \(level)" }
        }
        if let row {
          let below = rows[(row + 1)...].prefix { $0.level > path.count - 1 }.count
          if rowsBelow(item) != row + 1..<row + 1 + below { return "rows below \(item)" }
        } else if rowsBelow(item) != nil {
          return "rows below the hidden \(item)"
        }
        let descendants = tree.descendants(of: item)
        if descendantCount(of: item) != descendants.count { return "descendant count of \(item)" }
        if let violation = visit(item, path) { return violation }
      }
      return nil
    }
    return visit(nil, [])
  }
}
