/// Reads a JSON text as RFC 8259 defines it, and hands what it finds to a handler.
///
/// It keeps what a reader into dictionaries and numbers loses: the order of members, keys that come twice, and
/// every digit of a number. It holds one bit for each open object or array and never calls itself, so that a
/// text may be nested as deep as it is long.
///
/// Where the RFC leaves a choice: a byte order mark at the start is ignored (section 8.1), any value may stand
/// at the top (section 2), a surrogate escape without its partner is accepted (section 8.2), and there is no
/// limit to the length of a number or a string (section 9). A text in another encoding than UTF-8 is refused.
struct JSONReader<Handler: JSONEventHandler> {
  let bytes: UnsafeBufferPointer<UInt8>
  var index: Int
  private var handler: Handler
  private var containers: ContainerStack
  private let maximumDepth: Int

  /// Reads `bytes` into `handler`.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - handler: what is told of each part of the text.
  ///   - maximumDepth: how many objects and arrays may be open at once.
  /// - Throws: a `FormatError` with the position of the first byte that breaks the grammar. The handler then
  ///   holds what was read up to there.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, into handler: inout Handler, maximumDepth: Int = .max
  ) throws(FormatError) {
    var reader = JSONReader(bytes: bytes, handler: handler, maximumDepth: maximumDepth)
    defer { handler = reader.handler }
    try reader.readText()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, handler: Handler, maximumDepth: Int) {
    self.bytes = bytes
    self.index = UTF8Text.byteOrderMarkLength(bytes)
    self.handler = handler
    self.containers = ContainerStack()
    self.maximumDepth = maximumDepth
  }

  private mutating func readText() throws(FormatError) {
    try refuseOtherEncodings()
    var place = JSONPlace.top
    while true {
      try readValue(place)
      // After a value, close whatever ends here, then go on to the next value or to the end of the text.
      after: while true {
        skipWhitespace()
        guard containers.depth > 0 else {
          guard index == bytes.count else { throw expected("the end of the text after the value") }
          return
        }
        let byte = index < bytes.count ? bytes[index] : 0
        if containers.isObject {
          switch byte {
          case UInt8(ascii: ","):
            index += 1
            try readKey(JSONPlace.afterComma)
            place = .afterColon
            break after
          case UInt8(ascii: "}"):
            handler.endObject(at: index)
          default:
            throw expected("',' or '}' after a value")
          }
        } else {
          switch byte {
          case UInt8(ascii: ","):
            index += 1
            place = .afterComma
            break after
          case UInt8(ascii: "]"):
            handler.endArray(at: index)
          default:
            throw expected("',' or ']' after a value")
          }
        }
        containers.pop()
        index += 1
      }
    }
  }

  /// Reads a value up to its end, or up to the end of an empty container, through any number of containers that
  /// open before it.
  @inline(__always)
  private mutating func readValue(_ place: JSONPlace) throws(FormatError) {
    var place = place
    while true {
      skipWhitespace()
      guard index < bytes.count else { throw expected(place.expectation) }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        handler.string(try readString())
        return
      case UInt8(ascii: "{"):
        try enter(object: true)
        handler.beginObject(at: index)
        index += 1
        skipWhitespace()
        if index < bytes.count, bytes[index] == UInt8(ascii: "}") {
          containers.pop()
          handler.endObject(at: index)
          index += 1
          return
        }
        try readKey(.opened)
        place = .afterColon
      case UInt8(ascii: "["):
        try enter(object: false)
        handler.beginArray(at: index)
        index += 1
        skipWhitespace()
        if index < bytes.count, bytes[index] == UInt8(ascii: "]") {
          containers.pop()
          handler.endArray(at: index)
          index += 1
          return
        }
        place = .opened
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        handler.number(try readNumber())
        return
      case UInt8(ascii: "t"):
        let start = try readWord("true", place)
        handler.bool(true, at: start)
        return
      case UInt8(ascii: "f"):
        let start = try readWord("false", place)
        handler.bool(false, at: start)
        return
      case UInt8(ascii: "n"):
        let start = try readWord("null", place)
        handler.null(at: start)
        return
      default:
        throw expected(place.expectation)
      }
    }
  }

  @inline(__always)
  private mutating func readKey(_ place: JSONPlace) throws(FormatError) {
    skipWhitespace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw expected(place.keyExpectation)
    }
    handler.key(try readString())
    skipWhitespace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
      throw expected("':' after a key")
    }
    index += 1
  }

  private mutating func readWord(_ word: StaticString, _ place: JSONPlace) throws(FormatError) -> Int {
    let start = index
    var end = start
    while end < bytes.count, ASCIIByte.isLetterOrDigit(bytes[end]) {
      end += 1
    }
    guard end - start == word.utf8CodeUnitCount,
      (0..<word.utf8CodeUnitCount).allSatisfy({ bytes[start + $0] == word.utf8Start[$0] })
    else { throw expected(place.expectation) }
    index = end
    return start
  }

  @inline(__always)
  private mutating func enter(object: Bool) throws(FormatError) {
    guard containers.depth < maximumDepth else {
      throw error(.tooLarge, at: index, "more than \(maximumDepth) objects and arrays within each other")
    }
    containers.push(object: object)
  }

  @inline(__always)
  private mutating func skipWhitespace() {
    while index < bytes.count, ASCIIByte.isSpace(bytes[index]) {
      index += 1
    }
  }
}
