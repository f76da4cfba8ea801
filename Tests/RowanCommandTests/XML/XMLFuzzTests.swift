import RowanTestSupport
import Testing

@testable import RowanCommand

/// Texts that nobody thought of: cut short, changed at random, made at random.
@Suite struct XMLFuzzTests {
  private static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- é --><!DOCTYPE a [<!ENTITY e "x>">]>
    <a xmlns:x="u" k='1' l="&e;&lt;">text &e; &#65;<x:b/><?p?><![CDATA[]]]]><c>😀</c><?p q?></a>
    """

  /// Every prefix is refused until the element is whole; none is read past its end.
  @Test func readsEveryPrefixOfASample() {
    let bytes = Array(Self.sample.utf8)
    for end in 0...bytes.count {
      let document = try? Document(xml: Array(bytes[..<end]))
      #expect((document != nil) == (end == bytes.count), "prefix of \(end) bytes")
    }
  }

  /// Whatever is changed, there is a tree that fits together or one error with a place within the text.
  @Test(arguments: [UInt64(1), 2, 3]) func survivesChangedTexts(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for round in 0..<3000 {
      let bytes = changed(Array(Self.sample.utf8), &generator)
      do {
        let document = try Document(xml: bytes)
        accepted += 1
        #expect(document.inconsistency == nil, "seed \(seed), round \(round): \(DisplayText.escaped(bytes))")
        #expect(!document.picture.isEmpty)
      } catch {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
        let isWithin = error.position.map { $0.line >= 1 && $0.line <= lines } ?? false
        #expect(isWithin, "seed \(seed), round \(round), \(place(error)): \(DisplayText.escaped(bytes))")
      }
    }
    #expect(accepted > 100 && accepted < 2900, "the changes must leave some texts whole and break others")
  }

  /// Texts made at random hold what was put into them.
  @Test(arguments: [UInt64(21), 22, 23]) func findsWhatWasWritten(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      var text = RandomXML()
      text.addElement(depth: 3, level: 0, &generator)
      let document = try Document(xml: Array(text.written.utf8))
      #expect(document.picture == text.picture, "seed \(seed), round \(round): \(text.written)")
    }
  }

  private func changed(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let alphabet = Array("<>/&;!-[]'\"= \naxe\u{0}DOCTYPE".utf8) + [0x80, 0xC3, 0xA9, 0xFE, 0xFF]
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = alphabet.randomElement(using: &generator) ?? 0
      case 1: bytes.insert(alphabet.randomElement(using: &generator) ?? 0, at: place)
      case 2: bytes.remove(at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 8))
      }
    }
    return bytes
  }
}
