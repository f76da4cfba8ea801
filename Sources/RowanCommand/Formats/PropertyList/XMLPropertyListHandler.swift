import Foundation

/// Makes a document of the property list that an XML text holds.
final class XMLPropertyListHandler: XMLEventHandler {
  private(set) var builder = DocumentBuilder()
  private(set) var texts = CountedText()
  /// The open element that holds a text; the open dictionaries and arrays are the builder's.
  private var scalar: Tag?
  /// The text of that element.
  private var text: [UInt8] = []
  /// The key that has no value yet, and its text for an error.
  private var key: (name: UInt32, text: [UInt8])?
  private var isInArray = false
  private var hasRoot = false
  /// Whether the outermost element is `plist`, which is no part of the list.
  private var isInList = false

  private enum Tag: String {
    case plist, dict, array, key, string, integer, real, date, data
    case yes = "true"
    case no = "false"
  }

  static func read(_ bytes: [UInt8]) throws(FormatError) -> Document {
    let handler = XMLPropertyListHandler()
    try bytes.withUnsafeBufferPointer { (bytes) throws(FormatError) in
      try XMLReader.read(bytes, into: handler)
    }
    return Document(nodes: handler.builder.nodes, bytes: handler.texts.bytes, form: .counted)
  }

  func beginElement(_ name: XMLName) throws(FormatError) {
    let bytes = name.bytes
    let word = DisplayText.escaped(bytes)
    guard let tag = Tag(rawValue: String(decoding: bytes, as: UTF8.self)) else {
      throw FormatError(.syntax, "<\(word)> is no element of a property list")
    }
    if let scalar { throw FormatError(.syntax, "<\(word)> must not stand in <\(scalar.rawValue)>") }
    if tag == .plist {
      guard !isInList, !hasRoot else { throw FormatError(.syntax, "<plist> must be the first element") }
      isInList = true
      return
    }
    let isInDictionary = builder.level > 0 && !isInArray
    if tag == .key {
      guard isInDictionary else { throw FormatError(.syntax, "<key> must stand in a <dict>") }
      try refuseKeyWithoutValue()
    } else if isInDictionary, key == nil {
      throw FormatError(.syntax, "expected <key> before a value in a <dict>, found <\(word)>")
    }
    guard builder.level > 0 || !hasRoot else {
      throw FormatError(.syntax, "a second value, where there must be one")
    }
    hasRoot = true
    switch tag {
    case .dict, .array:
      guard builder.level < DocumentNode.maximumLevel else {
        throw FormatError(.tooLarge, "more than \(DocumentNode.maximumLevel) values within each other")
      }
      builder.open(tag == .dict ? .dictionary : .array, name: takeName())
      isInArray = tag == .array
    default:
      scalar = tag
      text.removeAll(keepingCapacity: true)
    }
  }

  func endElement() throws(FormatError) {
    if let scalar {
      self.scalar = nil
      return try addScalar(scalar)
    }
    try refuseKeyWithoutValue()
    guard hasRoot else { throw FormatError(.syntax, "the property list holds nothing") }
    isInArray = builder.close() == .array
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    if scalar != nil {
      text.append(contentsOf: bytes)
    } else if bytes.contains(where: { !ASCIIByte.isSpace($0) }) {
      throw FormatError(.syntax, "a text must stand in <string> or another element for a value")
    }
  }

  func cdata(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    guard scalar != nil else {
      throw FormatError(.syntax, "a text must stand in <string> or another element for a value")
    }
    text.append(contentsOf: bytes)
  }

  func reference(_ name: [UInt8]) throws(FormatError) {
    throw FormatError(.syntax, "the entity '&\(DisplayText.escaped(name));' is not one of a property list")
  }

  private func refuseKeyWithoutValue() throws(FormatError) {
    guard let key else { return }
    throw FormatError(.syntax, "the key '\(DisplayText.escaped(Array(key.text.prefix(64))))' has no value")
  }

  private func addScalar(_ tag: Tag) throws(FormatError) {
    let trimmed = ASCIIByte.trimmed(text)
    switch tag {
    case .key:
      key = (try texts.append(text), text)
    case .string:
      builder.leaf(.string, name: takeName(), value: try texts.append(text))
    case .yes, .no:
      guard trimmed.isEmpty else { throw FormatError(.syntax, "<\(tag.rawValue)> must be empty") }
      builder.leaf(.bool, name: takeName(), value: try texts.intern(tag.rawValue))
    case .data:
      guard let data = Data(base64Encoded: Data(text.filter { !ASCIIByte.isSpace($0) })) else {
        throw FormatError(.syntax, "the text of <data> is not Base64")
      }
      builder.leaf(.data, name: takeName(), value: try texts.append(PropertyListText.data(data).utf8))
    default:
      guard isWellFormed(trimmed, tag) else {
        let shown = DisplayText.escaped(Array(trimmed.prefix(64)))
        throw FormatError(.syntax, "'\(shown)' cannot stand in <\(tag.rawValue)>")
      }
      let kind = tag == .date ? NodeKind.date : .number
      builder.leaf(kind, name: takeName(), value: try texts.append(trimmed))
    }
  }

  /// Whether a text is a number or a date as its element demands.
  private func isWellFormed(_ text: ArraySlice<UInt8>, _ tag: Tag) -> Bool {
    switch tag {
    case .integer:
      let hasSign = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
      let digits = text.dropFirst(hasSign ? 1 : 0)
      if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
        return digits.count > 2 && digits.dropFirst(2).allSatisfy { ASCIIByte.hexadecimalValue($0) != nil }
      }
      return !digits.isEmpty && digits.allSatisfy(ASCIIByte.isDigit)
    case .real:
      return Double(String(decoding: text, as: UTF8.self)) != nil
    default:
      let form = "0000-00-00T00:00:00Z".utf8
      return text.count == form.count
        && zip(text, form).allSatisfy { $1 == UInt8(ascii: "0") ? ASCIIByte.isDigit($0) : $0 == $1 }
    }
  }

  /// The name of the next value: the key before it, or its index in an array.
  private func takeName() -> UInt32 {
    defer { key = nil }
    return isInArray ? builder.childCount : key?.name ?? DocumentNode.none
  }
}
