/// Builds a document from XML as it is read.
///
/// - An attribute is a child of its element, before all others, in the order in which it was written; the
///   declarations of namespaces come first.
/// - White space between marks is left out; a text is trimmed at both ends. Comments and CDATA keep theirs.
/// - A text that is all that an element holds, apart from attributes, is the value of the element; beside other
///   content it is a node of its own.
final class XMLDocumentHandler: XMLEventHandler {
  private(set) var builder = DocumentBuilder()
  private(set) var texts = CountedText()
  private var names: [XMLName: UInt32] = [:]
  /// The text since the last mark, of which the next mark tells what it is.
  private var pending: [UInt8] = []
  /// The CDATA since the last mark, which comes in parts.
  private var pendingCDATA: [UInt8] = []
  private var hasCDATA = false
  /// Whether the open element has content other than attributes and the pending text.
  private var hasContent = false

  func beginDocumentType(_ name: [UInt8], external: [UInt8]?) throws(FormatError) {
    builder.open(.documentType, name: try texts.intern("DOCTYPE"))
    builder.setValue(try texts.append(external.map { name + " ".utf8 + $0 } ?? name))
  }

  func entity(_ name: [UInt8], _ value: [UInt8]) throws(FormatError) {
    builder.leaf(.entity, name: try texts.append(name), value: try texts.append(value))
  }

  func endDocumentType() throws(FormatError) {
    builder.close()
  }

  func beginElement(_ name: XMLName) throws(FormatError) {
    try addPending()
    guard builder.level < DocumentNode.maximumLevel else {
      throw FormatError(.tooLarge, "more than \(DocumentNode.maximumLevel) elements within each other")
    }
    builder.open(.element, name: try place(of: name))
    hasContent = false
  }

  func attribute(_ name: XMLName, _ value: [UInt8]) throws(FormatError) {
    builder.leaf(.attribute, name: try place(of: name), value: try texts.append(value))
  }

  func endElement() throws(FormatError) {
    if !hasContent, !hasCDATA, let text = try takeText() {
      builder.setValue(text)
    }
    try addPending()
    builder.close()
    hasContent = true
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    try addCDATA()
    pending.append(contentsOf: bytes)
  }

  func reference(_ name: [UInt8]) throws(FormatError) {
    try addCDATA()
    pending += "&".utf8 + name + ";".utf8
  }

  func cdata(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    try addText()
    hasCDATA = true
    pendingCDATA.append(contentsOf: bytes)
  }

  func comment(_ text: [UInt8]) throws(FormatError) {
    try add(.comment, value: texts.append(text))
  }

  func processingInstruction(_ target: [UInt8], _ content: [UInt8]?) throws(FormatError) {
    let value = try content.map { (content) throws(FormatError) in try texts.append(content) }
    try add(.processingInstruction, name: texts.append(target), value: value ?? DocumentNode.none)
  }

  private func add(_ kind: NodeKind, name: UInt32 = DocumentNode.none, value: UInt32) throws(FormatError) {
    try addPending()
    builder.leaf(kind, name: name, value: value)
    hasContent = true
  }

  private func addPending() throws(FormatError) {
    try addText()
    try addCDATA()
  }

  private func addText() throws(FormatError) {
    guard let text = try takeText() else { return }
    builder.leaf(.text, name: DocumentNode.none, value: text)
    hasContent = true
  }

  private func addCDATA() throws(FormatError) {
    guard hasCDATA else { return }
    builder.leaf(.cdata, name: DocumentNode.none, value: try texts.append(pendingCDATA))
    pendingCDATA.removeAll(keepingCapacity: true)
    hasCDATA = false
    hasContent = true
  }

  /// Stores the pending text without the white space around it; nothing when there is nothing else.
  private func takeText() throws(FormatError) -> UInt32? {
    guard !pending.isEmpty else { return nil }
    defer { pending.removeAll(keepingCapacity: true) }
    let text = ASCIIByte.trimmed(pending)
    return text.isEmpty ? nil : try texts.append(text)
  }

  private func place(of name: XMLName) throws(FormatError) -> UInt32 {
    if let place = names[name] { return place }
    let place = try texts.append(name.bytes)
    names[name] = place
    return place
  }
}

extension Document {
  /// Reads an XML text, and keeps the text of its nodes.
  init(xml bytes: [UInt8]) throws(FormatError) {
    let handler = XMLDocumentHandler()
    try bytes.withUnsafeBufferPointer { (bytes) throws(FormatError) in
      try XMLReader.read(bytes, into: handler)
    }
    self.init(nodes: handler.builder.nodes, bytes: handler.texts.bytes, form: .counted)
  }
}
