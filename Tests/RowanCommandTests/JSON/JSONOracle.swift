/// The grammar of RFC 8259 in the plainest form, one function a rule, to compare the reader with.
///
/// It calls itself for nested values and is slow; it only answers whether a text belongs to the grammar.
struct JSONOracle {
  private var rest: ArraySlice<UInt8>

  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard isUTF8(bytes) else { return false }
    var oracle = JSONOracle(rest: bytes[...])
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      oracle.rest = bytes[3...]
    }
    return oracle.element() && oracle.rest.isEmpty
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    var decoder = Unicode.UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  private mutating func element() -> Bool {
    space()
    guard value() else { return false }
    space()
    return true
  }

  private mutating func value() -> Bool {
    switch rest.first {
    case UInt8(ascii: "{"): object()
    case UInt8(ascii: "["): array()
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "t"): take("true")
    case UInt8(ascii: "f"): take("false")
    case UInt8(ascii: "n"): take("null")
    default: number()
    }
  }

  private mutating func object() -> Bool {
    guard take("{") else { return false }
    space()
    if take("}") { return true }
    repeat {
      space()
      guard string() else { return false }
      space()
      guard take(":"), element() else { return false }
    } while take(",")
    return take("}")
  }

  private mutating func array() -> Bool {
    guard take("[") else { return false }
    space()
    if take("]") { return true }
    repeat {
      guard element() else { return false }
    } while take(",")
    return take("]")
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return true
      case 0..<0x20: return false
      case UInt8(ascii: "\\"):
        guard let escape = rest.popFirst() else { return false }
        if escape == UInt8(ascii: "u") {
          for _ in 0..<4 {
            guard let digit = rest.popFirst(), Character(Unicode.Scalar(digit)).isHexDigit else {
              return false
            }
          }
        } else if !"\"\\/bfnrt".utf8.contains(escape) {
          return false
        }
      default: break
      }
    }
    return false
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") {
      guard digits() else { return false }
    }
    if take(".") {
      guard digits() else { return false }
    }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() else { return false }
    }
    return true
  }

  private mutating func digits() -> Bool {
    let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest = rest.dropFirst(count)
    return count > 0
  }

  private mutating func space() {
    rest = rest.drop { " \t\r\n".utf8.contains($0) }
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}
