import CLibXML2

/// Reads an XML text by the system's libxml2, and hands what it finds to a handler.
///
/// The text is pushed into libxml2's parser, which then neither builds a tree nor calls itself, so that elements
/// may be nested as deep as the text is long. The other ways to libxml2 lose something: its text reader puts
/// what is unknown in an attribute's value before the element, expands entities, and stops at 256 levels or else
/// drops all limits to expansion; Foundation's `XMLParser` stops the whole program at a processing instruction
/// without content and at bytes that are not UTF-8 in a name, and loses the order of attributes.
///
/// Nothing outside the text is ever loaded, and the entities that a document declares are not expanded: a
/// reference to one is handed on as such. In a document that declares no type, it is an error.
final class XMLReader {
  private let handler: any XMLEventHandler
  private var parser: UnsafeMutablePointer<XMLParserContext>?
  private let entities = XMLEntities()
  /// The first error, which is the one that says what is wrong.
  private var failure: FormatError?
  private var hasDocumentType = false
  private var hasElement = false
  private var depth = 0

  /// How much is pushed at once.
  ///
  /// What is pushed is copied; and at the end of each part, libxml2 goes back to where the mark began that it
  /// is in, which takes seconds for a comment of many megabytes if the parts are small.
  private static let partSize = 1 << 20

  private static let isInitialized: Void = xmlInitParser()

  /// Reads `bytes` into `handler`.
  ///
  /// - Parameters:
  ///   - bytes: the text in any encoding that it names and libxml2 knows.
  ///   - handler: what is told of each part of the text.
  /// - Throws: a `FormatError` with the position of the first mistake. The handler then holds what was read up
  ///   to there.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, into handler: any XMLEventHandler) throws(FormatError)
  {
    _ = isInitialized
    XMLParserBeQuiet()
    let reader = XMLReader(handler)
    // The parser holds the reader without owning it.
    try withExtendedLifetime(reader) { () throws(FormatError) in try reader.read(bytes) }
  }

  private init(_ handler: any XMLEventHandler) {
    self.handler = handler
  }

  private func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    var callbacks = XMLParserCallbacks.toReader
    parser = xmlCreatePushParserCtxt(&callbacks, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
    defer {
      // libxml2 makes a document for itself when a text declares entities.
      xmlFreeDoc(parser?.pointee.document)
      xmlFreeParserCtxt(parser)
    }
    xmlCtxtUseOptions(parser, XMLParserNoNetwork | XMLParserHuge)
    var start = 0
    var status: Int32 = 0
    while start < bytes.count, status == 0 {
      let part = UnsafeBufferPointer(rebasing: bytes[start..<min(start + Self.partSize, bytes.count)])
      status = part.withMemoryRebound(to: CChar.self) { part in
        xmlParseChunk(parser, part.baseAddress, Int32(part.count), 0)
      }
      start += part.count
    }
    if status == 0 {
      status = xmlParseChunk(parser, nil, 0, 1)
    }
    if let failure { throw failure }
    guard status == 0 else {
      throw FormatError(.encoding, at: position, "the text is not in its encoding here")
    }
  }

  /// What the parser has read up to.
  private var position: TextPosition {
    TextPosition(line: Int(xmlSAX2GetLineNumber(parser)), column: Int(xmlSAX2GetColumnNumber(parser)))
  }
}

// MARK: What the parser tells

extension XMLReader {
  /// Hands something on, unless the reading has ended; ends it if the handler refuses it.
  private func tell(_ event: (any XMLEventHandler) throws(FormatError) -> Void) {
    guard failure == nil else { return }
    do throws(FormatError) {
      try event(handler)
    } catch {
      var error = error
      error.position = error.position ?? position
      failure = error
      xmlStopParser(parser)
    }
  }

  func beginDocumentType(
    _ name: UnsafePointer<UInt8>?, _ publicID: UnsafePointer<UInt8>?, _ systemID: UnsafePointer<UInt8>?
  ) {
    hasDocumentType = true
    tell { (handler) throws(FormatError) in
      try handler.beginDocumentType(Self.bytes(name), external: Self.place(publicID, systemID))
    }
  }

  func endDocumentType() {
    tell { (handler) throws(FormatError) in try handler.endDocumentType() }
  }

  func declareEntity(
    _ name: UnsafePointer<UInt8>?, _ type: Int32, _ publicID: UnsafePointer<UInt8>?,
    _ systemID: UnsafePointer<UInt8>?, _ content: UnsafePointer<UInt8>?
  ) {
    let isParameter = type == XMLEntityInternalParameter || type == XMLEntityExternalParameter
    tell { (handler) throws(FormatError) in
      try handler.entity(
        (isParameter ? [UInt8(ascii: "%")] : []) + Self.bytes(name),
        content.map { Self.bytes($0) } ?? Self.place(publicID, systemID) ?? [])
    }
  }

  /// The entity for a reference; nothing where there cannot be any.
  func entity(_ name: UnsafePointer<UInt8>?) -> OpaquePointer? {
    hasDocumentType ? entities.entity(name) : nil
  }

  func parameterEntity(_ name: UnsafePointer<UInt8>?) -> OpaquePointer? {
    entities.parameterEntity(name)
  }

  func beginElement(
    _ name: XMLName, namespaces: UnsafeBufferPointer<UnsafePointer<UInt8>?>,
    attributes: UnsafeBufferPointer<UnsafePointer<UInt8>?>
  ) {
    hasElement = true
    depth += 1
    tell { (handler) throws(FormatError) in
      try handler.beginElement(name)
      for index in stride(from: 0, to: namespaces.count, by: 2) {
        let value = namespaces[index + 1].map { UnsafeBufferPointer(cString: $0) }
        try handler.attribute(.declaration(of: namespaces[index]), Self.value(value))
      }
      // Five pointers each: the name, its prefix, its namespace, the value and its end.
      for index in stride(from: 0, to: attributes.count, by: 5) {
        guard let local = attributes[index], let start = attributes[index + 3],
          let end = attributes[index + 4]
        else { continue }
        let value = UnsafeBufferPointer(start: start, count: end - start)
        try handler.attribute(XMLName(prefix: attributes[index + 1], local: local), Self.value(value))
      }
    }
  }

  func endElement() {
    depth -= 1
    tell { (handler) throws(FormatError) in try handler.endElement() }
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    tell { (handler) throws(FormatError) in try handler.text(bytes) }
  }

  func reference(_ name: UnsafePointer<UInt8>?) {
    tell { (handler) throws(FormatError) in try handler.reference(Self.bytes(name)) }
  }

  func cdata(_ bytes: UnsafeBufferPointer<UInt8>) {
    tell { (handler) throws(FormatError) in try handler.cdata(bytes) }
  }

  func comment(_ text: UnsafePointer<UInt8>?) {
    tell { (handler) throws(FormatError) in try handler.comment(Self.bytes(text)) }
  }

  func processingInstruction(_ target: UnsafePointer<UInt8>?, _ content: UnsafePointer<UInt8>?) {
    tell { (handler) throws(FormatError) in
      try handler.processingInstruction(Self.bytes(target), content.map { Self.bytes($0) })
    }
  }

  /// Keeps the first error that ends the reading; what libxml2 reads on after, warnings say or namespaces lack,
  /// is no reason not to show a text.
  func report(_ error: XMLParserError) {
    guard error.level == XMLParserErrorFatal, failure == nil else { return }
    failure = XMLReaderError.formatError(error, hasElement: hasElement, isInElement: depth > 0)
  }

  private static func bytes(_ text: UnsafePointer<UInt8>?) -> [UInt8] {
    text.map { Array(UnsafeBufferPointer(cString: $0)) } ?? []
  }

  /// Where something outside of the text stands.
  private static func place(
    _ publicID: UnsafePointer<UInt8>?, _ systemID: UnsafePointer<UInt8>?
  ) -> [UInt8]? {
    let quoted = [publicID, systemID].compactMap { $0.map { "\"".utf8 + bytes($0) + "\"".utf8 } }
    guard !quoted.isEmpty else { return nil }
    let word = publicID == nil ? "SYSTEM" : "PUBLIC"
    return Array(([Array(word.utf8)] + quoted).joined(separator: " ".utf8))
  }

  /// The value of an attribute.
  ///
  /// Where entities are not expanded, libxml2 writes an ampersand that is one as a reference by its number, so
  /// that it is not taken for the beginning of another.
  private static func value(_ bytes: UnsafeBufferPointer<UInt8>?) -> [UInt8] {
    guard let bytes else { return [] }
    guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
    var value: [UInt8] = []
    var index = 0
    while index < bytes.count {
      value.append(bytes[index])
      index += ByteMark.has("&#38;", at: index, in: bytes) ? 5 : 1
    }
    return value
  }
}
