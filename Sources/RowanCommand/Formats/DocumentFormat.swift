/// What kind of data an input is.
enum DocumentFormat: String, CaseIterable, Sendable {
  case json
  case xml
  case propertyList = "plist"
  case paths
  case folder

  /// Recognises the format of a file by its first bytes, and by its name where they may mean several.
  ///
  /// Lists of paths and folders are never recognised here: any text could be a list of paths.
  ///
  /// - Parameters:
  ///   - name: the name of the file, or nothing for standard input.
  ///   - content: the start of the file, or all of it; a few hundred bytes are enough.
  /// - Returns: the format, or nothing when neither the content nor the name tells.
  static func detect(name: String?, content: [UInt8]) -> DocumentFormat? {
    if content.starts(with: "bplist".utf8) { return .propertyList }
    let named = name.flatMap { byExtension($0) }
    switch firstCharacter(of: content) {
    case UInt8(ascii: "<"):
      return isPropertyList(content) ?? (named == .propertyList) ? .propertyList : .xml
    case UInt8(ascii: "{"):
      return named == .propertyList ? .propertyList : .json
    case UInt8(ascii: "["):
      return .json
    default:
      return named
    }
  }

  private static func byExtension(_ name: String) -> DocumentFormat? {
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return nil }
    let known: [String: DocumentFormat] = [
      "json": .json, "geojson": .json, "topojson": .json, "ipynb": .json, "jsonld": .json,
      "webmanifest": .json,
      "har": .json, "gltf": .json, "avsc": .json, "sarif": .json,
      "xml": .xml, "svg": .xml, "xhtml": .xml, "xsl": .xml, "xslt": .xml, "xsd": .xml, "rss": .xml,
      "atom": .xml,
      "kml": .xml, "gpx": .xml, "rdf": .xml, "wsdl": .xml, "storyboard": .xml, "xib": .xml,
      "plist": .propertyList, "strings": .propertyList, "entitlements": .propertyList,
      "pbxproj": .propertyList,
      "mobileconfig": .propertyList, "stringsdict": .propertyList, "xcprivacy": .propertyList,
    ]
    return known[name[name.index(after: dot)...].lowercased()]
  }

  /// The first byte after a byte order mark and white space, in UTF-8 or UTF-16.
  static func firstCharacter(of content: [UInt8]) -> UInt8? {
    let isMark = content.starts(with: [0xEF, 0xBB, 0xBF])
    let isUTF16 = content.starts(with: [0xFE, 0xFF]) || content.starts(with: [0xFF, 0xFE])
    return content.dropFirst(isMark ? 3 : isUTF16 ? 2 : 0).first { byte in
      byte != 0 && byte != 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    }
  }

  /// Whether the first element of an XML text is that of a property list.
  ///
  /// Nothing when the start of the text does not go that far.
  private static func isPropertyList(_ content: [UInt8]) -> Bool? {
    let handler = FirstNameHandler()
    // The start of a text breaks off somewhere; what was read before is what counts.
    content[..<min(content.count, 4096)].withUnsafeBufferPointer { start in
      try? XMLReader.read(start, into: handler)
    }
    return handler.name.map { $0.elementsEqual("plist".utf8) }
  }
}

/// Keeps the first name that tells what an XML text is about: that of its type, or of its first element.
private final class FirstNameHandler: XMLEventHandler {
  private(set) var name: [UInt8]?

  func beginDocumentType(_ name: [UInt8], external: [UInt8]?) throws(FormatError) {
    try keep(name)
  }

  func beginElement(_ name: XMLName) throws(FormatError) {
    try keep(name.bytes)
  }

  /// Keeps a name; there is nothing more to read for.
  private func keep(_ name: [UInt8]) throws(FormatError) {
    self.name = name
    throw FormatError(.unrecognized, "this is all that is needed")
  }
}
