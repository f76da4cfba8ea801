import Foundation

/// Reads a property list, in XML, binary or in the old style, by Foundation into a document.
///
/// The order of a dictionary is lost in Foundation, so its keys are sorted. A date is shown in ISO 8601, data by
/// its length and its first bytes.
struct PropertyListReader {
  private var builder = DocumentBuilder()
  private var texts = CountedText()
  /// The open dictionaries and arrays, with what is left of each.
  private var open: [Container] = []

  private struct Container {
    var children: IndexingIterator<[(key: String?, value: Any)]>
    var count: UInt32 = 0
  }

  /// The nodes of a property list and the text that they refer to.
  static func read(_ bytes: [UInt8]) throws(FormatError) -> (nodes: NodeStore, texts: [UInt8]) {
    var reader = PropertyListReader()
    try reader.add(try parse(bytes))
    return (reader.builder.nodes, reader.texts.bytes)
  }

  private static func parse(_ bytes: [UInt8]) throws(FormatError) -> Any {
    guard !bytes.isEmpty else {
      throw FormatError(
        .syntax, at: TextPosition(line: 1, column: 1), "expected a property list, found nothing")
    }
    let isBinary = bytes.starts(with: "bplist".utf8)
    if isBinary {
      try checkSize(bytes)
    }
    var format = PropertyListSerialization.PropertyListFormat.binary
    do {
      let root = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: &format)
      if !isBinary || format == .binary { return root }
    } catch {
      if !isBinary { throw PropertyListErrors.failure(error, bytes) }
    }
    // Foundation takes a binary list that it cannot read for a text in the old style.
    throw damaged
  }

  private static let damaged = FormatError(.syntax, "the binary property list is damaged")

  /// Refuses a binary list that stands for far more nodes than it has bytes.
  private static func checkSize(_ bytes: [UInt8]) throws(FormatError) {
    let limit = bytes.count * 16 + 4096
    guard let count = BinaryPropertyListSize(bytes)?.nodeCount(limit: limit) else { throw damaged }
    guard count < limit else {
      throw FormatError(
        .tooLarge, "the property list repeats its parts so often that it is too large to show")
    }
  }

  private mutating func add(_ root: Any) throws(FormatError) {
    try add(root, name: DocumentNode.none)
    while !open.isEmpty {
      let last = open.count - 1
      guard let (key, value) = open[last].children.next() else {
        open.removeLast()
        builder.close()
        continue
      }
      let index = open[last].count
      open[last].count += 1
      let name = try key.map { (key) throws(FormatError) in try texts.intern(key) }
      try add(value, name: name ?? index)
    }
  }

  /// Adds a value; the children of a container are added later.
  private mutating func add(_ value: Any, name: UInt32) throws(FormatError) {
    switch value {
    case let dictionary as [AnyHashable: Any]:
      // A binary list may have keys that are no strings.
      let keyed = dictionary.map { (key: PropertyListText.scalar($0.key.base).text, value: $0.value) }
      let children = keyed.sorted { $0.key < $1.key }.map { (key: Optional($0.key), value: $0.value) }
      builder.open(.dictionary, name: name)
      open.append(Container(children: children.makeIterator()))
    case let array as [Any]:
      builder.open(.array, name: name)
      open.append(Container(children: array.map { (key: nil, value: $0) }.makeIterator()))
    default:
      let (kind, text) = PropertyListText.scalar(value)
      builder.leaf(kind, name: name, value: try texts.append(text.utf8))
    }
  }
}

extension Document {
  /// Reads a property list.
  init(propertyList bytes: [UInt8]) throws(FormatError) {
    let (nodes, texts) = try PropertyListReader.read(bytes)
    self.init(nodes: nodes, bytes: texts, form: .counted)
  }
}
