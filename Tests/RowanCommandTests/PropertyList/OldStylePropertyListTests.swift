import Foundation
import Testing

@testable import RowanCommand

/// Property lists in the old style, and files of strings.
@Suite struct OldStylePropertyListTests {
  private func picture(_ bytes: [UInt8]) throws -> String {
    let document = try Document(propertyList: bytes)
    #expect(document.inconsistency == nil)
    return document.picture
  }

  private func picture(_ text: String) throws -> String {
    try picture(Array(text.utf8))
  }

  @Test func readsEveryKindOfValue() throws {
    #expect(
      try picture(#"{ z = 1; b = (x, "y z", <0fbd 77>, 'é',); /* c */ "q" = { c = d; }; e = (); f = {}; }"#)
        == """
        dictionary (5)
          string z = 1
          array b (4)
            string 0 = x
            string 1 = y z
            data 2 = 3 bytes: 0fbd77
            string 3 = é
          dictionary q (1)
            string c = d
          array e
          dictionary f
        """)
  }

  @Test func readsFilesOfStrings() throws {
    #expect(
      try picture("/* c */ \"key\" = \"value\";\n// comment = x;\nother=(a);\n\"same\";\n") == """
        dictionary (3)
          string key = value
          array other (1)
            string 0 = a
          string same = same
        """)
    #expect(try picture(" /* nothing */ // at all") == "dictionary")
    let utf16 = try #require("\"ключ\" = \"значение\";".data(using: .utf16))
    #expect(try picture(Array(utf16)) == "dictionary (1)\n  string ключ = значение")
  }

  @Test(arguments: [
    ("hello", "string = hello"), ("\"two words\"", "string = two words"),
    ("(a,b)", "array (2)\n  string 0 = a\n  string 1 = b"),
    ("<>", "data = 0 bytes"), ("<ab cd>", "data = 2 bytes: abcd"), ("/usr/bin", "string = /usr/bin"),
    ("\u{FEFF}{}", "dictionary"), ("// !$*UTF8*$!\n{}", "dictionary"),
    ("a.b-c_d:e$1", "string = a.b-c_d:e$1"),
  ]) func readsABareValue(_ text: String, _ expected: String) throws {
    #expect(try picture(text) == expected)
  }

  @Test(arguments: [
    (#""\a\b\f\n\r\t\v""#, "\u{7}\u{8}\u{c}\n\r\t\u{b}"), (#""\"\\\'\q""#, "\"\\'q"),
    (#"'it"s \''"#, "it\"s '"),
    (#""\U00e9\U20AC""#, "é€"), (#""\Ud83d\Ude00""#, "😀"), (#""\Ud83dx""#, "\u{FFFD}x"),
    (#""\101\60\0""#, "A0\0"), (#""\344""#, #"\344"#), ("\"a\nb\"", "a\nb"), ("\"a\\\nb\"", "a\nb"),
  ]) func decodesEscapes(_ text: String, _ value: String) throws {
    #expect(try Document(propertyList: Array(text.utf8)).value(0) == value)
  }

  @Test func readsListsNestedDeeply() throws {
    let depth = 100_000
    for (open, close) in [("(", ")"), ("{k=", ";}")] {
      let text = String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth)
      let document = try Document(propertyList: Array(text.utf8))
      #expect(document.count == depth + 1)
      #expect(document.level(depth) == depth)
    }
  }

  @Test(arguments: [
    ("{\n a = 1;\n b = \n}", "4:1: expected a value, found '}'"),
    ("{ a = 1 }", "1:9: expected ';' after a value, found '}'"),
    ("{ a 1; }", "1:5: expected '=' or ';' after a key, found '1'"),
    ("{ a = 1;", "1:9: expected a key or '}', found the end of the text"),
    ("{ (a) = 1; }", "1:3: expected a key or '}', found '('"),
    ("a = 1; }", "1:8: expected a key, found '}'"),
    ("a = 1", "1:6: expected ';' after a value, found the end of the text"),
    ("(a,\n b", "2:3: expected ',' or ')' after a value, found the end of the text"),
    ("(a b)", "1:4: expected ',' or ')' after a value, found 'b'"),
    ("(,)", "1:2: expected a value, found ','"),
    ("(a,", "1:4: expected a value, found the end of the text"),
    ("(a))", "1:4: expected the end of the text after the value, found ')'"),
    ("{} x", "1:4: expected the end of the text after the value, found 'x'"),
    ("two words", "1:5: expected the end of the text after the value, found 'w'"),
    ("\"é", "1:1: the string has no quote at its end"),
    ("\"a\\", "1:1: the string has no quote at its end"),
    ("\"\\U12\"", "1:2: expected four hexadecimal digits after '\\U'"),
    ("(<abc>)", "1:6: data must have an even number of hexadecimal digits"),
    ("(<ab x>)", "1:6: expected hexadecimal digits or '>', found 'x'"),
    ("(<ab", "1:5: expected '>' after data, found the end of the text"),
    ("{ /* a", "1:3: the comment has no '*/' at its end"),
    ("é", "1:1: expected a value, found 'é'"),
    ("{ a = é; }", "1:7: expected a value, found 'é'"),
    ("", "1:1: expected a property list, found nothing"),
  ]) func refuses(_ text: String, _ expected: String) {
    let error = #expect(throws: FormatError.self) { try Document(propertyList: Array(text.utf8)) }
    #expect(place(error) == expected)
  }

  @Test func refusesWhatIsNotUTF8() {
    let error = #expect(throws: FormatError.self) {
      try Document(propertyList: Array("{ é = \"".utf8) + [0xFF] + Array("\"; }".utf8))
    }
    #expect(error?.kind == .encoding)
    #expect(place(error) == #"1:8: the byte \xff is not UTF-8 here"#)
  }
}
