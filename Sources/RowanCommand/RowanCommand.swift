import Foundation

/// The command `rowan`: prints a file, or a list of paths on standard input, as indented text.
@main
struct RowanCommand {
  static func main() {
    let path = CommandLine.arguments.dropFirst().first
    let file = path ?? "standard input"
    do throws(FormatError) {
      let document = if let path { try read(path) } else { try readPaths() }
      for node in 0..<document.count {
        print(line(node, of: document))
      }
    } catch {
      FileHandle.standardError.write(Data((error.line(file: file) + "\n").utf8))
      exit(1)
    }
  }

  private static func read(_ path: String) throws(FormatError) -> Document {
    let bytes = try InputBytes.file(path)
    switch DocumentFormat.detect(name: path, content: bytes) {
    case .json: return try Document(json: bytes)
    case .xml: return try Document(xml: bytes)
    case .propertyList: return try Document(propertyList: bytes)
    case .paths, .folder, nil: throw FormatError(.unrecognized, "the format is not recognised")
    }
  }

  private static func readPaths() throws(FormatError) -> Document {
    try Document(paths: InputBytes.standardInput())
  }

  private static func line(_ node: Int, of document: Document) -> String {
    let name = document.displayName(node) ?? document.index(node).map { "\($0)" }
    let text = [name, document.displayValue(node)].compactMap(\.self).joined(separator: ": ")
    return String(repeating: "  ", count: document.level(node))
      + (text.isEmpty ? "\(document.kind(node))" : text)
  }
}
