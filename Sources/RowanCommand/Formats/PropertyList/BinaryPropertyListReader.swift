/// Makes a document of a binary property list.
struct BinaryPropertyListReader {
  private let list: BinaryPropertyList
  private var builder = DocumentBuilder()
  private var texts = CountedText()
  /// Where the text of each scalar object stands; many lists refer to one string many times.
  private var textPlaces: [UInt32]
  private var open: [Container] = []

  /// What is left of an open array or dictionary.
  private struct Container {
    /// References to values.
    var values: Range<Int>
    /// In a dictionary, how far before the reference to a value that to its key stands.
    var keyDistance: Int?
    var index: UInt32 = 0
  }

  private static let damaged = FormatError(.syntax, "the binary property list is damaged")

  static func read(_ bytes: [UInt8]) throws(FormatError) -> Document {
    let limit = min(bytes.count * 16 + 4096, Int(DocumentNode.none))
    guard let list = BinaryPropertyList(bytes), let count = list.nodeCount(limit: limit) else {
      throw damaged
    }
    guard count < limit else {
      throw FormatError(
        .tooLarge, "the property list repeats its parts so often that it is too large to show")
    }
    var reader = BinaryPropertyListReader(list)
    try reader.readList()
    return Document(nodes: reader.builder.nodes, bytes: reader.texts.bytes, form: .counted)
  }

  private init(_ list: BinaryPropertyList) {
    self.list = list
    textPlaces = Array(repeating: DocumentNode.none, count: list.objectCount)
  }

  private mutating func readList() throws(FormatError) {
    try add(list.root, name: DocumentNode.none)
    while !open.isEmpty {
      let last = open.count - 1
      guard !open[last].values.isEmpty else {
        open.removeLast()
        builder.close()
        continue
      }
      let place = open[last].values.lowerBound
      open[last].values = place + list.referenceSize..<open[last].values.upperBound
      var name = open[last].index
      open[last].index += 1
      if let distance = open[last].keyDistance {
        guard let key = list.reference(at: place - distance), let object = list.object(key),
          let (_, text) = scalar(object)
        else { throw Self.damaged }
        name = try self.place(of: text, key)
      }
      guard let number = list.reference(at: place) else { throw Self.damaged }
      try add(number, name: name)
    }
  }

  /// Adds an object; the children of a container are added later.
  private mutating func add(_ number: Int, name: UInt32) throws(FormatError) {
    switch list.object(number) {
    case .array(let values):
      builder.open(.array, name: name)
      open.append(Container(values: values))
    case .dictionary(let references):
      builder.open(.dictionary, name: name)
      let distance = references.count / 2
      open.append(
        Container(values: references.lowerBound + distance..<references.upperBound, keyDistance: distance))
    case let object?:
      guard let (kind, text) = scalar(object) else { throw Self.damaged }
      builder.leaf(kind, name: name, value: try place(of: text, number))
    case nil:
      throw Self.damaged
    }
  }

  private mutating func place(of text: [UInt8], _ number: Int) throws(FormatError) -> UInt32 {
    if textPlaces[number] == DocumentNode.none {
      textPlaces[number] = try texts.append(text)
    }
    return textPlaces[number]
  }

  /// The kind and the text of an object without children; nothing for another.
  private func scalar(_ object: BinaryPropertyList.Object) -> (kind: NodeKind, text: [UInt8])? {
    let bytes = list.bytes
    func number(_ range: Range<Int>) -> UInt64 {
      bytes[range].reduce(0) { $0 << 8 | UInt64($1) }
    }
    switch object {
    case .null: return (.null, Array("null".utf8))
    case .bool(let value): return (.bool, Array("\(value)".utf8))
    case .integer(let range): return (.number, Array(integer(range).utf8))
    case .real(let range) where range.count == 4:
      return (.number, Array("\(Float(bitPattern: UInt32(number(range))))".utf8))
    case .real(let range): return (.number, Array("\(Double(bitPattern: number(range)))".utf8))
    case .date(let range):
      return (.date, Array(PropertyListText.date(Double(bitPattern: number(range))).utf8))
    case .data(let range): return (.data, Array(PropertyListText.data(bytes[range]).utf8))
    case .ascii(let range): return (.string, Array(bytes[range]))
    case .utf16(let range): return (.string, UTF16Text.repairedText(bytes[range]))
    case .uid(let range): return (.uid, Array(hexadecimalOrDecimal(bytes[range]).utf8))
    case .array, .dictionary: return nil
    }
  }

  /// An integer: one of eight bytes is signed, shorter ones are not; one of sixteen is made for 64 bits unsigned.
  private func integer(_ range: Range<Int>) -> String {
    let bytes = list.bytes[range]
    guard range.count >= 8, bytes[range.lowerBound] >= 0x80 else { return hexadecimalOrDecimal(bytes) }
    guard range.count == 8 || bytes.prefix(8).allSatisfy({ $0 == 0xFF }) else {
      return hexadecimalOrDecimal(bytes)
    }
    let low = bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return "\(Int64(bitPattern: low))"
  }

  /// A number without a sign, in decimal digits up to 64 bits.
  private func hexadecimalOrDecimal(_ bytes: ArraySlice<UInt8>) -> String {
    let significant = bytes.drop { $0 == 0 }
    guard significant.count > 8 else {
      return "\(significant.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })"
    }
    let digits = significant.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    return "0x" + digits.joined()
  }
}
