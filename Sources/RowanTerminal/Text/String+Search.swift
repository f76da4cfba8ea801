extension String {
  /// Whether a text is in this one, in capitals or not.
  func contains(ignoringCase text: String) -> Bool {
    !ranges(ignoringCase: text, limit: 1).isEmpty
  }

  /// Where a text is in this one, in capitals or not.
  func ranges(ignoringCase text: String) -> [Range<String.Index>] {
    ranges(ignoringCase: text, limit: .max)
  }

  private func ranges(ignoringCase text: String, limit: Int) -> [Range<String.Index>] {
    let searched = text.map { $0.lowercased() }
    guard !searched.isEmpty else { return limit == 1 ? [startIndex..<startIndex] : [] }
    var found: [Range<String.Index>] = []
    var start = startIndex
    while start < endIndex, found.count < limit {
      if let end = end(of: searched, from: start) {
        found.append(start..<end)
        start = end
      } else {
        start = index(after: start)
      }
    }
    return found
  }

  private func end(of searched: [String], from start: Index) -> Index? {
    var index = start
    for character in searched {
      guard index < endIndex, self[index].lowercased() == character else { return nil }
      index = self.index(after: index)
    }
    return index
  }
}
