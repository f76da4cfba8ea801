import Testing

@testable import RowanCommand

/// What RFC 8259 does not allow, with the place and the words of each error.
@Suite struct JSONReaderRefuseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var bytes: [UInt8]
    var error: String
    var testDescription: String { DisplayText.escaped(bytes) }

    init(_ text: String, _ error: String) {
      self.bytes = Array(text.utf8)
      self.error = error
    }

    /// A text with bytes that no Swift string holds.
    init(_ before: String, _ bytes: [UInt8], _ after: String = "", _ error: String) {
      self.bytes = Array(before.utf8) + bytes + Array(after.utf8)
      self.error = error
    }
  }

  static let structure: [Case] = [
    Case("", "1:1: expected a value, found the end of the text"),
    Case(" \n ", "2:2: expected a value, found the end of the text"),
    Case("\u{FEFF}", "1:1: expected a value, found the end of the text"),
    Case("\u{FEFF}\u{FEFF}1", #"1:1: expected a value, found '\u{feff}'"#),
    Case("1\u{FEFF}", #"1:2: expected the end of the text after the value, found '\u{feff}'"#),
    Case("1 2", "1:3: expected the end of the text after the value, found '2'"),
    Case("{} {}", "1:4: expected the end of the text after the value, found '{'"),
    Case("[]]", "1:3: expected the end of the text after the value, found ']'"),
    Case("1,", "1:2: expected the end of the text after the value, found ','"),
    Case("]", "1:1: expected a value, found ']'"),
    Case(",", "1:1: expected a value, found ','"),
    Case(":", "1:1: expected a value, found ':'"),
    Case("\u{0C}1", #"1:1: expected a value, found '\x0c'"#),
    Case("\u{A0}1", "1:1: expected a value, found '\u{A0}'"),
    Case("\u{2028}1", #"1:1: expected a value, found '\u{2028}'"#),
    Case("/* c */ 1", "1:1: expected a value, found '/'"),
    Case("1 // c", "1:3: expected the end of the text after the value, found '/'"),
    Case("# 1", "1:1: expected a value, found '#'"),
    Case("<a/>", "1:1: expected a value, found '<'"),
  ]

  static let arrays: [Case] = [
    Case("[", "1:2: expected a value or ']', found the end of the text"),
    Case("[1", "1:3: expected ',' or ']' after a value, found the end of the text"),
    Case("[1,", "1:4: expected a value after ',', found the end of the text"),
    Case("[1,]", "1:4: expected a value after ',', found ']'"),
    Case("[,1]", "1:2: expected a value or ']', found ','"),
    Case("[1,,2]", "1:4: expected a value after ',', found ','"),
    Case("[1 2]", "1:4: expected ',' or ']' after a value, found '2'"),
    Case("[1 x]", "1:4: expected ',' or ']' after a value, found 'x'"),
    Case("[1}", "1:3: expected ',' or ']' after a value, found '}'"),
    Case("[1:2]", "1:3: expected ',' or ']' after a value, found ':'"),
    Case("[}", "1:2: expected a value or ']', found '}'"),
    Case("[[1]", "1:5: expected ',' or ']' after a value, found the end of the text"),
    Case("[\n  1,\n  2\n  3\n]", "4:3: expected ',' or ']' after a value, found '3'"),
    Case("[\"é😀\" x]", "1:7: expected ',' or ']' after a value, found 'x'"),
    Case("[1\r\n2\r3]", "2:1: expected ',' or ']' after a value, found '2'"),
    Case("[1,\r2\r\r3]", "4:1: expected ',' or ']' after a value, found '3'"),
  ]

  static let objects: [Case] = [
    Case("{", "1:2: expected a key in double quotes or '}', found the end of the text"),
    Case("{\"a\"", "1:5: expected ':' after a key, found the end of the text"),
    Case("{\"a\":", "1:6: expected a value after ':', found the end of the text"),
    Case("{\"a\":1", "1:7: expected ',' or '}' after a value, found the end of the text"),
    Case("{\"a\":1,", "1:8: expected a key in double quotes after ',', found the end of the text"),
    Case("{\"a\":1,}", "1:8: expected a key in double quotes after ',', found '}'"),
    Case("{,}", "1:2: expected a key in double quotes or '}', found ','"),
    Case("{\"a\" 1}", "1:6: expected ':' after a key, found '1'"),
    Case("{\"a\",1}", "1:5: expected ':' after a key, found ','"),
    Case("{\"a\"}", "1:5: expected ':' after a key, found '}'"),
    Case("{\"a\"::1}", "1:6: expected a value after ':', found ':'"),
    Case("{\"a\":}", "1:6: expected a value after ':', found '}'"),
    Case("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}' after a value, found '\"'"),
    Case("{\"a\":1]", "1:7: expected ',' or '}' after a value, found ']'"),
    Case("{a:1}", "1:2: expected a key in double quotes or '}', found 'a'"),
    Case("{'a':1}", "1:2: expected a key in double quotes or '}', found \"'\""),
    Case("{1:1}", "1:2: expected a key in double quotes or '}', found '1'"),
    Case("{null:1}", "1:2: expected a key in double quotes or '}', found 'null'"),
    Case("{[]:1}", "1:2: expected a key in double quotes or '}', found '['"),
    Case("{\"a\":1,2}", "1:8: expected a key in double quotes after ',', found '2'"),
    Case("{]", "1:2: expected a key in double quotes or '}', found ']'"),
  ]

  static let words: [Case] = [
    Case("nul", "1:1: expected a value, found 'nul'"),
    Case("[nulll]", "1:2: expected a value or ']', found 'nulll'"),
    Case("[1,truefalse]", "1:4: expected a value after ',', found 'truefalse'"),
    Case("true1", "1:1: expected a value, found 'true1'"),
    Case("True", "1:1: expected a value, found 'True'"),
    Case("FALSE", "1:1: expected a value, found 'FALSE'"),
    Case("falsy", "1:1: expected a value, found 'falsy'"),
    Case("[NaN]", "1:2: expected a value or ']', found 'NaN'"),
    Case("Infinity", "1:1: expected a value, found 'Infinity'"),
    Case("undefined", "1:1: expected a value, found 'undefined'"),
    Case("nullé", "1:5: expected the end of the text after the value, found 'é'"),
    Case("aVeryLongWordThatGoesOn", "1:1: expected a value, found 'aVeryLongWordTha'"),
  ]

  static let numbers: [Case] = [
    Case("-", "1:2: expected a digit after '-', found the end of the text"),
    Case("[-]", "1:3: expected a digit after '-', found ']'"),
    Case("--1", "1:2: expected a digit after '-', found '-'"),
    Case("-a", "1:2: expected a digit after '-', found 'a'"),
    Case("-.5", "1:2: expected a digit after '-', found '.'"),
    Case("-Infinity", "1:2: expected a digit after '-', found 'Infinity'"),
    Case("+1", "1:1: expected a value, found '+'"),
    Case(".5", "1:1: expected a value, found '.'"),
    Case("01", "1:2: a number must not go on after a leading zero, found '1'"),
    Case("[-00]", "1:4: a number must not go on after a leading zero, found '0'"),
    Case("1.", "1:3: expected a digit after the decimal point, found the end of the text"),
    Case("1.e5", "1:3: expected a digit after the decimal point, found 'e5'"),
    Case("1..2", "1:3: expected a digit after the decimal point, found '.'"),
    Case("1e", "1:3: expected a digit in the exponent, found the end of the text"),
    Case("1e+", "1:4: expected a digit in the exponent, found the end of the text"),
    Case("1E-x", "1:4: expected a digit in the exponent, found 'x'"),
    Case("1e1.5", "1:4: expected the end of the text after the value, found '.'"),
    Case("1.2.3", "1:4: expected the end of the text after the value, found '.'"),
    Case("0x10", "1:2: expected the end of the text after the value, found 'x10'"),
    Case("1_000", "1:2: expected the end of the text after the value, found '_'"),
    Case("[1a]", "1:3: expected ',' or ']' after a value, found 'a'"),
    Case("1-2", "1:2: expected the end of the text after the value, found '-'"),
    Case("\u{661}", "1:1: expected a value, found '\u{661}'"),
  ]

  static let strings: [Case] = [
    Case("\"", "1:2: expected '\"' at the end of a string, found the end of the text"),
    Case("\"abc", "1:5: expected '\"' at the end of a string, found the end of the text"),
    Case("\"a\\\"", "1:5: expected '\"' at the end of a string, found the end of the text"),
    Case("\"a\nb\"", #"1:3: the control character '\n' must be escaped within a string"#),
    Case("\"\t\"", #"1:2: the control character '\t' must be escaped within a string"#),
    Case("\"\u{0}\"", #"1:2: the control character '\0' must be escaped within a string"#),
    Case("{\"a\u{1b}\":1}", #"1:4: the control character '\x1b' must be escaped within a string"#),
    Case("\"\\", #"1:3: expected an escape after '\', found the end of the text"#),
    Case("\"\\x41\"", #"1:2: '\' begins an escape, and there is none with 'x41'"#),
    Case("\"\\'\"", #"1:2: '\' begins an escape, and there is none with "'""#),
    Case("\"\\\n\"", #"1:2: '\' begins an escape, and there is none with '\n'"#),
    Case("\"\\é\"", #"1:2: '\' begins an escape, and there is none with 'é'"#),
    Case("\"\\U0041\"", #"1:2: '\' begins an escape, and there is none with 'U0041'"#),
    Case("\"\\u\"", #"1:4: expected four hexadecimal digits after '\u', found '"'"#),
    Case("\"\\u12", #"1:6: expected four hexadecimal digits after '\u', found the end of the text"#),
    Case("\"\\u123\"", #"1:7: expected four hexadecimal digits after '\u', found '"'"#),
    Case("\"\\u12g4\"", #"1:6: expected four hexadecimal digits after '\u', found 'g4'"#),
    Case("\"\\u+123\"", #"1:4: expected four hexadecimal digits after '\u', found '+'"#),
    Case("'a'", "1:1: expected a value, found \"'\""),
  ]

  /// Unicode's table 3-7: what is not UTF-8, and at which byte.
  static let encoding: [Case] = [
    Case("\"", [0xFF], "\"", #"1:2: the byte \xff is not UTF-8 here"#),
    Case("\"a", [0x80], "\"", #"1:3: the byte \x80 is not UTF-8 here"#),
    Case("\"", [0xC0, 0x80], "\"", #"1:2: the byte \xc0 is not UTF-8 here"#),
    Case("\"", [0xC1, 0xBF], "\"", #"1:2: the byte \xc1 is not UTF-8 here"#),
    Case("\"", [0xC3], "\"", #"1:2: the byte \xc3 is not UTF-8 here"#),
    Case("\"", [0xE0, 0x9F, 0xBF], "\"", #"1:2: the byte \xe0 is not UTF-8 here"#),
    Case("\"", [0xE2, 0x82], "\"", #"1:2: the byte \xe2 is not UTF-8 here"#),
    Case("\"", [0xED, 0xA0, 0x80], "\"", #"1:2: the byte \xed is not UTF-8 here"#),
    Case("\"", [0xF0, 0x8F, 0xBF, 0xBF], "\"", #"1:2: the byte \xf0 is not UTF-8 here"#),
    Case("\"", [0xF4, 0x90, 0x80, 0x80], "\"", #"1:2: the byte \xf4 is not UTF-8 here"#),
    Case("\"", [0xF5, 0x80, 0x80, 0x80], "\"", #"1:2: the byte \xf5 is not UTF-8 here"#),
    Case("\"", [0xF0, 0x9F, 0x98], "", #"1:2: the byte \xf0 is not UTF-8 here"#),
    Case("\"é", [0xC3, 0x28], "\"", #"1:3: the byte \xc3 is not UTF-8 here"#),
    Case("\"\\", [0xFF], "\"", #"1:3: the byte \xff is not UTF-8 here"#),
    Case("[", [0xFF], "]", #"1:2: the byte \xff is not UTF-8 here"#),
    Case("1", [0xC3], "", #"1:2: the byte \xc3 is not UTF-8 here"#),
    Case(
      "", [0xFF, 0xFE, 0x7B, 0], "",
      "1:1: the text seems to be in UTF-16 or UTF-32, and JSON is written in UTF-8"),
    Case(
      "", [0xFE, 0xFF, 0, 0x7B], "",
      "1:1: the text seems to be in UTF-16 or UTF-32, and JSON is written in UTF-8"),
    Case(
      "", [0x7B, 0, 0x7D, 0], "",
      "1:1: the text seems to be in UTF-16 or UTF-32, and JSON is written in UTF-8"),
    Case(
      "", [0, 0, 0, 0x7B], "",
      "1:1: the text seems to be in UTF-16 or UTF-32, and JSON is written in UTF-8"),
  ]

  @Test(arguments: structure) func refusesInStructure(_ example: Case) { check(example, .syntax) }
  @Test(arguments: arrays) func refusesInArrays(_ example: Case) { check(example, .syntax) }
  @Test(arguments: objects) func refusesInObjects(_ example: Case) { check(example, .syntax) }
  @Test(arguments: words) func refusesInWords(_ example: Case) { check(example, .syntax) }
  @Test(arguments: numbers) func refusesInNumbers(_ example: Case) { check(example, .syntax) }
  @Test(arguments: strings) func refusesInStrings(_ example: Case) { check(example, .syntax) }
  @Test(arguments: encoding) func refusesOtherEncodings(_ example: Case) { check(example, .encoding) }

  private func check(_ example: Case, _ kind: FormatError.Kind) {
    let error = jsonError(example.bytes)
    #expect(place(error) == example.error)
    #expect(error?.kind == kind)
  }

  @Test func refusesEveryControlCharacterInAString() {
    for byte in 0..<0x20 as Range<UInt8> {
      #expect(jsonError(Array("\"".utf8) + [byte] + Array("\"".utf8))?.kind == .syntax)
    }
  }

  @Test func refusesEveryOtherEscape() {
    let known = Set("\"\\/bfnrtu".utf8)
    for byte in 0..<0x80 as Range<UInt8> where !known.contains(byte) {
      let error = jsonError(Array("[\"\\".utf8) + [byte] + Array("\"]".utf8))
      #expect(error?.position == TextPosition(line: 1, column: 3), "byte \(byte)")
    }
  }

  @Test func refusesEveryOtherByteBeforeAValue() {
    let allowed = Set(" \t\r\n\"{[-0123456789tfn".utf8)
    for byte in 0...255 as ClosedRange<UInt8> where !allowed.contains(byte) {
      #expect(jsonError([byte, UInt8(ascii: "1")]) != nil, "byte \(byte)")
      #expect(jsonError(Array("[1,".utf8) + [byte] + Array("1]".utf8))?.position?.column == 4, "byte \(byte)")
    }
  }
}
