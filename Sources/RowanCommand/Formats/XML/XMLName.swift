/// A name as it is written, with the prefix before its colon.
///
/// It points into the parser's dictionary, which keeps one copy of each name until the end of the reading. So
/// names that are equal here have the same text, and a table of them needs no look at their bytes.
struct XMLName: Hashable {
  var prefix: UnsafePointer<UInt8>?
  var local: UnsafePointer<UInt8>

  var bytes: [UInt8] {
    let local = Array(UnsafeBufferPointer(cString: local))
    guard let prefix else { return local }
    return Array(UnsafeBufferPointer(cString: prefix)) + [UInt8(ascii: ":")] + local
  }

  /// The name of the attribute that declares a prefix, or, for none, the namespace of names without one.
  static func declaration(of prefix: UnsafePointer<UInt8>?) -> XMLName {
    let xmlns: StaticString = "xmlns"
    return prefix.map { XMLName(prefix: xmlns.utf8Start, local: $0) } ?? XMLName(local: xmlns.utf8Start)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes before the zero that ends a string of C.
  init(cString start: UnsafePointer<UInt8>) {
    var count = 0
    while start[count] != 0 {
      count += 1
    }
    self.init(start: start, count: count)
  }
}
