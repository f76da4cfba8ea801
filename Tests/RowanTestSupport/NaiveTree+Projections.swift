import Rowan

extension NaiveTree {
  package func filtered(keepingDescendants: Bool = true, where matches: (Int) -> Bool) -> NaiveTree {
    var result = NaiveTree()
    func visit(_ parent: Int?, inMatch: Bool) -> Bool {
      var isKept = false
      for item in children[parent] ?? [] {
        let isMatch = matches(item)
        let isReachable = keepingDescendants && inMatch
        let before = result
        result.children[parent, default: []].append(item)
        result.children[item] = []
        result.kinds[item] = kinds[item]
        if expanded.contains(item) { result.expanded.insert(item) }
        let leads = visit(item, inMatch: inMatch || isMatch)
        let hasMatchBelow = descendants(of: item).contains(where: matches)
        if hasMatchBelow { result.expanded.insert(item) }
        if !isMatch && !isReachable && !leads {
          result = before
          continue
        }
        if kinds[item] == .byChildren, result.children[item]?.isEmpty == true,
          result.placeholders[item] == nil
        {
          result.kinds[item] = .leaf
          result.expanded.remove(item)
        }
        isKept = isKept || isMatch || leads
      }
      if keepingDescendants && inMatch, let kind = placeholders[parent] { result.placeholders[parent] = kind }
      return isKept
    }
    _ = visit(nil, inMatch: false)
    return result
  }

  package func sorted(by areInIncreasingOrder: (Int, Int) -> Bool) -> NaiveTree {
    var result = self
    for (parent, items) in children {
      // An insertion sort, which is plainly stable.
      var sorted: [Int] = []
      for item in items {
        let index = sorted.firstIndex { areInIncreasingOrder(item, $0) } ?? sorted.count
        sorted.insert(item, at: index)
      }
      result.children[parent] = sorted
    }
    return result
  }
}
