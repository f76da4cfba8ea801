/// Builds a document from JSON as it is read.
struct JSONDocumentHandler: JSONEventHandler {
  private(set) var builder = DocumentBuilder()
  private var key = DocumentNode.none
  private var isInArray = false

  /// The name of the next node: its key, or its index in an array.
  private var name: UInt32 {
    isInArray ? builder.childCount : key
  }

  mutating func beginObject(at offset: Int) {
    builder.open(.object, name: name)
    isInArray = false
  }

  mutating func endObject(at offset: Int) {
    end()
  }

  mutating func beginArray(at offset: Int) {
    builder.open(.array, name: name)
    isInArray = true
  }

  mutating func endArray(at offset: Int) {
    end()
  }

  mutating func key(_ range: Range<Int>) {
    key = UInt32(truncatingIfNeeded: range.lowerBound)
  }

  mutating func string(_ range: Range<Int>) {
    leaf(.string, at: range.lowerBound)
  }

  mutating func number(_ range: Range<Int>) {
    leaf(.number, at: range.lowerBound)
  }

  mutating func bool(_ value: Bool, at offset: Int) {
    leaf(.bool, at: offset)
  }

  mutating func null(at offset: Int) {
    leaf(.null, at: offset)
  }

  @inline(__always)
  private mutating func leaf(_ kind: NodeKind, at offset: Int) {
    builder.leaf(kind, name: name, value: UInt32(truncatingIfNeeded: offset))
  }

  private mutating func end() {
    isInArray = builder.close() == .array
  }
}

extension Document {
  /// Reads a JSON text and keeps it as the text of the document.
  init(json bytes: [UInt8]) throws(FormatError) {
    guard bytes.count < Int(DocumentNode.none) else {
      throw FormatError(.tooLarge, "the file is larger than 4 GB")
    }
    var handler = JSONDocumentHandler()
    try bytes.withUnsafeBufferPointer { (bytes) throws(FormatError) in
      try JSONReader.read(bytes, into: &handler, maximumDepth: DocumentNode.maximumLevel)
    }
    self.init(nodes: handler.builder.nodes, bytes: bytes, form: .json)
  }
}
