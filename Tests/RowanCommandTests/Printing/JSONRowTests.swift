import Foundation
import RowanTestSupport
import Testing

@testable import RowanCommand

/// Objects of machine-readable rows.
@Suite struct JSONRowTests {
  private func row(_ text: [UInt8]) -> [UInt8] {
    var row = JSONRow()
    text.withUnsafeBufferPointer { row.write("text", $0, bytesName: "bytes") }
    row.end()
    return row.bytes
  }

  private func written(_ text: String) -> String {
    String(decoding: row(Array(text.utf8)), as: UTF8.self)
  }

  @Test func writesFieldsInOrder() {
    var row = JSONRow()
    row.write("z", 1)
    row.write("a", -9_223_372_036_854_775_808)
    row.write("yes", true)
    row.write("no", false)
    row.write("text", "é")
    row.end()
    #expect(
      String(decoding: row.bytes, as: UTF8.self)
        == #"{"z":1,"a":-9223372036854775808,"yes":true,"no":false,"text":"é"}"#)
    var empty = JSONRow()
    empty.end()
    #expect(empty.bytes == Array("{}".utf8))
  }

  @Test func escapesWhatActsOnATerminal() {
    #expect(written("a\"b\\c/d") == #"{"text":"a\"b\\c/d"}"#)
    #expect(written("\n\r\t\0\u{1b}[2J\u{7f}") == #"{"text":"\n\r\t\u0000\u001b[2J\u007f"}"#)
    #expect(written("\u{9b}\u{202e}\u{2028}\u{feff}") == #"{"text":"\u009b\u202e\u2028\ufeff"}"#)
    #expect(written("\u{e0041}é😀") == #"{"text":"\udb40\udc41é😀"}"#)
  }

  /// The bytes of a name that is no text stand beside what can be shown of it.
  @Test func keepsBytesThatAreNoText() {
    #expect(
      String(decoding: row([0x61, 0xFF, 0xC3, 0x62]), as: UTF8.self)
        == #"{"text":"a\#u{fffd}\#u{fffd}b","bytes":"61ffc362"}"#)
  }

  /// Whatever a text holds, JSON's own readers find it again.
  @Test func isReadAsItWasWritten() throws {
    var generator = SeededGenerator(seed: 11)
    let parts = Array("\"\\/\n\u{1}\u{7f}\u{85}é\u{200d}\u{202e}😀\u{e0001}\u{fffd}ab".unicodeScalars)
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<8, using: &generator) {
        text.unicodeScalars.append(parts.randomElement(using: &generator) ?? "x")
      }
      let bytes = row(Array(text.utf8))
      let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String]
      #expect(object?["text"].map { Array($0.utf8) } == Array(text.utf8))
      let document = try Document(json: bytes)
      #expect(document.count == 2 && document.valueBytes(1) == Array(text.utf8))
      #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    }
  }
}
