import Foundation

/// A text that is searched for in others, whatever the case of its letters.
struct TextSearch: Sendable {
  private let text: String
  /// The bytes without case, when there are only letters of ASCII; these need no look at Unicode's tables.
  private let bytes: [UInt8]?

  init(_ text: String) {
    self.text = text
    bytes = text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.map(ASCIIByte.lowercased) : nil
  }

  /// Whether the text stands somewhere in another one, in UTF-8.
  func isFound(in other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let bytes else {
      return String(decoding: other, as: UTF8.self).range(of: text, options: .caseInsensitive) != nil
    }
    guard let first = bytes.first else { return true }
    guard other.count >= bytes.count else { return false }
    for start in 0...other.count - bytes.count where ASCIIByte.lowercased(other[start]) == first {
      if bytes.indices.allSatisfy({ ASCIIByte.lowercased(other[start + $0]) == bytes[$0] }) { return true }
    }
    return false
  }
}
