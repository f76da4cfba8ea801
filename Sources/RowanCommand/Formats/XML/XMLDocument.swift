/// Builds a document from XML as it is read.
///
/// - An attribute is a child of its element, before all others, in the order in which it was written.
/// - White space between marks is left out; a text is trimmed at both ends. Comments and CDATA keep theirs.
/// - A text that is all that an element holds, apart from attributes, is the value of the element; beside other
///   content it is a node of its own.
struct XMLDocumentHandler: XMLEventHandler {
  private(set) var builder = DocumentBuilder()
  /// The text since the last mark, of which the next mark tells what it is.
  private var pending: UInt32?
  /// Whether the open element has content other than attributes and the pending text.
  private var hasContent = false
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func documentType(_ word: Range<Int>, _ content: Range<Int>) {
    add(.documentType, name: word.lowerBound, value: content.lowerBound)
  }

  mutating func beginElement(_ name: Range<Int>) {
    addText()
    builder.open(.element, name: offset(name.lowerBound))
    hasContent = false
  }

  mutating func attribute(_ name: Range<Int>, _ value: Range<Int>) {
    builder.leaf(.attribute, name: offset(name.lowerBound), value: offset(value.lowerBound))
  }

  mutating func endElement(at offset: Int) {
    if let pending, !hasContent {
      builder.setValue(pending)
      self.pending = nil
    }
    addText()
    builder.close()
    hasContent = true
  }

  mutating func text(_ range: Range<Int>) {
    pending = range.first { !XMLByte.isSpace(bytes[$0]) }.map { offset($0) }
  }

  mutating func cdata(_ range: Range<Int>) {
    add(.cdata, value: range.lowerBound)
  }

  mutating func comment(_ range: Range<Int>) {
    add(.comment, value: range.lowerBound)
  }

  mutating func processingInstruction(_ target: Range<Int>, _ content: Range<Int>) {
    add(.processingInstruction, name: target.lowerBound, value: content.isEmpty ? nil : content.lowerBound)
  }

  private mutating func add(_ kind: NodeKind, name: Int? = nil, value: Int?) {
    addText()
    builder.leaf(
      kind, name: name.map { offset($0) } ?? DocumentNode.none,
      value: value.map { offset($0) } ?? DocumentNode.none)
    hasContent = true
  }

  private mutating func addText() {
    guard let pending else { return }
    builder.leaf(.text, name: DocumentNode.none, value: pending)
    hasContent = true
    self.pending = nil
  }

  private func offset(_ offset: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: offset)
  }
}

extension Document {
  /// Reads an XML text and keeps it, in UTF-8, as the text of the document.
  init(xml bytes: [UInt8]) throws(FormatError) {
    let text = try XMLEncoding.utf8Text(bytes)
    guard text.count < Int(DocumentNode.none) else {
      throw FormatError(.tooLarge, "the file is larger than 4 GB")
    }
    let nodes = try text.withUnsafeBufferPointer { (text) throws(FormatError) in
      var handler = XMLDocumentHandler(text)
      try XMLReader.read(text, into: &handler, maximumDepth: DocumentNode.maximumLevel)
      return handler.builder.nodes
    }
    self.init(nodes: nodes, bytes: text, form: .xml)
  }
}
