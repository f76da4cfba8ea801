/// Reads the arguments of the command, and writes its help, both from one table of options.
///
/// Options may stand before or after the path. A long one has its value behind `=` or in the next argument, a
/// short one behind its letter or in the next argument; short ones without values can share a dash. Behind `--`
/// everything is a path.
enum ArgumentParser {
  /// An option of the command.
  struct Option: Sendable {
    var name: String
    var letter: Character?
    /// What stands for the value in the help; nothing for an option without one.
    var value: String?
    /// One line of help for each element.
    var help: [String]
    var apply: @Sendable (inout CommandOptions, String) throws(UsageError) -> Void
  }

  static let options: [Option] = [
    Option(name: "all", letter: "a", help: ["show entries whose names begin with a dot"]) { options, _ in
      options.showsHidden = true
    },
    Option(
      name: "depth", letter: "d", value: "N",
      help: ["open N levels; without this option one on the", "terminal, and all in print"]
    ) { (options, value) throws(UsageError) in
      guard let depth = Int(value), depth >= 0, value.first != "+" else {
        throw UsageError("--depth needs a number of levels, not '\(shown(value))'")
      }
      options.depth = depth
    },
    Option(
      name: "filter", letter: "f", value: "TEXT",
      help: ["show only what has TEXT in its name or value,", "in capitals or not, and what leads to it"]
    ) { options, value in
      options.filter = value
    },
    Option(
      name: "format", value: "FORMAT",
      help: [
        "do not guess what the input is, but read it as", FormatChoice.arguments.joined(separator: ", "),
      ]
    ) { (options, value) throws(UsageError) in
      guard let format = FormatChoice(argument: value) else {
        throw UsageError("--format needs one of \(list(FormatChoice.arguments)), not '\(shown(value))'")
      }
      options.format = format
    },
    Option(name: "null", letter: "0", help: ["paths in a list end with a zero byte, not a line"]) {
      options, _ in
      options.endsPathsWithZero = true
    },
    Option(
      name: "sort", letter: "s", value: "KEY",
      help: [
        "sort siblings by name (file2 before file10), size",
        "(largest first; in print a folder counts as what",
        "it holds, on the terminal folders follow files)", "or modified (newest first)",
      ]
    ) { (options, value) throws(UsageError) in
      guard let key = SortKey(rawValue: value) else {
        throw UsageError(
          "--sort needs one of \(list(SortKey.allCases.map(\.rawValue))), not '\(shown(value))'")
      }
      options.sortKey = key
    },
    Option(
      name: "multiple", letter: "m", help: ["let space mark several, to choose them together"]
    ) { options, _ in
      options.choosesSeveral = true
    },
    Option(name: "print0", help: ["end chosen paths with a zero byte, not a line"]) { options, _ in
      options.printsZero = true
    },
    Option(name: "value", help: ["print the JSON that is chosen instead of its path"]) { options, _ in
      options.printsValue = true
    },
    Option(
      name: "state", value: "FILE", help: ["open what was open when FILE was saved,", "and save it there"]
    ) { options, value in
      options.stateFile = Array(value.utf8)
    },
    Option(name: "icons", help: ["show icons beside names"]) { options, _ in
      options.showsIcons = true
    },
    Option(name: "print", letter: "p", help: ["print the rows, even on a terminal"]) { options, _ in
      options.prints = true
    },
    Option(
      name: "json", letter: "j", help: ["print the rows as a JSON array, one object a line"]
    ) { options, _ in
      options.printsJSON = true
    },
    Option(
      name: "completion", value: "SHELL",
      help: ["print what makes a shell complete these:", CompletionShell.arguments]
    ) { (options, value) throws(UsageError) in
      guard let shell = CompletionShell(rawValue: value) else {
        throw UsageError(
          "--completion needs one of \(list(CompletionShell.allCases.map(\.rawValue))), not '\(shown(value))'"
        )
      }
      options.action = .completion(shell)
    },
    Option(name: "help", letter: "h", help: ["print this help"]) { options, _ in
      options.action = .help
    },
    Option(name: "version", help: ["print the version"]) { options, _ in
      // Whoever asks for help as well gets it.
      if options.action != .help { options.action = .version }
    },
  ]

  private static func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  private static func shown(_ text: String) -> String {
    DisplayText.escaped(text)
  }
}

// MARK: Reading arguments

extension ArgumentParser {
  /// What the arguments ask for.
  ///
  /// - Parameter arguments: the arguments without the name of the command; a path may be any bytes.
  /// - Returns: the options.
  /// - Throws: a `UsageError` for the first argument that makes no sense.
  static func parse(_ arguments: [[UInt8]]) throws(UsageError) -> CommandOptions {
    var result = CommandOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let text = String(decoding: argument, as: UTF8.self)
      if text == "--" {
        while let path = rest.popFirst() { try setPath(path, in: &result) }
      } else if text.hasPrefix("--") {
        try parseLong(text.dropFirst(2), &rest, &result)
      } else if text.hasPrefix("-"), text != "-" {
        try parseShort(text.dropFirst(), &rest, &result)
      } else {
        try setPath(argument, in: &result)
      }
    }
    guard result.action == .open else { return result }
    if result.endsPathsWithZero, result.format != .auto, result.format != .format(.paths) {
      throw UsageError("--null is for lists of paths, not for another --format")
    }
    let forChoosing = [
      ("multiple", result.choosesSeveral), ("print0", result.printsZero), ("value", result.printsValue),
      ("state", result.stateFile != nil), ("icons", result.showsIcons),
    ]
    if result.prints || result.printsJSON, let option = forChoosing.first(where: \.1)?.0 {
      throw UsageError("--\(option) is for the terminal, not for --print or --json")
    }
    return result
  }

  private static func parseLong(
    _ text: Substring, _ rest: inout ArraySlice<[UInt8]>, _ result: inout CommandOptions
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first ?? ""
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError("there is no option '--\(shown(String(name)))'")
    }
    let written = parts.count > 1 ? String(parts[1]) : nil
    if option.value == nil, written != nil { throw UsageError("--\(option.name) has no value") }
    try option.apply(&result, value(of: option, "--\(option.name)", written, &rest))
  }

  private static func parseShort(
    _ text: Substring, _ rest: inout ArraySlice<[UInt8]>, _ result: inout CommandOptions
  ) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw UsageError("there is no option '-\(shown(String(letter)))'")
      }
      var written: String?
      if option.value != nil, !letters.isEmpty {
        written = String(letters)
        letters = ""
      }
      try option.apply(&result, value(of: option, "-\(letter)", written, &rest))
    }
  }

  /// The value of an option, from behind it or from the next argument.
  private static func value(
    of option: Option, _ spelling: String, _ written: String?, _ rest: inout ArraySlice<[UInt8]>
  ) throws(UsageError) -> String {
    guard let placeholder = option.value else { return "" }
    if let written { return written }
    guard let next = rest.popFirst() else { throw UsageError("\(spelling) needs a value: \(placeholder)") }
    return String(decoding: next, as: UTF8.self)
  }

  private static func setPath(_ path: [UInt8], in result: inout CommandOptions) throws(UsageError) {
    guard result.path == nil else {
      throw UsageError("one path can be opened, and '\(DisplayText.escaped(path))' is a second one")
    }
    result.path = path
  }
}

// MARK: Help

extension ArgumentParser {
  /// What `--help` prints.
  static var help: String {
    let spellings = options.map { option in
      let long = "--\(option.name)" + (option.value.map { "=\($0)" } ?? "")
      return option.letter.map { "  -\($0), \(long)" } ?? "      \(long)"
    }
    let width = (spellings.map(\.count).max() ?? 0) + 2
    let lines = zip(spellings, options).flatMap { spelling, option in
      option.help.enumerated().map { number, text in
        let start = number == 0 ? spelling : ""
        return start + String(repeating: " ", count: width - start.count) + text
      }
    }
    return """
      Usage: rowan [options] [PATH]

      Shows a folder, a list of paths, or a JSON, XML or property list file as an
      outline: on the terminal, where ? shows the keys, or in print where there is
      none, where the output goes to a file, or where --print or --json ask for it.

      What is chosen on the terminal with enter is printed: a path, in JSON the
      pointer of RFC 6901.

      PATH is a folder or a file, and - is standard input. Without PATH, what is
      piped in is read, and else the current folder. A pipe that does not begin as
      JSON, XML or a property list is read as a list of paths, one a line.

      Symbolic links are shown with what they lead to, and are not followed.

      Options:
      \(lines.joined(separator: "\n"))

      Exit status:
        0  everything was read
        1  something could not be read or written; standard error says what and why,
           and the rest of a folder is shown
        2  the arguments make no sense
      On the terminal, 1 also says that nothing was chosen (escape, or q where the
      output goes elsewhere), and 128 and a number that this signal has ended it.

      Examples:
        rowan --depth 2 ~/src
        git ls-files | rowan
        find . -name '*.swift' -print0 | rowan -0
        cd "$(rowan ~/src)"
        rowan --multiple --print0 | xargs -0 ls -l
        curl -s https://example.org/data.json | rowan --filter name

      """
  }
}
