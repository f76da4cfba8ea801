import Foundation
import Testing

/// All Swift code of the README, of the documentation's articles and of the guide for contributors stands in tests,
/// or in the sources, word for word: so it compiles, and the tests say what it does.
///
/// Two things do not count: how far a line is indented, and that a test hides a type from others by `private`.
struct PagesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func codeOfAllPagesIsCompiled() throws {
    let pages = try Self.files(in: "Sources", withExtension: "md")
    #expect(pages.count > 12)
    let sources = try Self.files(in: "Sources", withExtension: "swift")
    let compiled = try (sources + Self.files(in: "Tests", withExtension: "swift")).map { file in
      "\n" + Self.normal(try String(contentsOf: file, encoding: .utf8).split(separator: "\n")) + "\n"
    }
    for page in pages + ["README.md", "CONTRIBUTING.md"].map(Self.root.appendingPathComponent) {
      for code in Self.swiftCode(of: try String(contentsOf: page, encoding: .utf8)) {
        let stands = compiled.contains { $0.contains("\n" + Self.normal(code) + "\n") }
        let text = code.joined(separator: "\n")
        #expect(stands, "\(page.lastPathComponent) has code that is not compiled:\n\(text)")
      }
    }
  }

  @Test func codeIsTakenOutOfPages() {
    let page = "Text\n```swift\nlet a = 1\n\nif a {\n  b\n}\n```\n```\nplain\n```\n```swift\nlet c = 2\n```\n"
    #expect(Self.swiftCode(of: page) == [["let a = 1", "if a {", "  b", "}"], ["let c = 2"]])
    #expect(Self.normal(["  private let a", "b"]) == "let a\nb")
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

  private static func normal(_ lines: [Substring]) -> String {
    lines.map { line in
      let code = line.drop { $0 == " " }
      return code.hasPrefix("private ") ? String(code.dropFirst("private ".count)) : String(code)
    }
    .joined(separator: "\n")
  }

  private static func files(in folder: String, withExtension suffix: String) throws -> [URL] {
    let all = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == suffix }
  }
}
