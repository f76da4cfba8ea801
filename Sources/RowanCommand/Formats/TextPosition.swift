/// A place in a text, as an editor shows it: line and column, both counted from 1.
///
/// A line ends with a line feed, a carriage return, or the two together. A column is one Unicode scalar, so that
/// `é` is one column and a tab is one column. A byte order mark at the start of the text has no column.
struct TextPosition: Equatable, Sendable {
  var line: Int
  /// Nothing when only the line is known.
  var column: Int?

  init(line: Int, column: Int? = nil) {
    self.line = line
    self.column = column
  }

  /// The position of the byte at `offset` in UTF-8 text.
  ///
  /// - Complexity: O(*offset*); it is computed for errors only, so that reading does not count lines.
  init(offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let end = min(max(offset, 0), bytes.count)
    var line = 1
    var column = 1
    var index = UTF8Text.byteOrderMarkLength(bytes)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        line += 1
        column = 1
      case UInt8(ascii: "\r"):
        let lineFeedFollows = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        if lineFeedFollows {
          column += 1
        } else {
          line += 1
          column = 1
        }
      case 0x80...0xBF:
        break  // the rest of a scalar that was counted at its first byte
      default:
        column += 1
      }
      index += 1
    }
    self.init(line: line, column: column)
  }
}
