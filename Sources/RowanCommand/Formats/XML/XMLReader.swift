/// Reads an XML text as XML 1.0 defines it, without validation, and hands what it finds to a handler.
///
/// The system's parser is not used. Foundation's stops the whole program at a processing instruction without
/// content and at bytes that are not UTF-8 in a name, loses the order of attributes and a part of the text of
/// entities, and refuses texts of more than ten million bytes.
///
/// Nothing outside the text is ever loaded, and the entities that a document declares are not expanded: a
/// reference to one is part of the text, as it is written. In a document that declares no type, it is an error.
/// Prefixes of names are not resolved; a name is what is written.
///
/// It holds the names of the open elements and never calls itself, so that elements may be nested as deep as the
/// text is long.
struct XMLReader<Handler: XMLEventHandler> {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  var handler: Handler
  /// The names of the open elements.
  private var open: [Range<Int>] = []
  var hasElement = false
  var hasDocumentType = false
  let maximumDepth: Int

  /// Reads `bytes` into `handler`.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8, of which `XMLEncoding` has checked every character.
  ///   - handler: what is told of each part of the text.
  ///   - maximumDepth: how many elements may be open at once.
  /// - Throws: a `FormatError` with the position of the first byte that breaks the grammar. The handler then
  ///   holds what was read up to there.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, into handler: inout Handler, maximumDepth: Int = .max
  ) throws(FormatError) {
    var reader = XMLReader(bytes: bytes, handler: handler, maximumDepth: maximumDepth)
    defer { handler = reader.handler }
    try reader.readText()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, handler: Handler, maximumDepth: Int) {
    self.bytes = bytes
    self.index = UTF8Text.byteOrderMarkLength(bytes)
    self.handler = handler
    self.maximumDepth = maximumDepth
  }

  private mutating func readText() throws(FormatError) {
    try readDeclaration()
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        try readCharacters()
      } else if has("</") {
        try readEndTag()
      } else if has("<!") {
        try readExclamation()
      } else if has("<?") {
        try readProcessingInstruction()
      } else {
        try readStartTag()
      }
    }
    if let name = open.last { throw expected("</\(shown(name))>") }
    guard hasElement else { throw expected("an element") }
  }

  private mutating func readCharacters() throws(FormatError) {
    let start = index
    guard !open.isEmpty else {
      skipSpace()
      guard index == bytes.count || bytes[index] == UInt8(ascii: "<") else {
        throw hasElement ? expected("nothing but comments after the first element") : expected("an element")
      }
      return
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        handler.text(start..<index)
        return
      case UInt8(ascii: "&"):
        try readReference()
      case UInt8(ascii: "]") where has("]]>"):
        throw error(at: index, "']]>' must be written as ]]&gt; in a text")
      default:
        index += 1
      }
    }
    handler.text(start..<index)
  }

  private mutating func readStartTag() throws(FormatError) {
    let start = index
    index += 1
    let name = try readName("the name of an element after '<'")
    guard !open.isEmpty || !hasElement else {
      throw error(at: start, "a second element at the top, where there must be one")
    }
    guard open.count < maximumDepth else {
      throw FormatError(
        .tooLarge, at: position(start), "more than \(maximumDepth) elements within each other")
    }
    hasElement = true
    handler.beginElement(name)
    let isEmpty = try readAttributes()
    if isEmpty {
      handler.endElement(at: start)
    } else {
      open.append(name)
    }
  }

  private mutating func readEndTag() throws(FormatError) {
    let start = index
    index += 2
    let name = try readName("the name of an element after '</'")
    guard let last = open.last else {
      throw error(at: start, "</\(shown(name))> ends no element")
    }
    guard last.count == name.count, bytes[last].elementsEqual(bytes[name]) else {
      throw error(at: start, "expected </\(shown(last))>, found </\(shown(name))>")
    }
    skipSpace()
    guard has(">") else { throw expected("'>' at the end of a tag") }
    index += 1
    open.removeLast()
    handler.endElement(at: start)
  }

  /// Reads a comment, a CDATA section or the type of the document.
  private mutating func readExclamation() throws(FormatError) {
    let start = index
    if has("<!--") {
      index += 4
      guard let end = find("--") else {
        index = bytes.count
        throw expected("'-->' after a comment")
      }
      guard end + 2 < bytes.count, bytes[end + 2] == UInt8(ascii: ">") else {
        throw error(at: end, "'--' must not stand in a comment")
      }
      handler.comment(index..<end)
      index = end + 3
    } else if has("<![CDATA[") {
      guard !open.isEmpty else { throw error(at: start, "a CDATA section must stand within an element") }
      index += 9
      guard let end = find("]]>") else {
        index = bytes.count
        throw expected("']]>' after a CDATA section")
      }
      handler.cdata(index..<end)
      index = end + 3
    } else if has("<!DOCTYPE") {
      try readDocumentType()
    } else {
      throw error(at: start, "expected '<!--', '<![CDATA[' or '<!DOCTYPE'")
    }
  }
}
