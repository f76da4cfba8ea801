import Rowan
import Testing

@testable import RowanTerminal

/// What is drawn at many sizes, as pictures.
@MainActor
struct DrawingTests {
  @Test func ordinaryScreen() {
    let view = Session(sample, 80, 24)
    #expect(
      view.picture == """
        >▾ Sources
         ├─▾ Rowan
         │ ├─▸ Outline
         │ └── RowChanges
         ├─▾ Terminal
         │ └── empty
         └─▾ Command
           └── loading
         ▾ Tests
         ├── First
         ├─▾ Second
         │ └── could not be loaded
         └── load more
           README.md









         Sources                                                      1 of 3, row 1 of 14
        """)
  }

  @Test func smallScreen() {
    let view = Session(sample, 20, 5)
    #expect(
      view.picture == """
        >▾ Sources
         ├─▾ Rowan
         │ ├─▸ Outline
         │ └── RowChanges
         Sources
        """)
    view.press(.end, .up)
    #expect(
      view.picture == """
         ├─▾ Second
         │ └── could not be …
        >└── load more
           README.md
         Tests / load more
        """)
  }

  @Test func largeScreen() {
    let view = Session(sample, 200, 50)
    let lines = view.draw().lines
    #expect(lines.count == 50)
    #expect(lines[13].text == "  README.md")
    #expect(lines[14...48].allSatisfy { $0.runs.isEmpty })
    #expect(lines[0].width == 200)
    #expect(lines[49].width == 200)
    #expect(lines[49].text.hasPrefix("Sources   "))
    #expect(lines[49].text.hasSuffix("   1 of 3, row 1 of 14"))
  }

  @Test(arguments: [
    (1, 1, ">S"),
    (1, 3, ">S\n R\n O"),
    (1, 5, ">S\n R\n O\n R\n T"),
    (2, 1, ">S…"),
    (3, 2, ">So…\n Ro…"),
    (4, 2, ">▾ S…\n ▾ R…"),
    (5, 1, ">▾ So…"),
    (7, 3, ">▾ Sour…\n ▾ Rowan\n ▸ Outl…"),
    (8, 3, ">▾ Sourc…\n ├─▾ Row…\n Sources"),
    (12, 4, ">▾ Sources\n ├─▾ Rowan\n │ ├─▸ Outli…\n Sources"),
  ])
  func tinyScreens(columns: Int, rows: Int, picture: String) {
    #expect(Session(sample, columns, rows).picture == picture)
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (-3, -1)])
  func noScreen(columns: Int, rows: Int) {
    let view = Session(sample, columns, rows)
    view.press(.down, .pageDown, .right, .left, .end, .pageUp, .character("E"), .character("C"), .enter)
    let canvas = view.draw()
    #expect(canvas.lines.count == max(rows, 0))
    #expect(canvas.lines.allSatisfy { $0.runs.isEmpty })
    #expect(canvas.cursor == nil)
    #expect(view.focusedRow != nil)
  }

  @Test func nothingToShow() {
    let view = Session(Outline<String>(), 20, 4)
    #expect(view.picture == " nothing to show\n\n\n")
    #expect(view.focus == nil)
    #expect(Session(Outline<String>(), 3, 1).picture == " no…")
  }

  @Test func everySizeIsFilledAndNeverLeft() {
    let view = Session(sample, 0, 0)
    for columns in 0...40 {
      for rows in 0...20 {
        view.resize(columns, rows)
        let canvas = view.draw()
        #expect(canvas.size == TerminalSize(columns: columns, rows: rows))
        #expect(canvas.lines.count == rows)
        #expect(canvas.lines.allSatisfy { $0.width <= columns })
        if columns > 0, rows > 0 {
          #expect(canvas.lines.filter(\.isSelected).map(\.width) == [columns])
          let shown = canvas.lines.prefix(view.listHeight).filter { !$0.runs.isEmpty }.count
          #expect(shown == min(view.listHeight, 14))
        }
      }
    }
  }

  @Test func details() {
    let appearance = TerminalAppearance<String> { TerminalLabel($0, detail: "\($0.utf8.count * 1000) KB") }
    let files = outline("a\na longer title\nfolder*\n  x")
    let view = Session(files, 24, 5)
    #expect(
      view.draw(with: appearance).text == """
          a              1000 KB
          a longer ti…  14000 KB
        ▾ folder         6000 KB
        └── x            1000 KB
        a
        """)
    let narrow = Session(files, 12, 2)
    #expect(narrow.draw(with: appearance).text == "  a  1000 KB\n  a longer …")
  }

  @Test func longDetailsGetWhatTheTitleLeaves() {
    let appearance = TerminalAppearance<String> {
      TerminalLabel($0, detail: "a value that goes on and on")
    }
    let view = Session(outline("key\nanother key"), 24, 2)
    #expect(
      view.draw(with: appearance).text == """
          key  a value that goe…
          another key
        """)
  }

  @Test func asciiSigns() {
    let view = Session(sample, 20, 15)
    let appearance = TerminalAppearance<String>(symbols: .ascii) { TerminalLabel($0) }
    let text = view.draw(with: appearance).text
    #expect(
      text == """
        v Sources
        |-v Rowan
        | |-> Outline
        | `-- RowChanges
        |-v Terminal
        | `-- empty
        `-v Command
          `-- loading
        v Tests
        |-- First
        |-v Second
        | `-- could not be ~
        `-- load more
          README.md
        Sources
        """)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    view.resize(8, 2)
    view.press(.down, .down)
    #expect(view.draw(with: appearance).text == "|-v Row~\n| |-> O~")
  }

  @Test func styles() {
    let view = Session(outline("folder*\n  leaf\n  (failed)"), 20, 4)
    let text = "folder"
    let appearance = TerminalAppearance<String> {
      TerminalLabel($0, detail: "7 KB", matches: [text.index(after: text.startIndex)..<text.endIndex])
    }
    func styles(_ row: Int) -> String {
      view.draw(with: appearance).lines[row].runs.map { "\($0.text)=\($0.style)" }.joined(separator: "|")
    }
    #expect(styles(0) == "▾ =sign|f=normal|older=match|        =normal|7 KB=dim")
    #expect(styles(1) == "├── =dim|l=normal|eaf=match|        =normal|7 KB=dim")
    #expect(styles(2) == "└── =dim|could not be lo…=failure")
    #expect(styles(3) == "folder              =status")
    view.press(.down, .down)
    #expect(styles(2) == "└── =dim|could not be lo…=failure")
    #expect(view.draw(with: appearance).lines[2].isSelected)
  }

  @Test func statusLine() {
    let view = Session(sample, 60, 6)
    func status() -> String { String(view.draw().text.split(separator: "\n").last ?? "") }
    view.press(.down, .down)
    #expect(status() == "Sources / Rowan / Outline                1 of 2, row 3 of 14")
    view.press(.end)
    #expect(status() == "README.md                               3 of 3, row 14 of 14")
    view.press(.up)
    #expect(status() == "Tests / load more                               row 13 of 14")
    view.resize(20, 4)
    #expect(status() == "Tests / load more")
    view.press(.up)
    #expect(status() == "… / could not be lo…")
  }

  @Test func placeholdersSayWhatTheCallerKnows() {
    let appearance = TerminalAppearance<String>(
      placeholder: { kind, parent in kind == .failed ? "\(parent ?? "all"): permission denied" : nil },
      label: { TerminalLabel($0) })
    let view = Session(outline("folder*\n  (failed)\n(loading)"), 40, 3)
    #expect(view.draw(with: appearance).text.contains("└── folder: permission denied\nfolder"))
    var texts = TerminalTexts()
    texts.loading = "lädt"
    let german = TerminalAppearance<String>(texts: texts) { TerminalLabel($0) }
    #expect(Session(outline("(loading)"), 10, 1).draw(with: german).text == "  lädt")
  }

  @Test func cursorIsAtTheFocusedTitle() {
    let view = Session(sample, 80, 10)
    #expect(view.draw().cursor == .init(column: 2, row: 0))
    view.press(.down, .down)
    #expect(view.draw().cursor == .init(column: 6, row: 2))
    view.resize(1, 1)
    #expect(view.draw().cursor == .init(column: 0, row: 0))
  }

  // MARK: Paths

  @Test func thePathIsTheOneThatWouldBePrinted() {
    let view = Session(sample, 60, 20)
    view.app.appearance.path = { "/root/of/\($0)" }
    #expect(view.status.hasPrefix("/root/of/Sources "))
    view.press(.end, .up)
    #expect(view.focus == .placeholder(.loadMore, parent: "Tests"))
    #expect(view.status.hasPrefix("/root/of/Tests "))
    // The end of a path says more than its beginning.
    view.press(.home)
    view.app.appearance.path = { _ in "/" + String(repeating: "folder/", count: 20) + "file" }
    #expect(view.status.hasPrefix("…"))
    #expect(view.status.contains("/folder/file "))
    for columns in 8...60 {
      view.resize(columns, 10)
      #expect(view.draw().lines.allSatisfy { $0.width <= columns })
    }
  }
}
