/// Finds and decodes the text of an XML document that was read without error.
enum XMLText {
  /// The name of the node whose name begins at `offset`.
  static func name(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Array(bytes[offset..<offset + XMLByte.nameLength(at: offset, in: bytes)])
  }

  /// The value of a node of a kind that begins at `offset`; how it ends depends on the kind.
  static func value(_ kind: NodeKind, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    switch kind {
    case .attribute:
      let quote = bytes[offset - 1]
      let end = bytes[offset...].firstIndex(of: quote) ?? bytes.count
      return decoded(offset..<end, in: bytes, isAttribute: true)
    case .comment:
      return withLineFeeds(offset..<(ByteMark.find("-->", from: offset, in: bytes) ?? bytes.count), in: bytes)
    case .cdata:
      return withLineFeeds(offset..<(ByteMark.find("]]>", from: offset, in: bytes) ?? bytes.count), in: bytes)
    case .processingInstruction:
      return withLineFeeds(offset..<(ByteMark.find("?>", from: offset, in: bytes) ?? bytes.count), in: bytes)
    case .documentType:
      return withLineFeeds(offset..<(documentTypeEnd(from: offset, in: bytes) ?? bytes.count), in: bytes)
    default:
      var end = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      while end > offset, XMLByte.isSpace(bytes[end - 1]) {
        end -= 1
      }
      return decoded(offset..<end, in: bytes)
    }
  }

  /// Where the `>` stands that ends the type of a document; any declaration in its brackets may hold others.
  static func documentTypeEnd(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var isInBrackets = false
    var index = start
    while index < bytes.count {
      let end: Int? =
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): bytes[(index + 1)...].firstIndex(of: bytes[index])
        case UInt8(ascii: "<") where ByteMark.has("<!--", at: index, in: bytes):
          ByteMark.find("-->", from: index + 4, in: bytes)
        case UInt8(ascii: "<") where ByteMark.has("<?", at: index, in: bytes):
          ByteMark.find("?>", from: index + 2, in: bytes)
        default: index
        }
      guard let end else { return nil }
      switch bytes[end] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ">") where !isInBrackets: return end
      default: break
      }
      index = end + 1
    }
    return nil
  }

  /// The character of the reference `&#…;` at `index`, and where the text goes on behind it.
  static func character(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    let isHexadecimal = ByteMark.has("&#x", at: index, in: bytes)
    let start = index + (isHexadecimal ? 3 : 2)
    var end = start
    var value: UInt32 = 0
    while end < bytes.count, let digit = ASCIIByte.hexadecimalValue(bytes[end]), isHexadecimal || digit < 10 {
      // What is above Unicode stays above it, however many digits follow.
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x110000)
      end += 1
    }
    guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ";"), XMLByte.isCharacter(value),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, end + 1)
  }

  /// The character of one of the five entities that every document has.
  static func predefinedEntity(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> UInt8? {
    switch name.count {
    case 2 where name.elementsEqual("lt".utf8): UInt8(ascii: "<")
    case 2 where name.elementsEqual("gt".utf8): UInt8(ascii: ">")
    case 3 where name.elementsEqual("amp".utf8): UInt8(ascii: "&")
    case 4 where name.elementsEqual("quot".utf8): UInt8(ascii: "\"")
    case 4 where name.elementsEqual("apos".utf8): UInt8(ascii: "'")
    default: nil
    }
  }

  /// The text with its references decoded; in an attribute, white space as written becomes spaces.
  static func decoded(
    _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, isAttribute: Bool = false
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "&"):
        index = appendReference(at: index, in: bytes, to: &result)
        continue
      case UInt8(ascii: "\r"):
        if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
          result.append(UInt8(ascii: isAttribute ? " " : "\n"))
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        result.append(isAttribute ? UInt8(ascii: " ") : byte)
      default:
        result.append(byte)
      }
      index += 1
    }
    return result
  }

  /// Decodes the reference at `index`; one to an entity of the document stays as it is written.
  ///
  /// - Returns: where the text goes on.
  private static func appendReference(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]
  ) -> Int {
    if let (scalar, end) = character(at: index, in: bytes) {
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return end
    }
    let name = index + 1..<index + 1 + XMLByte.nameLength(at: index + 1, in: bytes)
    if let character = predefinedEntity(bytes[name]) {
      result.append(character)
      return name.upperBound + 1
    }
    result.append(UInt8(ascii: "&"))
    return index + 1
  }

  /// The text as it is, with every end of a line as a line feed.
  static func withLineFeeds(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let text = bytes[range]
    guard text.contains(UInt8(ascii: "\r")) else { return Array(text) }
    return text.indices.compactMap { index in
      guard text[index] == UInt8(ascii: "\r") else { return text[index] }
      let isFollowed = index + 1 < range.upperBound && text[index + 1] == UInt8(ascii: "\n")
      return isFollowed ? nil : UInt8(ascii: "\n")
    }
  }
}
