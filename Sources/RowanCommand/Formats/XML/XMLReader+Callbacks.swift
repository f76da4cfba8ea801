import CLibXML2

extension XMLParserCallbacks {
  /// The functions that hand what the parser finds to the reader that it was given as its context.
  static var toReader: XMLParserCallbacks {
    var callbacks = XMLParserCallbacks()
    callbacks.initialized = XMLParserCallbacksVersion2
    callbacks.internalSubset = { XMLReader.of($0).beginDocumentType($1, $2, $3) }
    callbacks.externalSubset = { context, _, _, _ in XMLReader.of(context).endDocumentType() }
    callbacks.entityDecl = { XMLReader.of($0).declareEntity($1, $2, $3, $4, $5) }
    callbacks.getEntity = { XMLReader.of($0).entity($1) }
    callbacks.getParameterEntity = { XMLReader.of($0).parameterEntity($1) }
    callbacks.startElementNs = {
      context, local, prefix, _, namespaceCount, namespaces, attributeCount, defaultedCount, attributes in
      guard let local else { return }
      // Attributes that are not written, but have a default value, come last.
      let written = attributeCount - defaultedCount
      XMLReader.of(context).beginElement(
        XMLName(prefix: prefix, local: local),
        namespaces: UnsafeBufferPointer(start: namespaces, count: Int(namespaceCount) * 2),
        attributes: UnsafeBufferPointer(start: attributes, count: Int(written) * 5))
    }
    callbacks.endElementNs = { context, _, _, _ in XMLReader.of(context).endElement() }
    callbacks.characters = { XMLReader.of($0).text(UnsafeBufferPointer(start: $1, count: Int($2))) }
    // The two must be the same, or libxml2 guesses which white space can be left out.
    callbacks.ignorableWhitespace = callbacks.characters
    callbacks.cdataBlock = { XMLReader.of($0).cdata(UnsafeBufferPointer(start: $1, count: Int($2))) }
    callbacks.reference = { XMLReader.of($0).reference($1) }
    callbacks.comment = { XMLReader.of($0).comment($1) }
    callbacks.processingInstruction = { XMLReader.of($0).processingInstruction($1, $2) }
    callbacks.serror = { context, error in
      if let error { XMLReader.of(context).report(error.pointee) }
    }
    return callbacks
  }
}

extension XMLReader {
  fileprivate static func of(_ context: UnsafeMutableRawPointer?) -> XMLReader {
    // The context is what `read` gave the parser.
    Unmanaged.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }
}
