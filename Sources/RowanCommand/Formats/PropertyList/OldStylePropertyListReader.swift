/// Reads a property list in the old style: `{ key = value; list = (a, "b c"); data = <0fbd 77>; }`.
///
/// A file of strings is one without its braces: `"key" = "value";`, or `"key";` for a value that is the key.
/// It never calls itself, so that lists may be nested as deep as the text is long.
struct OldStylePropertyListReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  private var builder = DocumentBuilder()
  private var texts = CountedText()
  /// Whether the innermost container is an array.
  private var isInArray = false
  /// Whether the list is a file of strings, whose dictionary ends with the text.
  private var hasBraces = true

  static func read(_ bytes: [UInt8]) throws(FormatError) -> Document {
    let isMarked = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    let text = isMarked ? try UTF16Text.utf8Text(bytes, isBigEndian: bytes[0] == 0xFE) : bytes
    return try text.withUnsafeBufferPointer { (text) throws(FormatError) in
      try UTF8Text.check(text)
      var reader = OldStylePropertyListReader(text)
      try reader.readList()
      return Document(nodes: reader.builder.nodes, bytes: reader.texts.bytes, form: .counted)
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.index = UTF8Text.byteOrderMarkLength(bytes)
  }

  private mutating func readList() throws(FormatError) {
    try skipSpace()
    if try isFileOfStrings() {
      hasBraces = false
      builder.open(.dictionary, name: DocumentNode.none)
    } else {
      try readValue(name: DocumentNode.none)
    }
    while builder.level > 0 {
      try skipSpace()
      if isInArray {
        try readElement()
      } else {
        try readEntry()
      }
    }
    try skipSpace()
    guard index == bytes.count else { throw expected("the end of the text after the value") }
  }

  /// Whether the text begins with a string that is a key, or holds nothing but comments.
  private mutating func isFileOfStrings() throws(FormatError) -> Bool {
    guard index < bytes.count else { return true }
    guard isStringStart(bytes[index]) else { return false }
    let start = index
    defer { index = start }
    _ = try readString()
    try skipSpace()
    return index < bytes.count && (has("=") || has(";"))
  }

  /// Reads the next entry of a dictionary, or its end.
  private mutating func readEntry() throws(FormatError) {
    let isOutermost = builder.level == 1 && !hasBraces
    if isOutermost ? index == bytes.count : has("}") {
      if !isOutermost {
        index += 1
      }
      return try close()
    }
    guard index < bytes.count, isStringStart(bytes[index]) else {
      throw expected(isOutermost ? "a key" : "a key or '}'")
    }
    let key = try texts.append(try readString())
    try skipSpace()
    if has(";") {
      builder.leaf(.string, name: key, value: key)
      index += 1
      return
    }
    guard has("=") else { throw expected("'=' or ';' after a key") }
    index += 1
    try skipSpace()
    try readValue(name: key)
  }

  /// Reads the next element of an array, or its end.
  private mutating func readElement() throws(FormatError) {
    if has(")") {
      index += 1
      return try close()
    }
    try readValue(name: builder.childCount)
  }

  /// Reads a value and what stands behind it, or opens a container.
  private mutating func readValue(name: UInt32) throws(FormatError) {
    guard index < bytes.count else { throw expected("a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      guard builder.level < DocumentNode.maximumLevel else {
        throw FormatError(.tooLarge, at: position(index), "the lists within each other are too many")
      }
      isInArray = bytes[index] == UInt8(ascii: "(")
      builder.open(isInArray ? .array : .dictionary, name: name)
      index += 1
    case UInt8(ascii: "<"):
      let data = try readData()
      builder.leaf(.data, name: name, value: try texts.append(PropertyListText.data(data).utf8))
      try readSeparator()
    case let byte where isStringStart(byte):
      let string = try readString()
      builder.leaf(.string, name: name, value: try texts.append(string))
      try readSeparator()
    default:
      throw expected("a value")
    }
  }

  private mutating func close() throws(FormatError) {
    isInArray = builder.close() == .array
    try readSeparator()
  }

  /// Reads what must stand behind a value in the container that holds it.
  private mutating func readSeparator() throws(FormatError) {
    guard builder.level > 0 else { return }
    try skipSpace()
    if isInArray {
      guard has(",") || has(")") else { throw expected("',' or ')' after a value") }
      index += has(",") ? 1 : 0
    } else {
      guard has(";") else { throw expected("';' after a value") }
      index += 1
    }
  }
}
