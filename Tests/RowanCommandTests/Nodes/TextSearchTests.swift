import Testing

@testable import RowanCommand

/// What a filter finds.
@Suite struct TextSearchTests {
  @Test(arguments: [
    ("abc", "xABCx", true), ("ABC", "abc", true), ("abc", "ab", false), ("", "", true), ("", "x", true),
    ("aab", "aaab", true), ("a", "", false), ("[", "{", false), ("@", "`", false), ("z", "Z", true),
    ("é", "CAFÉ", true), ("é", "cafe\u{301}", true), ("é", "cafe", false), ("ß", "straße", true),
    ("日", "2025年日本", true), ("c", "日c", true),
  ]) func finds(_ text: String, _ other: String, _ isFound: Bool) {
    let found = Array(other.utf8).withUnsafeBufferPointer { TextSearch(text).isFound(in: $0) }
    #expect(found == isFound)
  }

  @Test func findsBesideBytesThatAreNoText() {
    let bytes: [UInt8] = [0xFF, 0x61, 0xC3, 0xA9, 0xFE]
    bytes.withUnsafeBufferPointer { bytes in
      #expect(TextSearch("A").isFound(in: bytes))
      #expect(TextSearch("É").isFound(in: bytes))
      #expect(!TextSearch("b").isFound(in: bytes))
    }
  }
}
