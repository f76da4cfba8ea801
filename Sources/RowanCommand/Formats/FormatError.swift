import Foundation

/// Why a text could not be read, in one line that a person can act on.
struct FormatError: Error, Equatable {
  /// What went wrong, for the choice of an exit code.
  enum Kind: Sendable {
    /// The input could not be opened or read.
    case unreadable
    /// The input is not text in the encoding that its format demands.
    case encoding
    /// The text breaks the grammar of its format.
    case syntax
    /// The input is larger or deeper than this program can number.
    case tooLarge
    /// The format could not be recognised.
    case unrecognized
  }

  var kind: Kind
  /// Nothing when the whole input is meant.
  var position: TextPosition?
  /// What is wrong, without the file and the position.
  ///
  /// Text in it that comes from the input is escaped for display.
  var message: String

  init(_ kind: Kind, at position: TextPosition? = nil, _ message: String) {
    self.kind = kind
    self.position = position
    self.message = message
  }

  /// What the system says about something that could not be opened or read.
  init(system code: Int32, _ what: String) {
    self.init(.unreadable, "\(what): \(String(cString: strerror(code)))")
  }

  /// The line for standard error: `rowan: FILE:LINE:COLUMN: what is wrong`.
  ///
  /// - Parameter file: the name of the input as the user wrote it; it is escaped for display here.
  /// - Returns: the line, without a line break.
  func line(file: [UInt8]) -> String {
    var place = DisplayText.escaped(file)
    if let position {
      place += ":\(position.line)"
      if let column = position.column {
        place += ":\(column)"
      }
    }
    return "rowan: \(place): \(message)"
  }

  /// The line for standard error.
  ///
  /// - Parameter file: the name of the input.
  /// - Returns: the line, without a line break.
  func line(file: String) -> String {
    line(file: Array(file.utf8))
  }
}
