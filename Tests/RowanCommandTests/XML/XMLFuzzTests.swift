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

  /// Texts made at random, and what is left of changed ones, hold what Foundation's parser finds in them.
  ///
  /// That parser is not asked about texts that are refused here: it leaks memory for each error, and stops the
  /// program at some.
  @Test(arguments: [UInt64(21), 22, 23]) func agreesWithFoundation(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var acceptedChanges = 0
    for round in 0..<3000 {
      let original = Array("<!-- start -->".utf8) + element(3, &generator)
      let bytes = round % 3 == 0 ? original : changed(original, &generator)
      let document = try? Document(xml: bytes)
      guard let document else {
        #expect(bytes != original, "seed \(seed), round \(round): \(DisplayText.escaped(bytes))")
        continue
      }
      // What Foundation's parser gets wrong.
      guard !["<?", "<!D"].contains(where: { String(decoding: bytes, as: UTF8.self).contains($0) }) else {
        continue
      }
      acceptedChanges += bytes == original ? 0 : 1
      #expect(
        rows(document) == XMLOracle.rows(bytes), "seed \(seed), round \(round): \(DisplayText.escaped(bytes))"
      )
    }
    #expect(acceptedChanges > 100, "the changes must leave some texts whole")
  }

  /// A row for each node as the oracle has them: a text is always a node, attributes are sorted.
  private func rows(_ document: Document) -> [String] {
    func row(_ node: Int) -> String {
      let words = [
        "\(document.level(node))", "\(document.kind(node))", document.name(node), document.value(node),
      ]
      return words.compactMap(\.self).joined(separator: " ")
    }
    var rows: [String] = []
    for node in 0..<document.count where document.kind(node) != .attribute {
      guard document.kind(node) == .element else {
        rows.append(row(node))
        continue
      }
      rows.append("\(document.level(node)) element \(document.name(node) ?? "")")
      let children = (node + 1)..<document.count
      rows += children.prefix { document.kind($0) == .attribute }.map(row).sorted()
      if let text = document.value(node) {
        rows.append("\(document.level(node) + 1) text \(text)")
      }
    }
    return rows
  }

  private func element(_ depth: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &generator)] }
    let name = pick(["a", "b-c", "é.1", "_x"])
    var text = "<\(name)"
    for attribute in ["k", "l", "ü"] where pick([true, false]) {
      let value = pick(["", "1", "a b", "&lt;&amp;", "é\n\t x", "&#xE9;&apos;", ">"])
      text += pick([" ", "\n  "]) + attribute + pick(["=", " = "]) + pick(["'\(value)'", "\"\(value)\""])
    }
    guard depth > 0, pick([true, true, false]) else {
      return Array((text + pick(["/>", "></\(name)>"])).utf8)
    }
    var bytes = Array((text + ">").utf8)
    for _ in 0..<Int.random(in: 0..<5, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes += element(depth - 1, &generator)
      case 1: bytes += Array(pick(["text", " é ", "\n  ", "a\r\nb", "&gt;x", "]]", "&#65;"]).utf8)
      case 2: bytes += Array(pick(["<!-- c -->", "<!---->", "<![CDATA[<x>]]>"]).utf8)
      default: bytes += Array(" ".utf8)
      }
    }
    return bytes + Array("</\(name) >".utf8)
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
