import Foundation
import Rowan
import RowanTestSupport
import Testing

struct TypeAheadTests {
  let fruit = """
    - Fruit
      · Apple
      · Apricot
      · Banana
    + Vegetables
      · Artichoke
    · avocado
    (loadMore)
    """

  private func found(_ text: String, from focus: String) -> String? {
    var session = KeySession(fruit, focus: focus)
    session.type(text)
    return session.focusedItem
  }

  @Test func aFirstCharacterIsLookedForBehindTheFocusAndAtTheTop() {
    #expect(found("a", from: "Fruit") == "Apple")
    #expect(found("a", from: "Apple") == "Apricot")
    #expect(found("a", from: "Apricot") == "avocado")
    #expect(found("a", from: "avocado") == "Apple")
    #expect(found("B", from: "Banana") == "Banana")
  }

  @Test func aLongerTextStaysWhileItMatches() {
    #expect(found("ap", from: "Fruit") == "Apple")
    #expect(found("apr", from: "Fruit") == "Apricot")
    #expect(found("ap", from: "Banana") == "Apple")
    #expect(found("av", from: "avocado") == "avocado")
  }

  @Test func oneCharacterAgainAndAgainGoesThroughAll() {
    #expect(found("aa", from: "Fruit") == "Apricot")
    #expect(found("aaa", from: "Fruit") == "avocado")
    #expect(found("aAaA", from: "Fruit") == "Apple")
  }

  @Test func hiddenItemsAndPlaceholdersAreNotFound() {
    #expect(found("art", from: "Fruit") == "Apple")
    #expect(found("lo", from: "Fruit") == "Fruit")
    var session = KeySession(fruit, focus: "Fruit")
    session.outline.expand("Vegetables")
    session.type("art")
    #expect(session.focusedItem == "Artichoke")
  }

  @Test func aPauseBeginsANewText() {
    var session = KeySession(fruit, focus: "Fruit")
    session.press(.character("a"))
    session.press(.character("b"), after: 1.5)
    #expect(session.focusedItem == "Banana")
    #expect(session.keyboard.typeAhead?.text == "b")
    session.press(.character("a"), after: 0.9)
    session.press(.character("n"), after: 0.9)
    #expect(session.keyboard.typeAhead?.text == "ban")
    session.keyboard.typeAhead?.interval = 2
    session.press(.character("a"), after: 1.5)
    #expect(session.keyboard.typeAhead?.text == "bana")
  }

  @Test func aClockThatGoesBackBeginsANewText() {
    var search = OutlineTypeAhead()
    search.type("a", at: 100)
    search.type("b", at: 50)
    #expect(search.text == "b")
    search.type("c", at: .nan)
    #expect(search.text == "c")
    search.type("d", at: 51)
    #expect(search.text == "d")
  }

  @Test func aSpaceContinuesASearchAndBeginsNone() {
    var session = KeySession(
      "· New York\n· New\n· Newark", focus: "Newark", OutlineKeyboard(selection: .multiple))
    session.press(.character("n"))
    for key in [OutlineKey.character("e"), .character("w"), .space] { session.press(key, after: 0.1) }
    #expect(session.focusedItem == "New York")
    #expect(session.selection.isEmpty)
    #expect(session.press(.space, after: 5) == .toggleSelection("New York"))
    #expect(session.press(.character(" "), after: 5) == .toggleSelection("New York"))
    #expect(session.press(.character("\t")) == .nothing)
    #expect(session.press(.character("\u{1B}")) == .nothing)
  }

  @Test func anAsteriskWithinASearchIsText() {
    var session = KeySession("· a\n· a*b", focus: "a")
    session.type("a*")
    #expect(session.focusedItem == "a*b")
  }

  @Test func anotherKeyEndsTheSearch() {
    var session = KeySession(fruit, focus: "Fruit")
    session.press(.character("a"))
    session.press(.up, after: 0.1)
    session.press(.character("v"), after: 0.1)
    #expect(session.focusedItem == "Vegetables")
  }

  @Test func noMatchKeepsTheFocusAndTheText() {
    var session = KeySession(fruit, focus: "Fruit")
    session.type("bx")
    #expect(session.focusedItem == "Banana")
    session.press(.character("y"), after: 0.1)
    #expect(session.keyboard.typeAhead?.text == "bxy")
    session.press(.character("b"), after: 5)
    #expect(session.focusedItem == "Banana")
  }

  @Test func withoutTypeAheadCharactersDoNothing() {
    var session = KeySession(fruit, focus: "Fruit", OutlineKeyboard(typeAhead: nil))
    #expect(session.press(.character("a")) == .nothing)
    #expect(session.press(.space) == .toggleSelection("Fruit"))
  }

  @Test func labelsAreAskedForOneByOne() {
    let outline = Outline(levels: (0..<100_000).map { (0, $0) })
    var search = OutlineTypeAhead()
    search.type("7", at: 0)
    var asked: [Int] = []
    let row = search.firstMatch(in: outline, from: 65) { item in
      asked.append(item)
      return "\(item)"
    }
    #expect(row == 70)
    #expect(asked == [66, 67, 68, 69, 70])
    asked = []
    search.reset()
    #expect(search.firstMatch(in: outline, from: 65) { "\($0)" } == nil)
    search.type("x", at: 0)
    #expect(
      search.firstMatch(in: outline, from: 99_999_999) { String(asked.count, radix: $0 % 2 + 2) } == nil)
  }

  // MARK: Capitals and marks

  @Test(arguments: [
    ("e", "Évora"), ("E", "évora"), ("é", "Evora"), ("e", "E\u{301}vora"), ("evo", "ÉVORA"), ("ss", "ßeta"),
    ("ß", "SSeta"), ("fi", "ﬁlm"), ("ffi", "ﬃx"), ("x", "ẍ"), ("cafe ", "CAFÉ Noir"), ("nai", "nai\u{308}f"),
    ("i", "İstanbul"), ("ı", "Istanbul"), ("e", "ế"), ("sty", "Štýrsko"),
    ("lo", "Łódź"), ("ο", "Ὅμηρος"), ("σ", "ΣΊΓΜΑ"), ("ς", "Σίγμα"), ("и", "ѝ"), ("и", "Йод"), ("ا", "آب"),
    ("ش", "شِعر"), ("א", "אָלֶף"),
    ("が", "か\u{3099}ん"), ("東", "東京"), ("👍🏽", "👍🏽 ok"), ("å", "Ångström"), ("a", "\u{212B}ngström"),
  ])
  func matches(prefix: String, label: String) {
    #expect(isFound(prefix, label))
  }

  @Test(arguments: [
    ("か", "がん"), ("e", "ə"), ("ba", "a"), ("👍", "👍🏽 ok"), ("a", ""), ("あ", "\0\0"), ("xyz", "xé"),
    ("xe", "xa\u{301}"), ("e", "e\u{20E3}"), ("ß", "Sieve"), ("\u{301}", "abc"), ("\u{5B0}", "abc"),
    ("\u{345}", "abc"),
  ])
  func doesNotMatch(prefix: String, label: String) {
    #expect(!isFound(prefix, label))
  }

  private func isFound(_ text: String, _ label: String) -> Bool {
    var search = OutlineTypeAhead()
    for character in text { search.type(character, at: 0) }
    return search.firstMatch(in: Outline(levels: [(0, 0)]), from: nil) { _ in label } == 0
  }

  @Test func canonicallyEquivalentCharactersMatch() {
    var different = 0
    for scalar in (0..<0x20000).compactMap({ Unicode.Scalar($0 as UInt32) }) {
      let composed = String(scalar)
      let decomposed = composed.decomposedStringWithCanonicalMapping
      let isSame = decomposed.unicodeScalars.elementsEqual(composed.unicodeScalars)
      if isSame || scalar.properties.isMark || scalar.properties.isWhitespace { continue }
      different += 1
      for (typed, label) in [(composed, decomposed), (decomposed, composed)] {
        #expect(
          isFound(typed, label),
          "\(typed) U+\(String(scalar.value, radix: 16)) \(scalar.properties.name ?? "")")
      }
    }
    #expect(different > 12_000)
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(generalCategory)
  }
}
