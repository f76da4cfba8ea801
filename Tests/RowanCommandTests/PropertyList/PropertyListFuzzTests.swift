import Foundation
import RowanTestSupport
import Testing

@testable import RowanCommand

/// Property lists that nobody thought of: made at random, changed at random.
@Suite struct PropertyListFuzzTests {
  /// Lists that Foundation writes are read as it wrote them, and the old style as Foundation reads it.
  @Test(arguments: [UInt64(31), 32, 33]) func findsWhatFoundationHolds(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let list = randomList(4, onlyText: false, &generator)
      for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        let document = try Document(propertyList: Array(data))
        #expect(document.inconsistency == nil)
        let difference = difference(document, 0, list)
        #expect(difference == nil, "seed \(seed), round \(round), format \(format.rawValue): \(list)")
      }
      let text = oldStyle(randomList(4, onlyText: true, &generator), &generator)
      let theirs = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
      let document = try Document(propertyList: Array(text.utf8))
      #expect(document.inconsistency == nil)
      #expect(difference(document, 0, theirs) == nil, "seed \(seed), round \(round): \(text)")
    }
  }

  /// The count that guards a binary list is the count of the nodes and the keys.
  @Test func countsWhatABinaryListStandsFor() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let list = randomList(3, onlyText: false, &generator)
      let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
      let document = try Document(propertyList: Array(data))
      let keys = (0..<document.count).count { document.name($0) != nil }
      let count = BinaryPropertyList(Array(data))?.nodeCount(limit: .max / 2)
      #expect(count == document.count + keys)
    }
  }

  /// Whatever is changed, there is a tree that fits together or an error.
  @Test(arguments: [UInt64(1), 2, 3]) func survivesChangedLists(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let list: [String: Any] = [
      "on": true, "one": 1, "list": [2.5, "é", Date(timeIntervalSince1970: 0), Data([1, 2])] as [Any],
      "d": ["k": "v"],
    ]
    let old = Array("{ a = \"\\U00e9\\n\"; b = (x, <0f bd>, { c = d; }); /* c */ 'e'; // f\n }".utf8)
    let samples =
      try [PropertyListSerialization.PropertyListFormat.xml, .binary].map {
        Array(try PropertyListSerialization.data(fromPropertyList: list, format: $0, options: 0))
      } + [old]
    var accepted = 0
    for round in 0..<6000 {
      var bytes = samples[round % samples.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        default: bytes.remove(at: place)
        }
      }
      if let document = try? Document(propertyList: bytes) {
        accepted += 1
        #expect(document.inconsistency == nil, "seed \(seed), round \(round): \(DisplayText.escaped(bytes))")
        #expect(!document.picture.isEmpty)
      }
    }
    #expect(accepted > 200 && accepted < 5800, "the changes must leave some lists whole and break others")
  }

  private func randomList(_ depth: Int, onlyText: Bool, _ generator: inout SeededGenerator) -> Any {
    let count = Int.random(in: 0...20, using: &generator)
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &generator) {
    case 0 where !onlyText: return Bool.random(using: &generator)
    case 1 where !onlyText: return Int.random(in: .min ... .max, using: &generator) >> (count * 3)
    case 2 where !onlyText: return Double.random(in: -1e9...1e9, using: &generator)
    case 3 where !onlyText: return Date(timeIntervalSinceReferenceDate: Double(count) * 1e7)
    case 4: return Data((0..<count).map { UInt8($0) })
    case 6, 7: return (0..<count / 3).map { _ in randomList(depth - 1, onlyText: onlyText, &generator) }
    case 8:
      return Dictionary(
        uniqueKeysWithValues: (0..<count / 3).map {
          ("k\($0)é", randomList(depth - 1, onlyText: onlyText, &generator))
        })
    default:
      let parts = ["a", " ", "é", "😀", "\n", "\\", "\"", "<&>", "0"]
      return (0..<count / 2).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    }
  }

  /// A list of strings, data, arrays and dictionaries in the old style, with comments in odd places.
  private func oldStyle(_ value: Any, _ generator: inout SeededGenerator) -> String {
    let space = [" ", "\n", "/* c */", "// c\n", ""].randomElement(using: &generator) ?? ""
    switch value {
    case let dictionary as [String: Any]:
      let entries = dictionary.map { "\(quoted($0.key)) \(space)= \(oldStyle($0.value, &generator));" }
      return "{\(space)\(entries.joined(separator: space))}"
    case let array as [Any]:
      return "(\(space)\(array.map { oldStyle($0, &generator) }.joined(separator: ",\(space)")))"
    case let data as Data:
      return "<\(data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())>"
    default:
      return quoted("\(value)")
    }
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }

  /// Where the values below a node differ from a list of Foundation's, as a pointer, or nothing.
  private func difference(_ document: Document, _ node: Int, _ theirs: Any) -> String? {
    let here = "\(document.pointer(node)): \(document.value(node) ?? "") and \(theirs)"
    let children = ((node + 1)..<document.count).prefix { document.level($0) > document.level(node) }
      .filter { document.parent($0) == node }
    switch theirs {
    case let dictionary as [String: Any]:
      guard document.kind(node) == .dictionary, dictionary.count == children.count else { return here }
      for child in children {
        guard let name = document.name(child), let value = dictionary[name] else { return here }
        if let difference = difference(document, child, value) { return difference }
      }
      return nil
    case let array as [Any]:
      guard document.kind(node) == .array, array.count == children.count else { return here }
      for (child, value) in zip(children, array) {
        if let difference = difference(document, child, value) { return difference }
      }
      return nil
    case let text as String:
      return document.kind(node) == .string && document.value(node) == text ? nil : here
    case let data as Data:
      return document.kind(node) == .data && document.value(node) == PropertyListText.data(data) ? nil : here
    case let date as Date:
      let text = PropertyListText.date(date.timeIntervalSinceReferenceDate)
      return document.kind(node) == .date && document.value(node) == text ? nil : here
    case let bool as Bool where type(of: theirs) == Bool.self:
      return document.kind(node) == .bool && document.value(node) == "\(bool)" ? nil : here
    case let number as NSNumber:
      guard document.kind(node) == .number, let text = document.value(node) else { return here }
      return text == number.stringValue || Double(text) == number.doubleValue ? nil : here
    default:
      return here
    }
  }
}
