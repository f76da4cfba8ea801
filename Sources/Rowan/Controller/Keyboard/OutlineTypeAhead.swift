/// Finds a row by the first letters of its label, as they are typed.
///
/// Characters that follow each other within ``interval`` extend the text that is searched for; after a longer
/// pause a new search begins. A first character is looked for behind the focus, so that the same key goes on
/// to the next such row; typed again and again, it goes through all of them. A longer text is looked for from
/// the focus on, so that the focus stays while it still matches. Both go on at the top when the end is
/// reached.
///
/// Capitals and marks make no difference: "e" finds "Évora". This needs no tables of its own: marks that
/// stand alone are left out, and letters of the Latin, Greek, Cyrillic, Hebrew and Arabic scripts count as what
/// their Unicode names begin with ("LATIN SMALL LETTER E WITH ACUTE"). Other scripts compare by canonical
/// equivalence, and no language has rules of its own.
///
/// It has no clock: times are given, in seconds from any fixed moment.
public struct OutlineTypeAhead: Hashable, Sendable {
  /// The longest pause, in seconds, within one text.
  public var interval: Double
  /// What was typed, until a pause is followed by something else.
  public private(set) var text = ""
  private var lastTime = 0.0

  /// A search that has not begun.
  ///
  /// - Parameter interval: The longest pause, in seconds, within one text.
  public init(interval: Double = 1) {
    self.interval = interval
  }

  /// Whether a character typed now would extend the text.
  public func isSearching(at time: Double) -> Bool {
    let pause = time - lastTime
    return !text.isEmpty && pause >= 0 && pause <= interval
  }

  /// Takes a character.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - time: When it was typed. One before the last begins a new text.
  /// - Returns: Whether there is something to search for: not for a control character, or a space before
  ///   anything else.
  @discardableResult
  public mutating func type(_ character: Character, at time: Double) -> Bool {
    let isSearching = isSearching(at: time)
    guard !character.isControl, isSearching || !character.isWhitespace else { return false }
    text = isSearching ? text + String(character) : String(character)
    lastTime = time
    return true
  }

  /// Forgets what was typed.
  public mutating func reset() {
    text = ""
  }

  /// The first row whose label begins with what was typed.
  ///
  /// Placeholders are passed over. Labels are asked for one by one, until one matches.
  ///
  /// - Parameters:
  ///   - outline: What is shown.
  ///   - row: The row that has the focus; without one, the search begins at the top.
  ///   - label: The text to compare.
  /// - Returns: The row, which may be the one in focus; `nil` when no label matches.
  /// - Complexity: O(log n), and O(1) for each row passed
  public func firstMatch<Item>(
    in outline: Outline<Item>, from row: Int?, label: (Item) -> String
  ) -> Int? {
    guard let first = text.first else { return nil }
    let rows = outline.rows
    let isCycling = text.allSatisfy { $0.foldedForSearch == first.foldedForSearch }
    var searched = SearchPrefix(isCycling ? text.prefix(1) : text[...])
    let start = row.map { min(max(isCycling ? $0 + 1 : $0, 0), rows.count) } ?? 0
    return searched.firstMatch(in: rows[start...], label) ?? searched.firstMatch(in: rows[..<start], label)
  }
}

extension SearchPrefix {
  fileprivate mutating func firstMatch<Item>(in rows: OutlineRows<Item>, _ label: (Item) -> String) -> Int? {
    var number = rows.startIndex
    for row in rows {
      if let item = row.item, begins(label(item)) { return number }
      number += 1
    }
    return nil
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.first?.properties.generalCategory == .control
  }
}
