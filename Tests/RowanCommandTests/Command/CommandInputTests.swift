import Foundation
import Testing

@testable import RowanCommand

/// What the command reads, in which format, and what it says when it cannot.
@Suite struct CommandInputTests {
  @Test(arguments: [
    ("{\"a\":1}", "{1}"), (" \n[1]", "[1]"), ("<a/>", "a"), ("<plist><true/></plist>", "true"), ("a/b", "a/"),
    ("", ""), ("\n\n", ""), ("12", "12"),
  ]) func recognisesWhatIsPipedIn(_ input: String, _ line: String) async throws {
    for arguments in [[], ["-"], ["--format=auto", "-"]] {
      let result = try await rowan(arguments, input: input)
      #expect(result.status == 0 && result.error == "")
      #expect(result.lines.first ?? "" == line)
    }
  }

  @Test(arguments: [
    ("paths", "{\"a\":1}", "{\"a\":1}"), ("paths", "<a/>", "<a/"), ("json", "12", "12"),
    ("plist", "{ a = 1; }", "{1}"), ("xml", "<plist/>", "plist"),
  ]) func readsAsItIsTold(_ format: String, _ input: String, _ line: String) async throws {
    let result = try await rowan("--format", format, "-", input: input)
    #expect(result.status == 0)
    #expect(result.lines.first ?? "" == line)
  }

  @Test func readsAPipe() async throws {
    var ends: [Int32] = [0, 0]
    try check(pipe(&ends))
    let text = Array("src/a\nsrc/b\n".utf8)
    try check(write(ends[1], text, text.count) == text.count ? 0 : -1)
    close(ends[1])
    let output = try AnonymousFile()
    let status = await CommandRun.run(
      arguments: [], environment: [:], input: ends[0], output: output.descriptor, error: output.descriptor)
    close(ends[0])
    #expect(status == 0)
    #expect(String(decoding: try output.bytes, as: UTF8.self) == "src/\n|-- a\n`-- b\n")
  }

  /// Without a path and a pipe, the folder that one is in is shown, as by other commands.
  @Test func opensTheCurrentFolder() async throws {
    let result = try await rowan("-d", "0")
    #expect(result.output == "./\n")
  }

  @Test func recognisesFilesByNameAndContent() async throws {
    let folder = try TemporaryFolder()
    try folder.addFile("a.json", "\"bare\"")
    try folder.addFile("b.txt", "[1]")
    try folder.addFile("c.strings", "\"k\" = \"v\";")
    try folder.addFile("d.txt", "some text\n")
    try folder.addFile("list", "a/b\n")
    #expect(try await rowan(path: folder.path("a.json")).output == "\"bare\"\n")
    #expect(try await rowan(path: folder.path("b.txt")).output == "[1]\n└── 0: 1\n")
    #expect(try await rowan(path: folder.path("c.strings")).output == "{1}\n└── k: \"v\"\n")
    #expect(try await rowan("--format=paths", path: folder.path("list")).output == "a/\n└── b\n")
    let unknown = try await rowan(path: folder.path("d.txt"))
    #expect(unknown.status == 1 && unknown.output == "")
    #expect(
      unknown.error
        == "rowan: \(folder.name)/d.txt: the format is not recognised, and --format can name it\n")
  }

  @Test(arguments: [
    ("{\"a\":1,}", "rowan: standard input:1:8: expected a key in double quotes after ',', found '}'"),
    ("[1\n2]", "rowan: standard input:2:1: expected ',' or ']' after a value, found '2'"),
    ("<a>\n</b>", "rowan: standard input:2:5: Opening and ending tag mismatch: a line 1 and b"),
    ("<plist>\n<dict/><foo/></plist>", "rowan: standard input:2:12: <foo> is no element of a property list"),
    ("bplist00", "rowan: standard input: the binary property list is damaged"),
  ]) func saysWhatIsBroken(_ input: String, _ line: String) async throws {
    let result = try await rowan(input: input)
    #expect(result.status == 1 && result.output == "")
    #expect(result.error == line + "\n")
  }

  @Test func namesTheFileThatIsBroken() async throws {
    let folder = try TemporaryFolder()
    try folder.addFile("bad\n.json", "[")
    let broken = try await rowan(path: folder.path("bad\n.json"))
    #expect(broken.status == 1)
    #expect(
      broken.error
        == "rowan: \(folder.name)/bad\\n.json:1:2: expected a value or ']', found the end of the text\n")
    let missing = try await rowan("--format=json", path: folder.path([0xFF]))
    #expect(missing.status == 1)
    #expect(missing.error == "rowan: \(folder.name)/\\xff: cannot open: No such file or directory\n")
    let noFile = try await rowan("--format=json", path: folder.path)
    #expect(noFile.status == 1 && noFile.error == "rowan: \(folder.name): cannot read: it is a folder\n")
    let noFolder = try await rowan("--format=folder", "-", input: "a")
    #expect(noFolder.status == 1 && noFolder.error == "rowan: standard input: it is not a folder\n")
  }

  @Test func tellsOfPathsThatAreRepeated() async throws {
    let one = try await rowan(input: "a\nb\na\n")
    #expect(one.status == 0 && one.output == "a\nb\n")
    #expect(one.error == "rowan: standard input:3: 'a' is listed already at 1; the first is kept\n")
    let more = try await rowan(input: "a\nb\na\nb\nb\n")
    #expect(
      more.error
        == "rowan: standard input:3: 'a' is listed already at 1; the first is kept, "
        + "and 1 more path is repeated\n")
  }

  @Test func answersUsageErrors() async throws {
    let result = try await rowan("--nonsense", "x")
    #expect(result.status == 2 && result.output == "")
    #expect(result.error == "rowan: there is no option '--nonsense'; 'rowan --help' lists the options\n")
  }

  @Test func printsHelpAndVersion() async throws {
    let help = try await rowan("--help", "/nowhere")
    #expect(help.status == 0 && help.error == "" && help.output == ArgumentParser.help)
    let version = try await rowan("--version")
    #expect(version.status == 0 && version.error == "")
    #expect(version.output.wholeMatch(of: /rowan \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func saysWhenItCannotWrite() async throws {
    let error = try AnonymousFile()
    let nothing = open("/dev/null", O_RDONLY)
    defer { close(nothing) }
    for output in [nothing, -1] {
      let status = await CommandRun.run(
        arguments: [Array("--help".utf8)], environment: [:], input: nothing, output: output,
        error: error.descriptor)
      #expect(status == 1)
    }
    #expect(
      String(decoding: try error.bytes, as: UTF8.self)
        == String(repeating: "rowan: cannot write: Bad file descriptor\n", count: 2))
  }
}
