@testable import RowanCommand

extension Document {
  /// The document as a test compares it: a line for each node, indented by its level, with its kind, its name or
  /// index, its value, and how many children it has where it has any.
  var picture: String {
    (0..<count).map { node in
      var line = String(repeating: "  ", count: level(node)) + "\(kind(node))"
      if let index = index(node) {
        line += " \(index)"
      }
      if let name = displayName(node) {
        line += " \(name)"
      }
      if let value = displayValue(node) {
        line += " = \(value)"
      }
      if childCount(node) > 0 {
        line += " (\(childCount(node)))"
      }
      return line
    }.joined(separator: "\n")
  }

  /// What must hold for every document: levels, parents and counts of children belong to the same tree.
  var inconsistency: String? {
    var open: [(node: Int, children: Int)] = []
    for node in 0...count {
      let level = node == count ? 0 : level(node)
      guard level <= open.count else { return "node \(node) has level \(level) below \(open.count)" }
      while open.count > level {
        let closed = open.removeLast()
        if closed.children != childCount(closed.node) {
          return "node \(closed.node) has \(closed.children) children and says \(childCount(closed.node))"
        }
      }
      guard node < count else { break }
      if parent(node) != open.last?.node {
        return "node \(node) has the parent \(String(describing: parent(node)))"
      }
      if let index = index(node), index != open.last?.children {
        return "node \(node) has the index \(index)"
      }
      if !open.isEmpty {
        open[open.count - 1].children += 1
      }
      open.append((node, 0))
    }
    return nil
  }
}
