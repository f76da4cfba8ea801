/// Reads a list of paths into a tree, in the order in which names appear first.
///
/// Lines may come in any order: `b/1`, `a`, `b/2` gives `b` with both its children, then `a`. A leading slash
/// gives a root named `/`, and `./a` stands below `.`, because that is how the paths were written. Components
/// are compared as bytes, so that names that are not UTF-8, or that look alike, stay apart.
struct PathListReader {
  /// A path that the list holds more than once; the second place is the first repetition.
  struct Duplicate: Equatable, Sendable {
    var path: [UInt8]
    /// Counted from one, as lines are.
    var firstPlace: Int
    var secondPlace: Int

    /// The line for standard error.
    ///
    /// - Parameter file: the name of the list.
    /// - Returns: the line, without a line break.
    func line(file: String) -> String {
      let message = "'\(DisplayText.escaped(path))' is listed already at \(firstPlace); the first is kept"
      return FormatError(.syntax, at: TextPosition(line: secondPlace), message).line(file: file)
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let separator: UInt8
  private var tree: PathTree
  /// The components of the last path, for the many that begin like it.
  private var last: [(component: Range<Int>, entry: Int)] = []

  /// The nodes of the list in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: paths that each end with `separator`; the last may lack it.
  ///   - separator: a line feed, before which a carriage return is dropped, or zero.
  ///   - duplicate: is told once of each path that the list repeats.
  /// - Returns: the nodes, whose names are offsets into `bytes`.
  /// - Throws: a `FormatError` when a path is deeper than a document can be.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8, duplicate: (Duplicate) -> Void
  ) throws(FormatError) -> NodeStore {
    var reader = PathListReader(bytes: bytes, separator: separator, tree: PathTree(bytes: bytes))
    reader.readPaths(duplicate)
    return try reader.tree.nodes()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, separator: UInt8, tree: PathTree) {
    self.bytes = bytes
    self.separator = separator
    self.tree = tree
  }

  private mutating func readPaths(_ duplicate: (Duplicate) -> Void) {
    var start = 0
    var place = 1
    while start < bytes.count {
      var next = start
      while next < bytes.count, bytes[next] != separator {
        next += 1
      }
      let end = PathText.end(of: start..<next, separator: separator, in: bytes)
      if start < end, let firstPlace = read(start..<end, place: place) {
        duplicate(Duplicate(path: Array(bytes[start..<end]), firstPlace: firstPlace, secondPlace: place))
      }
      start = next + 1
      place += 1
    }
  }

  /// Adds the path in `range`, which is not empty.
  ///
  /// - Returns: where the path was listed before, when this is its first repetition.
  private mutating func read(_ range: Range<Int>, place: Int) -> Int? {
    var entry = PathTree.root
    var depth = 0
    var index = range.lowerBound
    if bytes[index] == PathText.slash {
      entry = step(from: entry, to: index..<index + 1, depth)
      depth += 1
    }
    while index < range.upperBound {
      if bytes[index] == PathText.slash {
        index += 1
        continue
      }
      var end = index + 1
      while end < range.upperBound, bytes[end] != PathText.slash {
        end += 1
      }
      entry = step(from: entry, to: index..<end, depth)
      depth += 1
      index = end
    }
    last.removeLast(last.count - depth)
    return tree.list(entry, place: place, isFolder: bytes[range.upperBound - 1] == PathText.slash)
  }

  /// The child of `entry` that is named `component`, which is the component number `depth` of its path.
  private mutating func step(from entry: Int, to component: Range<Int>, _ depth: Int) -> Int {
    if depth < last.count {
      if tree.isEqual(last[depth].component, component) { return last[depth].entry }
      last.removeLast(last.count - depth)
    }
    let child = tree.child(of: entry, named: component)
    last.append((component, child))
    return child
  }
}

extension Document {
  /// Reads a list of paths and keeps it for the names of the nodes.
  ///
  /// - Parameters:
  ///   - bytes: paths that each end with `separator`; the last may lack it.
  ///   - separator: a line feed, before which a carriage return is dropped, or zero.
  ///   - duplicate: is told once of each path that the list repeats.
  /// - Throws: a `FormatError` when the list is larger or deeper than a document can be.
  init(
    paths bytes: [UInt8], separator: UInt8 = UInt8(ascii: "\n"),
    duplicate: (PathListReader.Duplicate) -> Void = { _ in }
  ) throws(FormatError) {
    guard bytes.count < Int(DocumentNode.none) else {
      throw FormatError(.tooLarge, "the list is larger than 4 GB")
    }
    let nodes = try bytes.withUnsafeBufferPointer { (bytes) throws(FormatError) in
      try PathListReader.read(bytes, separator: separator, duplicate: duplicate)
    }
    self.init(nodes: nodes, bytes: bytes, form: .paths(separator: separator))
  }
}
