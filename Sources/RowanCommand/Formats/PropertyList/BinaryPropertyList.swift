/// The table of objects that a binary property list is.
///
/// Objects refer to each other by number. Every place and every count is checked when it is read, so that an
/// object is damaged or it is whole.
struct BinaryPropertyList {
  let bytes: [UInt8]
  let objectCount: Int
  let root: Int
  private let offsetSize: Int
  let referenceSize: Int
  /// Where the table of the places of all objects begins, and so where the objects end.
  private let table: Int

  /// An object as it stands in the list; ranges are those of its bytes.
  enum Object {
    case null
    case bool(Bool)
    /// A big-endian integer of 1, 2, 4, 8 or 16 bytes.
    case integer(Range<Int>)
    /// A big-endian floating-point number of 4 or 8 bytes.
    case real(Range<Int>)
    case date(Range<Int>)
    case data(Range<Int>)
    case ascii(Range<Int>)
    case utf16(Range<Int>)
    case uid(Range<Int>)
    /// References to the elements.
    case array(Range<Int>)
    /// References to the keys, then as many to the values.
    case dictionary(Range<Int>)
  }

  /// Nothing when the trailer, the last 32 bytes, makes no sense.
  init?(_ bytes: [UInt8]) {
    let trailer = bytes.count - 32
    guard trailer >= 9 else { return nil }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let objectCount = Self.integer(bytes, at: trailer + 8, size: 8),
      let root = Self.integer(bytes, at: trailer + 16, size: 8),
      let table = Self.integer(bytes, at: trailer + 24, size: 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      root < objectCount, table < trailer, objectCount <= (trailer - table) / offsetSize
    else { return nil }
    self.objectCount = objectCount
    self.root = root
    self.table = table
  }

  /// The object with a number; nothing when it is damaged.
  func object(_ number: Int) -> Object? {
    guard let place = Self.integer(bytes, at: table + number * offsetSize, size: offsetSize), place < table
    else { return nil }
    let low = Int(bytes[place] & 0xF)
    switch bytes[place] >> 4 {
    case 0x0:
      switch low {
      case 0: return .null
      case 8: return .bool(false)
      case 9: return .bool(true)
      default: return nil
      }
    case 0x1: return low <= 4 ? range(place + 1, 1 << low).map { .integer($0) } : nil
    case 0x2: return low == 2 || low == 3 ? range(place + 1, 1 << low).map { .real($0) } : nil
    case 0x3: return low == 3 ? range(place + 1, 8).map { .date($0) } : nil
    case 0x4: return counted(place, 1).map { .data($0) }
    case 0x5: return counted(place, 1).map { .ascii($0) }
    case 0x6: return counted(place, 2).map { .utf16($0) }
    case 0x8: return range(place + 1, low + 1).map { .uid($0) }
    case 0xA...0xC: return counted(place, referenceSize).map { .array($0) }
    case 0xD: return counted(place, 2 * referenceSize).map { .dictionary($0) }
    default: return nil
    }
  }

  /// The number of the object that the reference at a place means.
  func reference(at place: Int) -> Int? {
    guard let number = Self.integer(bytes, at: place, size: referenceSize), number < objectCount else {
      return nil
    }
    return number
  }

  /// The items of an object at `place`, which begins with their count.
  private func counted(_ place: Int, _ itemSize: Int) -> Range<Int>? {
    let low = Int(bytes[place] & 0xF)
    guard low == 0xF else { return range(place + 1, low * itemSize) }
    // A longer count is an integer object of its own.
    guard place + 1 < table, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[place + 1] & 0xF)
    guard let count = Self.integer(bytes, at: place + 2, size: size) else { return nil }
    return range(place + 2 + size, count * itemSize)
  }

  private func range(_ start: Int, _ count: Int) -> Range<Int>? {
    start + count <= table ? start..<start + count : nil
  }

  /// The big-endian integer at a place, or nothing when it does not stand there or is too large for anything.
  private static func integer(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 40 ? Int(value) : nil
  }
}
