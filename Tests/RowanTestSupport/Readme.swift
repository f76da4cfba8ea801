import Foundation

/// The README, whose code stands in tests between two comments.
package enum Readme {
  /// Whether the README has the code of a test file as it stands there.
  ///
  /// - Parameters:
  ///   - path: The path of the test file, whose code is between lines that end with "lines begin here." and
  ///     "They end here.", indented by four.
  ///   - levels: How many folders above the file the README is.
  /// - Throws: What the system says if a file cannot be read.
  package static func holdsCode(of path: String, levels: Int = 3) throws -> Bool {
    let file = URL(fileURLWithPath: path)
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let begin = lines.firstIndex(where: { $0.hasSuffix("lines begin here.") }),
      let end = lines.firstIndex(where: { $0.hasSuffix("They end here.") }), begin < end
    else { return false }
    let code = lines[begin + 1..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    let root = (0..<levels).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    return !code.isEmpty && readme.contains("```swift\n\(code)\n```")
  }
}
