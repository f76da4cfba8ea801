import Testing

@testable import RowanTerminal

/// What of the screen needs no terminal; the rest is checked by `Scripts/pty-checks.py`.
struct ScreenTests {
  private func run(_ text: String) throws -> StyledRun {
    var line = StyledLine()
    line.append(text, style: .normal, columns: 100)
    return try #require(line.runs.first)
  }

  @Test func textsThatAreMeasuredAlikeAreLeft() throws {
    for text in ["abc", "├─▾ ä", "日本e\u{301}😀"] {
      let printable = try run(text).printable(columns: 100) { CellWidth.of($0) }
      #expect(printable == text)
    }
  }

  @Test func textsAreCutAtTheRightEdge() throws {
    let wide = try run("a日本b")
    let results = (0...7).map { columns in wide.printable(columns: columns) { CellWidth.of($0) } }
    #expect(results == ["", "a", "a", "a日", "a日", "a日本", "a日本b", "a日本b"])
    #expect(try run("abc").printable(columns: 2) { _ in nil } == "ab")
    #expect(try run("e\u{301}x").printable(columns: 1) { CellWidth.of($0) } == "e\u{301}")
  }

  @Test func textsThatAreMeasuredOtherwiseKeepTheirWidth() throws {
    #expect(try run("├─▾ ä日e\u{301}!").printable(columns: 100) { _ in nil } == "??? ???e!")
    #expect(try run("a😀b").printable(columns: 100) { $0 == "😀" ? -1 : 1 } == "a??b")
    #expect(try run("a😀b").printable(columns: 100) { $0 == "😀" ? 1 : 1 } == "a??b")
    #expect(try run("e\u{301}b").printable(columns: 100) { _ in 1 } == "eb")
  }

  #if os(Linux) || os(macOS)
    @Test func waitingEndsInTimeOrWithTheChange() {
      let monitor = Monitor(0)
      #expect(monitor.wait(milliseconds: 1) { $0 == 1 } == false)
      #expect(monitor.wait(milliseconds: 1_500) { $0 == 0 })
      #expect(startThread { monitor { $0 = 7 } })
      #expect(monitor.wait { $0 == 7 })
      #expect(monitor { $0 } == 7)
    }

    @Test func turnsAreTaken() async {
      let monitor = Monitor(0)
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask { for _ in 0..<1_000 { monitor { $0 += 1 } } }
        }
      }
      #expect(monitor { $0 } == 8_000)
    }
  #endif
}
