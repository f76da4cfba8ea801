/// What an XML text is made of, in the order in which it is written.
///
/// Bytes are UTF-8, and are there as long as the call. An error that is thrown without a position gets the one
/// that was read up to, and ends the reading.
protocol XMLEventHandler: AnyObject {
  /// The declaration of the document's type begins; what is declared in its brackets follows.
  ///
  /// - Parameters:
  ///   - name: the name of the outermost element.
  ///   - external: where the rest of the type stands, as it is written: `SYSTEM "…"` or `PUBLIC "…" "…"`.
  func beginDocumentType(_ name: [UInt8], external: [UInt8]?) throws(FormatError)
  /// The declaration of an entity, with its text, or where its text stands.
  func entity(_ name: [UInt8], _ value: [UInt8]) throws(FormatError)
  func endDocumentType() throws(FormatError)
  /// An element begins; its attributes follow.
  func beginElement(_ name: XMLName) throws(FormatError)
  /// An attribute that is written, with its references to characters decoded; one to an entity of the document
  /// is written as `&name;`.
  func attribute(_ name: XMLName, _ value: [UInt8]) throws(FormatError)
  func endElement() throws(FormatError)
  /// A part of the text between two marks, with its references to characters decoded.
  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError)
  /// A reference to an entity of the document.
  func reference(_ name: [UInt8]) throws(FormatError)
  /// A part of a section of text that was written without escapes.
  func cdata(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError)
  func comment(_ text: [UInt8]) throws(FormatError)
  func processingInstruction(_ target: [UInt8], _ content: [UInt8]?) throws(FormatError)
}

/// What a handler says that needs only a part of a text.
extension XMLEventHandler {
  func beginDocumentType(_ name: [UInt8], external: [UInt8]?) throws(FormatError) {}
  func entity(_ name: [UInt8], _ value: [UInt8]) throws(FormatError) {}
  func endDocumentType() throws(FormatError) {}
  func attribute(_ name: XMLName, _ value: [UInt8]) throws(FormatError) {}
  func endElement() throws(FormatError) {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError) {}
  func reference(_ name: [UInt8]) throws(FormatError) {}
  func cdata(_ bytes: UnsafeBufferPointer<UInt8>) throws(FormatError) {}
  func comment(_ text: [UInt8]) throws(FormatError) {}
  func processingInstruction(_ target: [UInt8], _ content: [UInt8]?) throws(FormatError) {}
}
