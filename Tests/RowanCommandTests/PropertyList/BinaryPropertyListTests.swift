import Foundation
import Testing

@testable import RowanCommand

/// Binary property lists, with what only they hold and with what no writer would write.
@Suite struct BinaryPropertyListTests {
  private func picture(_ bytes: [UInt8]) throws -> String {
    let document = try Document(propertyList: bytes)
    #expect(document.inconsistency == nil)
    return document.picture
  }

  @Test func readsEveryKindOfValue() throws {
    let list: [Any] = [
      true, false, 0, 255, 256, 65_536, 1 << 40, -1, Int.min, UInt64.max, 2.0, 0.1, "text", "é😀",
      Data(repeating: 0xAB, count: 20), Date(timeIntervalSinceReferenceDate: 0.5), ["k": "v"], [Any](),
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    #expect(
      try picture(Array(data)) == """
        array (18)
          bool 0 = true
          bool 1 = false
          number 2 = 0
          number 3 = 255
          number 4 = 256
          number 5 = 65536
          number 6 = 1099511627776
          number 7 = -1
          number 8 = -9223372036854775808
          number 9 = 18446744073709551615
          number 10 = 2.0
          number 11 = 0.1
          string 12 = text
          string 13 = é😀
          data 14 = 20 bytes: abababababababababababababababab…
          date 15 = 2001-01-01T00:00:00.500Z
          dictionary 16 (1)
            string k = v
          array 17
        """)
  }

  @Test func readsWhatOnlyBinaryListsHold() throws {
    let list = BinaryPropertyListBytes.list([
      [0xAA, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11], [0x80, 7], [0x00], [0x22, 0x3F, 0x80, 0, 0], [0xD1, 8, 8],
      BinaryPropertyListBytes.date(.nan), BinaryPropertyListBytes.date(1e300),
      BinaryPropertyListBytes.date(-1e11),
      [0x09], [0xC1, 8], [0x62, 0xD8, 0x00, 0x00, 0x41], [0x14] + [UInt8](repeating: 0xAB, count: 16),
    ])
    #expect(
      try picture(list) == """
        array (10)
          uid 0 = 7
          null 1 = null
          number 2 = 1.0
          dictionary 3 (1)
            bool true = true
          date 4 = nan s after 2001-01-01T00:00:00Z
          date 5 = 1e+300 s after 2001-01-01T00:00:00Z
          date 6 = -1168-02-27T14:13:20Z
          array 7 (1)
            bool 0 = true
          string 8 = \u{FFFD}A
          number 9 = 0xabababababababababababababababab
        """)
  }

  /// Objects within each other, by turns arrays and dictionaries, with references of four bytes.
  @Test func readsListsNestedDeeply() throws {
    let depth = 100_000
    let objects = (1..<depth).map { [0xA1] + BinaryPropertyListBytes.integer($0).suffix(4) } + [[0xA0]]
    let document = try Document(propertyList: BinaryPropertyListBytes.list(objects, referenceSize: 4))
    #expect(document.count == depth)
    #expect(document.level(depth - 1) == depth - 1)
  }

  /// Forty objects that stand for three to the power of forty.
  @Test func refusesListsThatRepeatThemselves() {
    var objects = (1...40).map { (next: UInt8) -> [UInt8] in [0xA3, next, next, next] }
    objects.append([0x09])
    let error = #expect(throws: FormatError.self) {
      try Document(propertyList: BinaryPropertyListBytes.list(objects))
    }
    #expect(error?.kind == .tooLarge)
  }

  /// One part at two places is no damage.
  @Test func readsPartsThatAreShared() throws {
    #expect(
      try picture(BinaryPropertyListBytes.list([[0xA2, 1, 1], [0xA2, 2, 2], [0x51, 0x61]])) == """
        array (2)
          array 0 (2)
            string 0 = a
            string 1 = a
          array 1 (2)
            string 0 = a
            string 1 = a
        """)
  }

  @Test(
    arguments: [
      [[0xA1, 0]], [[0xA1, 1], [0xA1, 0]], [[0xA1, 77]], [[0xAF, 0x10, 0xFF]],
      [[0xAF, 0x13, 0xFF, 0xFF, 0xFF]],
      [[0xAF, 0x20]], [[0xDF, 0x10, 0x7F]], [[0x70]], [[0x15]], [[0x21]], [[0x32]], [[0x01]], [[0x5F]],
      [[0x43, 1]],
      [[0xD1, 1, 2], [0xA0], [0x09]], [[0xD1, 1, 1], [0xD0]],
    ] as [[[UInt8]]]) func refusesDamage(_ objects: [[UInt8]])
  {
    let error = #expect(throws: FormatError.self) {
      try Document(propertyList: BinaryPropertyListBytes.list(objects))
    }
    #expect(error?.kind == .syntax)
    #expect(error?.message == "the binary property list is damaged")
  }

  @Test func refusesEveryPrefix() {
    let bytes = BinaryPropertyListBytes.list([[0xA2, 1, 2], [0x51, 0x61], [0x09]])
    for end in 6..<bytes.count {
      #expect(throws: FormatError.self, "prefix of \(end) bytes") {
        try Document(propertyList: Array(bytes[..<end]))
      }
    }
  }
}
