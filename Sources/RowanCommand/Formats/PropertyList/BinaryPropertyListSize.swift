/// How many nodes a binary property list stands for, found without making them.
///
/// A binary list is a table of objects that refer to each other by number. One array may be an element of many
/// others, so that forty small arrays stand for more nodes than any memory holds; Foundation would try to make
/// them all. The count of each object is found once here, and kept.
struct BinaryPropertyListSize {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let root: Int
  private let table: Int

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

  /// The count of nodes, or `limit` when there are more; nothing when the list is damaged or holds itself.
  func nodeCount(limit: Int) -> Int? {
    /// The count of each object: nothing yet, or zero while its children are being counted.
    var counts = [Int?](repeating: nil, count: objectCount)
    var open: [(object: Int, children: Range<Int>, count: Int)] = []
    var object = root
    while true {
      guard let children = children(of: object) else { return nil }
      counts[object] = 0
      open.append((object, children, 1))
      // Go on with the next child that is not counted, and close what has none left.
      search: while true {
        let last = open.count - 1
        if open[last].children.isEmpty {
          let (closed, _, count) = open.removeLast()
          counts[closed] = count
          if open.isEmpty { return count }
          open[last - 1].count = min(limit, open[last - 1].count + count)
          continue
        }
        let place = open[last].children.lowerBound
        guard let child = Self.integer(bytes, at: place, size: referenceSize), child < objectCount,
          counts[child] != 0
        else { return nil }
        open[last].children = place + referenceSize..<open[last].children.upperBound
        guard let count = counts[child] else {
          object = child
          break search
        }
        open[last].count = min(limit, open[last].count + count)
      }
    }
  }

  /// Where the references to the children of an object stand; the range is empty for one that has none.
  private func children(of object: Int) -> Range<Int>? {
    guard let offset = Self.integer(bytes, at: table + object * offsetSize, size: offsetSize), offset < table
    else { return nil }
    let isDictionary = bytes[offset] >> 4 == 0xD
    guard isDictionary || (0xA...0xC).contains(bytes[offset] >> 4) else { return offset..<offset }
    var start = offset + 1
    var count = Int(bytes[offset] & 0xF)
    if count == 0xF {
      // A longer count is an integer object of its own.
      guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else { return nil }
      let size = 1 << Int(bytes[start] & 0xF)
      guard let long = Self.integer(bytes, at: start + 1, size: size) else { return nil }
      start += 1 + size
      count = long
    }
    guard start <= table, count <= (table - start) / referenceSize / (isDictionary ? 2 : 1) else {
      return nil
    }
    return start..<start + count * referenceSize * (isDictionary ? 2 : 1)
  }

  /// The big-endian integer at a place, or nothing when it does not stand there or is too large for anything.
  private static func integer(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 40 ? Int(value) : nil
  }
}
