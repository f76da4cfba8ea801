import Foundation

/// Opens what the arguments name, in the format that they ask for or that is recognised.
struct SourceOpener {
  let options: CommandOptions
  let context: CommandContext
  /// Is told of each part that cannot be read while the rest can.
  let report: (String) -> Void

  /// What could not be opened, and why.
  struct Failure: Error {
    var file: [UInt8]
    var error: FormatError

    var line: String {
      error.line(file: file)
    }
  }

  /// Opens it.
  ///
  /// - Parameter readsFolders: whether a folder is read, as deep as the options say.
  func open(readsFolders: Bool) async throws(Failure) -> OpenedSource {
    guard let path = options.path ?? (context.hasPipedInput ? nil : Array(".".utf8)), path != Array("-".utf8)
    else { return .document(try readInput()) }
    switch options.format {
    case .format(.folder): return .folder(try await readFolder(path, reads: readsFolders))
    case .auto where isFolder(path): return .folder(try await readFolder(path, reads: readsFolders))
    default: return .document(try readFile(path))
    }
  }

  private func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    return stat(path.map { CChar(bitPattern: $0) } + [0], &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func readFolder(_ path: [UInt8], reads: Bool) async throws(Failure) -> FolderTree {
    var tree = FolderTree(path)
    guard reads else { return tree }
    await tree.read(depth: options.depth, includesHidden: options.showsHidden, by: context.lister) {
      report($1.line(file: $0))
    }
    return tree
  }

  private func readFile(_ path: [UInt8]) throws(Failure) -> Document {
    try naming(path) { () throws(FormatError) in
      let bytes = try InputBytes.file(path)
      let name = String(decoding: path, as: UTF8.self)
      return try read(bytes, as: format(detected: DocumentFormat.detect(name: name, content: bytes)), path)
    }
  }

  private func readInput() throws(Failure) -> Document {
    let name = Array("standard input".utf8)
    return try naming(name) { () throws(FormatError) in
      let bytes = try InputBytes.contents(of: context.input)
      let detected = DocumentFormat.detect(name: nil, content: bytes) ?? .paths
      return try read(bytes, as: format(detected: detected), name)
    }
  }

  private func naming<Result>(
    _ file: [UInt8], _ body: () throws(FormatError) -> Result
  ) throws(Failure) -> Result {
    do throws(FormatError) {
      return try body()
    } catch {
      throw Failure(file: file, error: error)
    }
  }

  /// The format that is asked for, or else the one that was recognised.
  private func format(detected: DocumentFormat?) -> DocumentFormat? {
    switch options.format {
    case .format(let format): format
    case .auto: options.endsPathsWithZero ? .paths : detected
    }
  }

  private func read(
    _ bytes: [UInt8], as format: DocumentFormat?, _ file: [UInt8]
  ) throws(FormatError) -> Document {
    switch format {
    case .json: return try Document(json: bytes)
    case .xml: return try Document(xml: bytes)
    case .propertyList: return try Document(propertyList: bytes)
    case .paths: return try readPaths(bytes, file)
    case .folder: throw FormatError(.unreadable, "it is not a folder")
    case nil: throw FormatError(.unrecognized, "the format is not recognised, and --format can name it")
    }
  }

  /// Reads a list of paths; the first that is repeated is reported, and how many others are.
  private func readPaths(_ bytes: [UInt8], _ file: [UInt8]) throws(FormatError) -> Document {
    var first: PathListReader.Duplicate?
    var count = 0
    let separator = options.endsPathsWithZero ? 0 : UInt8(ascii: "\n")
    let document = try Document(paths: bytes, separator: separator) { duplicate in
      first = first ?? duplicate
      count += 1
    }
    if let first {
      let others =
        switch count {
        case 1: ""
        case 2: ", and 1 more path is repeated"
        default: ", and \(count - 1) more paths are repeated"
        }
      context.report(first.line(file: String(decoding: file, as: UTF8.self)) + others)
    }
    return document
  }
}
