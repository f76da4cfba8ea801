import Foundation

/// Makes a document of the property list that an XML text holds.
///
/// The reader of XML goes on behind a mistake in the list; the first mistake is kept, and is the error unless
/// the text is not even well-formed before it.
struct XMLPropertyListHandler: XMLEventHandler {
  private(set) var builder = DocumentBuilder()
  private(set) var texts = CountedText()
  private(set) var failure: FormatError?
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The kinds of the open dictionaries and arrays are the builder's; this is the open element without children.
  private var scalar: (tag: Tag, offset: Int)?
  /// The text of that element.
  private var text: [UInt8] = []
  /// The key that has no value yet, and its text for an error.
  private var key: (name: UInt32, text: String)?
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
    let text = try XMLEncoding.utf8Text(bytes)
    let (nodes, texts) = try text.withUnsafeBufferPointer { (text) throws(FormatError) in
      var handler = XMLPropertyListHandler(text)
      do throws(FormatError) {
        try XMLReader.read(text, into: &handler, maximumDepth: DocumentNode.maximumLevel)
      } catch {
        throw handler.failure ?? error
      }
      if !handler.hasRoot {
        handler.fail(at: 0, "the property list holds nothing")
      }
      if let failure = handler.failure { throw failure }
      return (handler.builder.nodes, handler.texts.bytes)
    }
    return Document(nodes: nodes, bytes: texts, form: .counted)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func beginElement(_ name: Range<Int>) {
    guard failure == nil else { return }
    let offset = name.lowerBound - 1
    let word = String(decoding: bytes[name], as: UTF8.self)
    guard let tag = Tag(rawValue: word) else {
      return fail(at: offset, "<\(DisplayText.escaped(word))> is no element of a property list")
    }
    if let scalar { return fail(at: offset, "<\(word)> must not stand in <\(scalar.tag.rawValue)>") }
    if tag == .plist {
      guard !isInList, !hasRoot else { return fail(at: offset, "<plist> must be the first element") }
      isInList = true
      return
    }
    let isInDictionary = builder.level > 0 && !isInArray
    if tag == .key {
      guard isInDictionary else { return fail(at: offset, "<key> must stand in a <dict>") }
      if let key { return fail(at: offset, "the key '\(DisplayText.escaped(key.text))' has no value") }
    } else if isInDictionary, key == nil {
      return fail(at: offset, "expected <key> before a value in a <dict>, found <\(word)>")
    }
    guard builder.level > 0 || !hasRoot else {
      return fail(at: offset, "a second value, where there must be one")
    }
    hasRoot = true
    switch tag {
    case .dict, .array:
      builder.open(tag == .dict ? .dictionary : .array, name: takeName())
      isInArray = tag == .array
    default:
      scalar = (tag, offset)
      text.removeAll(keepingCapacity: true)
    }
  }

  mutating func endElement(at offset: Int) {
    guard failure == nil else { return }
    if let scalar {
      self.scalar = nil
      return addScalar(scalar.tag, offset: scalar.offset)
    }
    if let key { return fail(at: offset, "the key '\(DisplayText.escaped(key.text))' has no value") }
    isInArray = builder.close() == .array
  }

  mutating func text(_ range: Range<Int>) {
    guard failure == nil else { return }
    if scalar != nil {
      text += XMLText.decoded(range, in: bytes)
    } else if let place = range.first(where: { !XMLByte.isSpace(bytes[$0]) }) {
      fail(at: place, "a text must stand in <string> or another element for a value")
    }
  }

  mutating func cdata(_ range: Range<Int>) {
    guard failure == nil else { return }
    if scalar != nil {
      text += XMLText.withLineFeeds(range, in: bytes)
    } else {
      fail(at: range.lowerBound, "a text must stand in <string> or another element for a value")
    }
  }

  mutating func documentType(_ word: Range<Int>, _ content: Range<Int>) {}
  mutating func attribute(_ name: Range<Int>, _ value: Range<Int>) {}
  mutating func comment(_ range: Range<Int>) {}
  mutating func processingInstruction(_ target: Range<Int>, _ content: Range<Int>) {}

  private mutating func addScalar(_ tag: Tag, offset: Int) {
    do throws(FormatError) {
      let start = text.firstIndex { !XMLByte.isSpace($0) } ?? text.endIndex
      let end = text.lastIndex { !XMLByte.isSpace($0) }.map { $0 + 1 } ?? text.endIndex
      let trimmed = text[start..<end]
      switch tag {
      case .key:
        key = (try texts.append(text), String(decoding: text, as: UTF8.self))
      case .string:
        builder.leaf(.string, name: takeName(), value: try texts.append(text))
      case .yes, .no:
        guard trimmed.isEmpty else { return fail(at: offset, "<\(tag.rawValue)> must be empty") }
        builder.leaf(.bool, name: takeName(), value: try texts.intern(tag.rawValue))
      case .data:
        guard let data = Data(base64Encoded: Data(text.filter { !XMLByte.isSpace($0) })) else {
          return fail(at: offset, "the text of <data> is not Base64")
        }
        builder.leaf(.data, name: takeName(), value: try texts.append(PropertyListText.data(data).utf8))
      default:
        guard isWellFormed(trimmed, tag) else {
          let shown = DisplayText.escaped(Array(trimmed.prefix(64)))
          return fail(at: offset, "'\(shown)' cannot stand in <\(tag.rawValue)>")
        }
        let kind = tag == .date ? NodeKind.date : .number
        builder.leaf(kind, name: takeName(), value: try texts.append(trimmed))
      }
    } catch {
      failure = error
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
  private mutating func takeName() -> UInt32 {
    defer { key = nil }
    return isInArray ? builder.childCount : key?.name ?? DocumentNode.none
  }

  private mutating func fail(at offset: Int, _ message: String) {
    failure = failure ?? FormatError(.syntax, at: TextPosition(offset: offset, in: bytes), message)
  }
}
