import RowanTestSupport
import Testing

@testable import RowanCommand

/// The order of names.
@Suite struct NaturalOrderTests {
  private func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { NaturalOrder.precedes(left, $0) }
    }
  }

  /// Each list is in order, and stays so whatever order it had before.
  @Test(arguments: [
    ["file2", "file10", "file100"],
    ["1", "2", "10", "a1", "a1b", "a2", "a10"],
    ["", "A", "a", "a b", "B", "b"],
    ["a", "ab", "abc", "b"],
    ["README.md", "Sources", "tests", "zebra"],
    ["v1.2.9", "v1.2.10", "v1.10.0", "v2"],
    ["a1", "a01", "a001", "a2", "a02"],
    ["x01y2", "x1y3", "x01y3"],
    ["99999999999999999999999998", "99999999999999999999999999", "100000000000000000000000000"],
    ["0", "00", "000", "1"],
    ["a-b", "a.b", "a_b"],
    ["z", "é", "日本"],
  ]) func sorts(_ names: [String]) {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<10 {
      let sorted = names.shuffled(using: &generator).sorted { precedes(Array($0.utf8), Array($1.utf8)) }
      #expect(sorted == names)
    }
  }

  /// Two names are in one order or they are the same, and an order holds over three.
  @Test func isAnOrder() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("01029aAbB.- é".utf8)
    let names = (0..<120).map { _ in
      (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
        letters.randomElement(using: &generator) ?? 0
      }
    }
    for left in names {
      #expect(!precedes(left, left))
      for middle in names {
        #expect(left == middle || precedes(left, middle) != precedes(middle, left))
        guard precedes(left, middle) else { continue }
        let broken = names.first { precedes(middle, $0) && !precedes(left, $0) }
        #expect(broken == nil, "\(left), \(middle), \(broken ?? [])")
      }
    }
  }
}
