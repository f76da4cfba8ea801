import RowanTestSupport

/// Valid JSON texts made at random: every kind of value, escapes, white space in odd places.
///
/// Keys do not come twice within an object, and numbers fit a Double, so that other readers can be asked too.
struct RandomJSON {
  private var generator: SeededGenerator

  init(generator: SeededGenerator) {
    self.generator = generator
  }

  func text(depth: Int) -> String {
    var copy = self
    return copy.space() + copy.value(depth) + copy.space()
  }

  private mutating func value(_ depth: Int) -> String {
    switch pick(depth > 0 ? 9 : 6) {
    case 0: return "null"
    case 1: return "true"
    case 2: return "false"
    case 3: return number()
    case 4, 5: return string()
    case 6, 7:
      let elements = (0..<pick(6)).map { _ in space() + value(depth - 1) + space() }
      return "[" + (elements.isEmpty ? space() : elements.joined(separator: ",")) + "]"
    default:
      let members = (0..<pick(6)).map { index in
        space() + "\"\(index)" + string().dropFirst() + space() + ":" + space() + value(depth - 1) + space()
      }
      return "{" + (members.isEmpty ? space() : members.joined(separator: ",")) + "}"
    }
  }

  private mutating func number() -> String {
    var text = pick(2) == 0 ? "" : "-"
    text += pick(4) == 0 ? "0" : "\(pick(9) + 1)" + digits(pick(10))
    if pick(3) == 0 {
      text += "." + digits(1 + pick(6))
    }
    if pick(4) == 0 {
      text += ["e", "E"][pick(2)] + ["", "+", "-"][pick(3)] + "\(pick(200))"
    }
    return text
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in "\(pick(10))" }.joined()
  }

  private mutating func string() -> String {
    let parts = [
      "a", "Z", " ", "0", "/", "é", "€", "😀", "\u{7f}", "\u{2028}", "\\n", "\\t", "\\r", "\\b", "\\f", "\\\\",
      "\\/",
      "\\\"", "\\u0041", "\\u00e9", "\\u20AC", "\\ud83d\\ude00", "\\uD834\\uDD1E", "\\u0000",
      "plain text that is longer",
    ]
    return "\"" + (0..<pick(12)).map { _ in parts[pick(parts.count)] }.joined() + "\""
  }

  private mutating func space() -> String {
    (0..<(pick(4) == 0 ? pick(4) : 0)).map { _ in [" ", "\t", "\n", "\r"][pick(4)] }.joined()
  }

  private mutating func pick(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &generator)
  }
}
