import Foundation
import Testing

@testable import RowanCommand

/// How arguments are read, and what the help says of them.
@Suite struct ArgumentParserTests {
  private func parse(_ arguments: [String]) throws(UsageError) -> CommandOptions {
    try ArgumentParser.parse(arguments.map { Array($0.utf8) })
  }

  @Test func hasNoOptionsByDefault() throws {
    let options = try parse([])
    #expect(options == CommandOptions())
    #expect(options.action == .open && options.format == .auto && options.depth == nil && options.path == nil)
  }

  /// The same, in the many ways in which people write it.
  @Test(arguments: [
    ["--depth", "2", "--filter", "x", "--print", "p"],
    ["--depth=2", "--filter=x", "--print", "p"],
    ["p", "-d", "2", "-f", "x", "-p"],
    ["-pd2", "-fx", "p"],
    ["-d2", "p", "-pfx"],
    ["-p", "-d", "2", "-f", "x", "--", "p"],
    ["-d9", "-pd2", "--filter=y", "-fx", "p"],
  ]) func readsOptionsInAnyForm(_ arguments: [String]) throws {
    var expected = CommandOptions()
    expected.depth = 2
    expected.filter = "x"
    expected.prints = true
    expected.path = Array("p".utf8)
    #expect(try parse(arguments) == expected)
  }

  @Test func readsEveryOption() throws {
    let options = try parse(["-a0j", "--sort=modified", "--format", "paths", "-"])
    #expect(options.showsHidden && options.endsPathsWithZero && options.printsJSON)
    #expect(options.sortKey == .modified && options.format == .format(.paths))
    #expect(options.path == Array("-".utf8))
    #expect(try parse(["--help"]).action == .help && parse(["-h", "x"]).action == .help)
    #expect(try parse(["--version"]).action == .version)
    #expect(
      try parse(["--version", "--help"]).action == .help && parse(["-h", "--version"]).action == .help)
  }

  /// Values are what they are: empty, with an equals sign, with a dash.
  @Test func takesValuesAsTheyAre() throws {
    #expect(try parse(["--filter="]).filter == "")
    #expect(try parse(["-f", ""]).filter == "")
    #expect(try parse(["--filter=a=b"]).filter == "a=b")
    #expect(try parse(["-f=a"]).filter == "=a")
    #expect(try parse(["--filter", "--print"]).filter == "--print")
    #expect(try parse(["--depth", "0"]).depth == 0)
    #expect(try parse(["--", "--help"]).path == Array("--help".utf8))
    #expect(try parse([""]).path == [])
  }

  @Test func keepsThePathAsBytes() throws {
    #expect(try ArgumentParser.parse([[0x61, 0xFF]]).path == [0x61, 0xFF])
    #expect(try ArgumentParser.parse([Array("--".utf8), [0xFF]]).path == [0xFF])
  }

  static let mistakes: [([String], String)] = [
    (["--depht"], "there is no option '--depht'"),
    (["--dep=3"], "there is no option '--dep'"),
    (["-px"], "there is no option '-x'"),
    (["--\u{1b}[2J\n"], #"there is no option '--\x1b[2J\n'"#),
    (["-\u{1b}"], #"there is no option '-\x1b'"#),
    (["--print=yes"], "--print has no value"),
    (["--depth"], "--depth needs a value: N"),
    (["-pd"], "-d needs a value: N"),
    (["--depth", "-1"], "--depth needs a number of levels, not '-1'"),
    (["--depth=+1"], "--depth needs a number of levels, not '+1'"),
    (["--depth="], "--depth needs a number of levels, not ''"),
    (["-d1.5"], "--depth needs a number of levels, not '1.5'"),
    (["-d", "99999999999999999999"], "--depth needs a number of levels, not '99999999999999999999'"),
    (["--format=yaml"], "--format needs one of auto, json, xml, plist, paths or folder, not 'yaml'"),
    (["-s", "Name"], "--sort needs one of name, size or modified, not 'Name'"),
    (["a", "b"], "one path can be opened, and 'b' is a second one"),
    (["a", "--", "-b"], "one path can be opened, and '-b' is a second one"),
    (["-0", "--format", "json"], "--null is for lists of paths, not for another --format"),
    (["--print", "--value"], "--value is for the terminal, not for --print or --json"),
    (["-jm"], "--multiple is for the terminal, not for --print or --json"),
    (["--state=x", "-p"], "--state is for the terminal, not for --print or --json"),
    (["--depth=x", "--help"], "--depth needs a number of levels, not 'x'"),
  ]

  @Test(arguments: mistakes) func refuses(_ arguments: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try parse(arguments) }
    #expect(error?.message == message)
    #expect(error?.line == "rowan: \(message); 'rowan --help' lists the options")
  }

  @Test func hasOneOptionForEachSpelling() {
    let names = ArgumentParser.options.map(\.name)
    let letters = ArgumentParser.options.compactMap(\.letter)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }

  @Test func helpsWithinEightyColumns() {
    let lines = ArgumentParser.help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") }.isEmpty)
    for option in ArgumentParser.options {
      let spelling = "--\(option.name)" + (option.value == nil ? " " : "=")
      let line = lines.first { $0.hasPrefix("  ") && $0.contains(spelling) && $0.contains(option.help[0]) }
      #expect(line?.contains(option.help[0]) == true)
      if let letter = option.letter { #expect(line?.contains("-\(letter), --") == true) }
    }
  }

  @Test func theManualNamesEachOption() throws {
    let manual = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scripts/rowan.1")
    let text = try String(contentsOf: manual, encoding: .utf8)
    for option in ArgumentParser.options {
      let long = "\\-\\-" + option.name.replacing("-", with: "\\-")
      #expect(
        text.contains(option.letter.map { ".BR \\-\($0) \", \" \(long)" } ?? ".BR \(long)"), "\(option.name)")
    }
  }

  @Test(arguments: CompletionShell.allCases) func completionNamesEachOption(_ shell: CompletionShell) {
    let script = CompletionScript(shell).text
    for option in ArgumentParser.options {
      let spelling = shell == .fish ? "-l \(option.name)" : "--\(option.name)"
      #expect(script.contains(spelling), "\(option.name)")
    }
  }
}
