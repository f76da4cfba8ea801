#if os(Linux) || os(macOS)
  import CTerminal
  import Testing

  @testable import RowanTerminal

  /// Keys from what ncurses reads.
  struct KeyDecoderTests {
    /// All keys of a burst of bytes.
    private func keys(_ text: String) -> [TerminalKey] {
      keys(codes: text.utf8.map(Int32.init))
    }

    private func keys(codes: [Int32]) -> [TerminalKey] {
      var decoder = KeyDecoder()
      return codes.compactMap { decoder.decode($0) } + [decoder.pause()].compactMap { $0 }
    }

    @Test func characters() {
      #expect(keys("aZ ~") == [.character("a"), .character("Z"), .character(" "), .character("~")])
      #expect(keys("äש日😀") == [.character("ä"), .character("ש"), .character("日"), .character("😀")])
    }

    @Test func controlKeys() {
      #expect(keys("\u{3}\u{C}\u{1A}") == [.control("c"), .control("l"), .control("z")])
      #expect(keys("\u{0}\u{1F}") == [.control(" "), .control("_")])
      #expect(keys("\t\r\n\u{8}\u{7F}") == [.tab, .enter, .enter, .backspace, .backspace])
    }

    @Test func keysNcursesKnows() {
      let codes = [
        KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_PPAGE, KEY_NPAGE, KEY_HOME, KEY_END, KEY_ENTER, KEY_BTAB,
        KEY_BACKSPACE, KEY_DC,
      ]
      let expected: [TerminalKey] = [
        .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .backTab, .backspace, .delete,
      ]
      #expect(keys(codes: codes) == expected)
      #expect(keys(codes: [KEY_RESIZE, KEY_SLEFT, 600]) == [])
    }

    @Test func escape() {
      #expect(keys("\u{1B}") == [.escape])
      #expect(keys("\u{1B}\u{1B}") == [.escape, .escape])
      #expect(keys(codes: [0x1B, KEY_UP]) == [.up])
      // A letter with the alternate key is not the letter.
      #expect(keys("\u{1B}q") == [])
      #expect(keys("\u{1B}qa") == [.character("a")])
    }

    @Test func arrowsOfTheOtherMode() {
      #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
      #expect(keys("\u{1B}OA\u{1B}OC\u{1B}[H\u{1B}OF\u{1B}[Z") == [.up, .right, .home, .end, .backTab])
    }

    /// The letters in what a terminal sends unasked are not keys.
    @Test func unknownSequencesAreLeftOut() {
      #expect(keys("\u{1B}[1;5Cx") == [.character("x")])
      #expect(keys("\u{1B}[I\u{1B}[O") == [])
      #expect(keys("\u{1B}[200~q") == [.character("q")])
      #expect(keys("\u{1B}[?1;2c") == [])
      #expect(keys("\u{1B}[<0;5;4M\u{1B}[<0;5;4m") == [])
      #expect(keys("\u{1B}[E\u{1B}OC") == [.right])
    }

    @Test func brokenUTF8IsLeftOut() {
      #expect(keys(codes: [0xFF, 0x80, 0x61]) == [.character("a")])
      #expect(keys(codes: [0xC3, 0x61]) == [.character("a")])
      #expect(keys(codes: [0xE6, 0x97, 0x1B]) == [.escape])
      #expect(keys(codes: [0xC0, 0x80, 0x61]) == [.character("a")])
      #expect(keys(codes: [0xED, 0xA0, 0x80, 0x61]) == [.character("a")])
      #expect(keys(codes: [0xC2, 0x9B, 0x61]) == [.character("a")])
    }

    @Test func charactersMayArriveInParts() {
      var decoder = KeyDecoder()
      #expect(decoder.decode(0xC3) == nil)
      #expect(decoder.pause() == nil)
      #expect(decoder.decode(0xA4) == .character("ä"))
    }

    @Test func noNumberTraps() {
      var decoder = KeyDecoder()
      for code in Int32(-5)...2000 {
        _ = decoder.decode(code)
        if code % 3 == 0 { _ = decoder.pause() }
      }
      _ = decoder.decode(.max)
      _ = decoder.decode(.min)
      #expect(decoder.decode(0x61) == .character("a"))
    }
  }
#endif
