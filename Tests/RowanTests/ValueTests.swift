import Rowan
import RowanTestSupport
import Testing

/// An outline is a value: copies do not see each other's edits, and items are kept no longer than needed.
struct ValueTests {
  @Test(arguments: 0..<20)
  func copiesAreIndependent(seed: Int) {
    var random = RandomCommands(seed: UInt64(seed + 500), size: 30)
    var run = CommandRun(fanout: 4)
    var kept: [(outline: Outline<Int>, tree: NaiveTree)] = []
    for step in 0..<300 {
      #expect(run.violation(after: random.next(for: run.tree)) == nil)
      if step % 10 == 0 { kept.append((run.outline, run.tree)) }
    }
    for (outline, tree) in kept {
      #expect(outline.differences(from: tree) == nil)
      #expect(outline.firstViolation() == nil)
    }
  }

  /// Copies that differ in which rows are open share where their items are, until items of one come or go.
  @Test func copiesThatOpenedRowsAreIndependent() throws {
    let outline = Outline(levels: (0..<2_000).map { ($0 % 10, $0) })
    for editsCopy in [true, false] {
      var first = outline
      var second = first
      second.expandAll()
      var third = second
      third.toggle(0)
      let kept = [first.description, second.description, third.description]
      if editsCopy { swap(&first, &second) }
      // Many at one place, so that blocks split.
      try first.insert(Array(5_000..<5_300), at: 0, in: 0)
      try first.move([1_500], to: 20, at: 0)
      try first.delete([100, 200])
      if editsCopy { swap(&first, &second) }
      #expect([first, second, third].map { $0.firstViolation() } == [nil, nil, nil])
      #expect(editsCopy ? first.description == kept[0] : second.description == kept[1])
      #expect(third.description == kept[2])
      try third.delete(0)
      try second.move([1], to: nil, at: 0)
      #expect([first, second, third].map { $0.firstViolation() } == [nil, nil, nil])
      #expect(first.contains(0) && second.contains(0) && !third.contains(0))
    }
    #expect(outline.firstViolation() == nil)
  }

  final class Token: Hashable, @unchecked Sendable {
    let number: Int
    let alive: Counter

    init(_ number: Int, _ alive: Counter) {
      self.number = number
      self.alive = alive
      alive.count += 1
    }

    deinit { alive.count -= 1 }

    static func == (left: Token, right: Token) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test func itemsAreFreedWhenTheyGo() throws {
    let alive = Counter()
    func token(_ number: Int) -> Token { Token(number, alive) }
    do {
      var outline = Outline((0..<100).map(token), children: { _ in [] })
      #expect(alive.count == 100)
      try outline.delete((0..<50).map(token))
      #expect(alive.count == 50)
      try outline.append((200..<220).map(token), to: token(60))
      #expect(alive.count == 70)
      // A refused edit leaves nothing behind.
      #expect(throws: OutlineError<Token>.self) { try outline.append([token(300), token(60)], to: nil) }
      #expect(alive.count == 70)
      let copy = outline
      outline.deleteAll()
      #expect(alive.count == 70)
      #expect(copy.count == 70)
      outline = copy
      outline.replaceChildren(of: nil, with: [token(60)])
      #expect(outline.count == 21)
    }
    #expect(alive.count == 0)
  }

  @Test func projectionsShareItems() {
    let alive = Counter()
    do {
      var outline: Outline? = Outline((0..<100).map { Token($0, alive) }, children: { _ in [] })
      let few = outline?.filtered { $0.number % 10 == 0 }
      #expect(alive.count == 100)
      outline = nil
      #expect(few?.count == 10)
    }
    #expect(alive.count == 0)
  }

  @Test func buildersLetGoOfWhatTheyLeaveOut() {
    let alive = Counter()
    let outline = Outline(pairs: (0..<10).map { (Token($0, alive), Token($0 + 5, alive)) })
    #expect(outline.isEmpty)
    #expect(alive.count == 0)
  }

  @Test func contentIsThatOfTheFirstUntilRefreshed() {
    struct File: Hashable {
      var path: String
      var size: Int
      static func == (left: File, right: File) -> Bool { left.path == right.path }
      func hash(into hasher: inout Hasher) { hasher.combine(path) }
    }
    var outline = Outline([File(path: "a", size: 1), File(path: "b", size: 2)], children: { _ in [] })
    #expect(outline.storedItem(File(path: "a", size: 0))?.size == 1)
    #expect(outline.refresh(File(path: "a", size: 9)).description == "0!")
    #expect(outline.rows[0].item?.size == 9)
    let changes = outline.replaceChildren(
      of: nil, with: [File(path: "a", size: 9), File(path: "b", size: 3)],
      contentChanged: { $0.size != $1.size })
    #expect(changes.description == "1!")
    #expect(outline.rows[1].item?.size == 3)
    let other = Outline([File(path: "a", size: 7), File(path: "b", size: 3)], children: { _ in [] })
    #expect(other.changes(from: outline) { $0.size != $1.size }.description == "0!")
    #expect(other.changes(from: outline).isEmpty)
  }

  @Test func outlinesCrossTasks() async {
    var outline = Outline(levels: (0..<10_000).map { ($0 % 100, $0) })
    outline.expandAll()
    let shared = outline
    let counts = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          var copy = shared
          copy.collapse(task * 100)
          return copy.rows.count + shared.rows.count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 20_000 - 99, count: 8))
  }

  @Test func equality() throws {
    let outline = Outline(picture: "- a\n  · b\n+ c\n  · d")
    var same = Outline(pairs: [("b", "a"), ("a", nil), ("c", nil), ("d", "c")])
    #expect(outline != same)
    same.expand("a")
    #expect(outline == same)
    #expect(outline == outline)
    same.setPlaceholder(.loadMore, in: "c")
    #expect(outline != same)
    same.setPlaceholder(nil, in: "c")
    #expect(outline == same)
    try same.move("d", to: "a")
    #expect(outline != same)
  }

  @Test func subtreeIsAnOutlineOfItsOwn() throws {
    let outline = Outline(picture: "- a\n  - b\n    · c\n    (loading)\n  · d\n· e")
    let subtree = outline.subtree(of: "b")
    #expect(subtree.description == "- b\n  · c\n  (loading)")
    #expect(outline.subtree(of: "x").isEmpty)
    var other = Outline(["x"], children: { _ in [] })
    try other.append(subtree, to: "x")
    #expect(other.expand("x").description == "1+3 0!")
  }
}
