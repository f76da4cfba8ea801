import Rowan
import RowanTestSupport
import Testing

/// The code in the documentation of the outline and of row changes.
struct OutlineDocumentation {
  private struct Folder: Hashable {
    var path = ""
    var name = ""
    var isRead = false
    var subfolders: [Folder]?
  }

  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }
  let freshlyLoaded: [(String, String?)] = [("Bread", nil), ("Rye", "Bread")]

  @Test func outlinesAnswerRows() {
    var outline = Outline(["Fruit", "Bread"], children: { $0 == "Fruit" ? ["Apple", "Pear"] : [] })
    let changes = outline.expand("Fruit")  // inserted: rows 1 and 2; refreshed: row 0
    let apple = outline.rows[1].item  // "Apple"
    let row = outline.row(of: "Bread")  // 3
    #expect(changes.description == "1+2 0!")
    #expect(apple == "Apple")
    #expect(row == 3)
  }

  @Test func rowsAreACollection() {
    let outline = Outline(levels: (0..<200).map { (0, $0) })
    let firstVisible = 100
    var drawn: [Int] = []
    func draw(_ row: OutlineRow<Int>) { drawn += [row.item ?? 0] }
    for row in outline.rows[firstVisible..<firstVisible + 50] { draw(row) }
    #expect(drawn == Array(100..<150))
  }

  @Test func outlinesAreBuilt() {
    do {
      let outline = Outline(levels: [(0, "Fruit"), (1, "Apple"), (1, "Pear"), (0, "Bread")])
      #expect(outline.children(of: "Fruit") == ["Apple", "Pear"])
    }
    do {
      let folders = [Folder(path: "/music", subfolders: [Folder(path: "/music/bach")])]
      let outline = Outline(folders, id: \.path, children: \.subfolders)
      #expect(outline.children(of: "/music") == ["/music/bach"])
    }
    do {
      let outline = Outline(pairs: [("Apple", "Fruit"), ("Fruit", nil), ("Pear", "Fruit")])
      #expect(outline.children(of: "Fruit") == ["Apple", "Pear"])
    }
    do {
      let outline = Outline(paths: ["a/b/c", "a/d"])
      print(outline.children(of: "a"))  // ["a/b", "a/d"]
      #expect(printer.lines == ["[\"a/b\", \"a/d\"]"])
    }
    do {
      let outline = Outline(paths: ["a/b/c", "a/d"])
      let copy = Outline(levels: outline.levels)
      #expect(copy == outline)
    }
  }

  @Test func objectsAreItems() {
    final class View: Hashable {
      let subviews: [View]

      init(_ subviews: [View] = []) { self.subviews = subviews }

      static func == (left: View, right: View) -> Bool { left === right }

      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let rootViews = [View([View(), View()])]
    let outline = Outline(rootViews, children: \.subviews)
    #expect(outline.count == 3)
  }

  @Test func occurrencesHavePaths() {
    let staff = ["Sales": ["Anna"], "Support": ["Anna", "Ben"]]
    let outline = Outline(occurrencesOf: ["Sales", "Support"], children: { staff[$0] ?? [] })
    let anna = Occurrence("Anna", in: Occurrence("Support"))
    let path = outline.path(of: anna)  // [1, 0]
    #expect(path == [1, 0])
  }

  @Test func projectionsAreCompared() {
    let outline = Outline(
      levels: [(0, Folder(name: "rowan")), (0, Folder(name: "ash", isRead: true))])
    do {
      let found = outline.filtered { $0.name.contains("rowan") }
      let changes = found.changes(from: outline)
      #expect(changes.description == "1-1 0!")
    }
    do {
      let unread = outline.filtered(keepingDescendants: false, openingAncestors: false) { !$0.isRead }
      #expect(unread.count == 1)
    }
    do {
      let byName = outline.sorted { $0.name < $1.name }
      let changes = byName.changes(from: outline)  // moves only
      #expect(changes.moves.count == 1 && changes.removed.isEmpty && changes.inserted.isEmpty)
    }
  }

  @Test func dataAreReplacedAndCompared() {
    var outline = Outline(levels: [(0, "Bread"), (0, "Salt")])
    let old = outline
    do {
      let changes = outline.replaceDescendants(of: nil, with: Outline(pairs: freshlyLoaded))
      #expect(changes.description == "1-1 0!")
    }
    do {
      let new = Outline(pairs: freshlyLoaded)
      let changes = new.changes(from: old)
      #expect(changes.description == "1-1 0!")
    }
  }

  @Test func changesAreRows() {
    var outline = Outline(["Fruit", "Bread"], children: { $0 == "Fruit" ? ["Apple", "Pear"] : [] })
    let changes = outline.expand("Fruit")
    print(changes.insertedRows)  // [1, 2]: new rows
    print(changes.refreshedRows)  // [0]: its disclosure sign turns
    #expect(printer.lines == ["[1, 2]", "[0]"])
  }

  @Test func rangesAreRows() {
    let rows: RowRanges = [3..<5, 9..<10]
    print(rows.rowCount)  // 3
    print(rows.contains(4))  // true
    print(Array(rows.rows))  // [3, 4, 9]
    #expect(printer.lines == ["3", "true", "[3, 4, 9]"])
  }
}
