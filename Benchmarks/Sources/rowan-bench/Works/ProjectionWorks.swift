import Rowan

let projectionWorks = [
  Work(
    name: "filter by substring", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        let titles = Titles(count: size)
        let outline = Outline(levels: (0..<size).lazy.map { (0, $0) })
        stopwatch.measure { outline.filtered { titles.match($0) }.count }
      },
      .peer("bare loop") { size, stopwatch in
        let titles = Titles(count: size)
        stopwatch.measure { (0..<size).count { titles.match($0) } }
      },
    ], goals: [.ratio(1.3, of: "bare loop", at: million)]),
  Work(
    name: "sort siblings by number", sizes: growingSizes,
    contenders: [
      .rowan { size, stopwatch in
        var random = Random()
        let items = (0..<size).shuffled(using: &random)
        let outline = Outline(levels: items.lazy.map { (0, $0) })
        stopwatch.measure { outline.sorted { $0 < $1 }.item(atRow: size / 2) ?? 0 }
      },
      .peer("bare sort") { size, stopwatch in
        var random = Random()
        let items = (0..<size).shuffled(using: &random)
        stopwatch.measure { items.sorted { $0 < $1 }[size / 2] }
      },
    ], goals: [.ratio(1.3, of: "bare sort", at: million)]),
  Work(
    name: "sort siblings by title", sizes: sizesToMillion,
    contenders: [
      .rowan { size, stopwatch in
        let titles = Titles(count: size)
        let outline = Outline(levels: (0..<size).lazy.map { (0, $0) })
        stopwatch.measure { outline.sorted { titles[$0] > titles[$1] }.item(atRow: size / 2) ?? 0 }
      },
      .peer("bare sort") { size, stopwatch in
        let titles = Titles(count: size)
        stopwatch.measure { (0..<size).sorted { titles[$0] > titles[$1] }[size / 2] }
      },
    ], goals: [.ratio(1.3, of: "bare sort", at: million)]),
]

/// Titles by number, of which one in a hundred holds the word "rowan".
struct Titles: Sendable {
  private let titles: [String]

  init(count: Int) {
    var random = Random()
    titles = (0..<count).map {
      "Item \(random.number(below: 1_000_000)) \($0 % 100 == 42 ? "rowan" : "birch")"
    }
  }

  subscript(number: Int) -> String { titles[number] }

  /// Whether a title holds "rowan".
  func match(_ number: Int) -> Bool {
    var title = titles[number]
    return title.withUTF8 { holds($0, "rowan") }
  }
}

/// Whether bytes are somewhere among others.
private func holds(_ text: UnsafeBufferPointer<UInt8>, _ part: StaticString) -> Bool {
  part.withUTF8Buffer { part in
    guard text.count >= part.count else { return false }
    for start in 0...text.count - part.count where text[start] == part[0] {
      if part.indices.allSatisfy({ text[start + $0] == part[$0] }) { return true }
    }
    return false
  }
}
