/// Where a value or a key is read, for the words of an error.
enum JSONPlace {
  case top, opened, afterComma, afterColon

  var expectation: String {
    switch self {
    case .top: "a value"
    case .opened: "a value or ']'"
    case .afterComma: "a value after ','"
    case .afterColon: "a value after ':'"
    }
  }

  var keyExpectation: String {
    self == .afterComma ? "a key in double quotes after ','" : "a key in double quotes or '}'"
  }
}
