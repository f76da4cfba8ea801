import CLibXML2

/// The entities that the parser is told of instead of those that a text declares: each is empty.
///
/// References to entities are shown as they are written, so none is ever followed: not to a file, not to the
/// network, and not to ten others of ten others that would fill the memory. That is also why the parser may read
/// without its fixed limits, which are there to stop such texts.
struct XMLEntities: ~Copyable {
  /// Owns the entities; nothing in it is shown.
  private let document = xmlNewDoc(nil)

  init() {
    _ = "entities".withCString(encodedAs: UTF8.self) { xmlCreateIntSubset(document, $0, nil, nil) }
  }

  deinit {
    xmlFreeDoc(document)
  }

  /// An entity in a text.
  func entity(_ name: UnsafePointer<UInt8>?) -> OpaquePointer? {
    if let known = xmlGetDocEntity(document, name) { return known }
    return "".withCString(encodedAs: UTF8.self) {
      xmlAddDocEntity(document, name, XMLEntityInternal, nil, nil, $0)
    }
  }

  /// An entity between declarations, which would hold more of them.
  func parameterEntity(_ name: UnsafePointer<UInt8>?) -> OpaquePointer? {
    if let known = xmlGetParameterEntity(document, name) { return known }
    return "".withCString(encodedAs: UTF8.self) {
      xmlAddDocEntity(document, name, XMLEntityExternalParameter, nil, $0, nil)
    }
  }
}
