import Foundation
import Testing

/// All Swift code of the README, of the documentation's articles and comments, and of the guide for contributors stands
/// in tests or in the sources, word for word: so it compiles, and the tests say what it does.
///
/// Two things do not count: how far apart words are, and that a test hides a type from others by `private`.
struct PagesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func codeOfAllPagesIsCompiled() throws {
    let sources = try Self.files(in: "Sources", withExtension: "swift")
    var compiled = CompiledLines()
    for file in try sources + Self.files(in: "Tests", withExtension: "swift") {
      compiled.add(Self.normal(try String(contentsOf: file, encoding: .utf8).split(separator: "\n")))
    }
    let articles = try Self.files(in: "Sources", withExtension: "md")
    #expect(articles.count > 12 && sources.count > 100)
    for page in sources + articles + ["README.md", "CONTRIBUTING.md"].map(Self.root.appendingPathComponent) {
      let text = try String(contentsOf: page, encoding: .utf8)
      for code in Self.swiftCode(of: page.pathExtension == "swift" ? Self.comments(of: text) : text) {
        let stands = compiled.contains(Self.normal(code))
        let text = code.joined(separator: "\n")
        #expect(stands, "\(page.lastPathComponent) has code that is not compiled:\n\(text)")
      }
    }
  }

  @Test func codeIsTakenOutOfPages() {
    let page = "Text\n```swift\nlet a = 1\n\nif a {\n  b\n}\n```\n```\nplain\n```\n```swift\nlet c = 2\n```\n"
    #expect(Self.swiftCode(of: page) == [["let a = 1", "if a {", "  b", "}"], ["let c = 2"]])
    #expect(Self.comments(of: "  /// Text\n  ///\n  ///   a\n  let b\n") == "Text\n\n  a")
    #expect(Self.normal(["  private let a   // 1", "b"]) == ["let a // 1", "b"])
  }

  /// The documentation comments of a source file, without what marks them.
  private static func comments(of source: String) -> String {
    source.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("///") }
      .map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }
      .joined(separator: "\n")
  }

  /// The lines of each block of Swift code, empty lines left out.
  private static func swiftCode(of page: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var fence: Substring?
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") {
        fence = fence == nil ? line : nil
        if fence == "```swift" { blocks.append([]) }
      } else if fence == "```swift" {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  private static func normal(_ lines: [Substring]) -> [String] {
    lines.map { line in
      let words = line.split(separator: " ")
      return (words.first == "private" ? words.dropFirst() : words[...]).joined(separator: " ")
    }
  }

  private static func files(in folder: String, withExtension suffix: String) throws -> [URL] {
    let all = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == suffix }
  }
}

/// The lines of many files, in which a run of lines is found by its first one.
private struct CompiledLines {
  private var lines: [String] = []
  private var places: [String: [Int]] = [:]

  mutating func add(_ file: [String]) {
    for line in file {
      places[line, default: []].append(lines.count)
      lines.append(line)
    }
    // No run goes on into the next file.
    lines.append("")
  }

  func contains(_ run: [String]) -> Bool {
    guard let first = run.first else { return true }
    return places[first, default: []].contains { lines[$0...].starts(with: run) }
  }
}
