import Foundation
import Testing

@testable import RowanCommand

/// The command as it is built, run by a shell.
@Suite struct ExecutableTests {
  private struct Result {
    var status: Int32
    var output: String
    var error: String
  }

  /// The folder that the tests are run from has the command, too.
  private static let executable: URL = {
    let tests =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("rowan")
  }()

  /// Runs a line of shell in which `$rowan` is the command and `$folder` a folder.
  private func shell(_ line: String, folder: String = "") throws -> Result {
    let (output, error) = (try AnonymousFile(), try AnonymousFile())
    let status = try Shell.run(
      line,
      environment: [
        "rowan": Self.executable.path, "folder": folder, "LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin",
      ], output: output.descriptor, error: error.descriptor)
    return Result(
      status: status, output: String(decoding: try output.bytes, as: UTF8.self),
      error: String(decoding: try error.bytes, as: UTF8.self))
  }

  @Test func isBuiltWithTheTests() {
    #expect(FileManager.default.isExecutableFile(atPath: Self.executable.path))
  }

  @Test func printsAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.addFile("file10")
    try folder.addFile("file2")
    let result = try shell("cd \"$folder\"; \"$rowan\"", folder: folder.name)
    #expect(result.status == 0 && result.error == "")
    #expect(result.output == "./\n├── file2\n└── file10\n")
  }

  @Test func readsWhatIsPipedIn() throws {
    #expect(try shell(#"printf 'a/b\na/c\n' | "$rowan""#).output == "a/\n├── b\n└── c\n")
    #expect(try shell(#"printf 'a\nb\0c\0' | "$rowan" -0"#).output == "a\\nb\nc\n")
    #expect(try shell(#"printf '[true]' | "$rowan" -"#).output == "[1]\n└── 0: true\n")
    let folder = try TemporaryFolder()
    try folder.addFile("paths", "x/y\n")
    #expect(try shell("\"$rowan\" <\"$folder/paths\"", folder: folder.name).output == "x/\n└── y\n")
  }

  @Test func takesArgumentsThatAreNoText() throws {
    let folder = try TemporaryFolder()
    try folder.addFile([0xFF], Array("[1]".utf8))
    let line = #""$rowan" --format=json "$folder/$(printf '\377')""#
    #expect(try shell(line, folder: folder.name).output == "[1]\n└── 0: 1\n")
    let missing = try shell(#""$rowan" "$(printf '\376')""#)
    #expect(missing.error == "rowan: \\xfe: cannot open: No such file or directory\n")
  }

  @Test(arguments: [
    ("--help", 0), ("--version", 0), ("-d0 .", 0), ("/missing", 1), ("--nonsense", 2), ("a b", 2),
  ]) func answersAStatus(_ arguments: String, _ status: Int32) throws {
    let result = try shell("\"$rowan\" \(arguments)")
    #expect(result.status == status)
    #expect(result.error.isEmpty == (status == 0) && result.output.isEmpty == (status != 0))
    #expect(result.error.filter { $0 == "\n" }.count == (status == 0 ? 0 : 1))
  }

  /// A reader that has enough, such as `head`, is no reason to say anything, whether or not whoever starts the
  /// command has the signal for it ignored.
  @Test(arguments: ["", "trap '' PIPE; "], ["", "--json"])
  func endsQuietlyWhenNobodyReads(_ trap: String, _ option: String) throws {
    let folder = try TemporaryFolder()
    let numbers = (0..<200_000).map(String.init).joined(separator: ",")
    try folder.addFile("many.json", "[\(numbers)]")
    let line = "\(trap){ \"$rowan\" \(option) \"$folder/many.json\"; echo status $? >&2; } | head -n 1"
    let result = try shell(line, folder: folder.name)
    #expect(result.output == (option.isEmpty ? "[200000]\n" : "[\n"))
    #expect(result.error == "status 141\n")
  }

  @Test func endsWhenItsDescriptorsAreClosed() throws {
    let closedOutput = try shell("\"$rowan\" -d0 . >&-")
    #expect(closedOutput.status == 1)
    #expect(closedOutput.error == "rowan: cannot write: Bad file descriptor\n")
    #expect(try shell("\"$rowan\" -d0 . <&-").output == "./\n")
    let closedError = try shell("\"$rowan\" /missing 2>&-")
    #expect(closedError.status == 1 && closedError.output == "")
    #expect(try shell("\"$rowan\" /missing <&- >&- 2>&-").status == 1)
  }

  #if os(Linux)
    @Test func saysWhenADiskIsFull() throws {
      let result = try shell("\"$rowan\" -d0 . >/dev/full")
      #expect(result.status == 1)
      #expect(result.error == "rowan: cannot write: No space left on device\n")
    }
  #endif

  /// What bash answers for words, the last of which is to be completed.
  private func completed(_ words: String, folder: String) throws -> [Substring] {
    try shell(
      """
      cd "$folder" && "$rowan" --completion bash >"$folder/.script" && bash -c '
        . ./.script; COMP_WORDS=(rowan \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _rowan
        printf "%s\\n" "${COMPREPLY[@]}"'
      """, folder: folder
    ).output.split(separator: "\n")
  }

  @Test func bashCompletesOptionsAndNames() throws {
    let folder = try TemporaryFolder()
    try folder.addFile("two words")
    #expect(try completed("two", folder: folder.name) == ["two words"])
    #expect(try completed("--mul", folder: folder.name) == ["--multiple"])
    #expect(try completed("--sort n", folder: folder.name) == ["name"])
    #expect(try completed("--sort = n", folder: folder.name) == ["name"])
    #expect(try completed("--sort =", folder: folder.name) == ["name", "size", "modified"])
    #expect(try completed("--state = two", folder: folder.name) == ["two words"])
  }
}
