/// What makes a shell complete the options of the command, made from the table of options.
struct CompletionScript {
  let shell: CompletionShell
  private let options = ArgumentParser.options

  init(_ shell: CompletionShell) {
    self.shell = shell
  }

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The words that an option's value can be; nothing for a free one.
  private func values(of option: ArgumentParser.Option) -> [String] {
    switch option.name {
    case "format": FormatChoice.arguments
    case "sort": SortKey.allCases.map(\.rawValue)
    case "completion": CompletionShell.allCases.map(\.rawValue)
    default: []
    }
  }

  private func hasFile(_ option: ArgumentParser.Option) -> Bool {
    option.value == "FILE"
  }

  private var bash: String {
    let words = options.flatMap { option in
      (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
    }
    let cases = options.filter { $0.value != nil }.map { option in
      let spellings = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      let answer = hasFile(option) ? "-f" : "-W '\(values(of: option).joined(separator: " "))'"
      return "    \(spellings.joined(separator: " | "))) kind=(\(answer)) ;;"
    }
    return """
      _rowan() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} kind=(-f)
        # Bash takes --option=value for three words.
        if [ "$word" = = ]; then
          word=
        elif [ "$before" = = ]; then
          before=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        case $before in
      \(cases.joined(separator: "\n"))
          *) case $word in -*) kind=(-W '\(words.joined(separator: " "))') ;; esac ;;
        esac
        mapfile -t COMPREPLY < <(compgen "${kind[@]}" -- "$word")
      }
      complete -o filenames -F _rowan rowan

      """
  }

  private var zsh: String {
    let lines = options.map { option in
      let help = quoted(option.help.joined(separator: " "))
      let action =
        option.value.map { value in
          let words = values(of: option)
          return ":\(value):"
            + (hasFile(option) ? "_files" : words.isEmpty ? " " : "(\(words.joined(separator: " ")))")
        } ?? ""
      let long = "--\(option.name)" + (option.value == nil ? "" : "=")
      guard let letter = option.letter else { return "  '\(long)[\(help)]\(action)'" }
      let short = "-\(letter)" + (option.value == nil ? "" : "+")
      return "  '(-\(letter) --\(option.name))'{\(short),\(long)}'[\(help)]\(action)'"
    }
    return """
      #compdef rowan
      _arguments -s \\
      \(lines.joined(separator: " \\\n")) \\
        '1:path:_files'

      """
  }

  private var fish: String {
    options.map { option in
      var line = "complete -c rowan -l \(option.name)"
      if let letter = option.letter { line += " -s \(letter)" }
      if option.value != nil { line += " -r" }
      if option.value != nil, !hasFile(option) { line += " -f" }
      let words = values(of: option)
      if !words.isEmpty { line += " -a '\(words.joined(separator: " "))'" }
      return line + " -d '\(quoted(option.help.joined(separator: " ")))'"
    }.joined(separator: "\n") + "\n"
  }

  /// A text that can stand within single quotes, and within zsh's brackets.
  private func quoted(_ text: String) -> String {
    text.replacing("'", with: "").replacing("[", with: "(").replacing("]", with: ")").replacing(
      ":", with: ",")
  }
}
