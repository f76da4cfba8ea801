#if os(Linux) || os(macOS)
  import CTerminal

  /// Makes keys of what ncurses reads: numbers of known keys, and bytes of everything else.
  ///
  /// Bytes are put together to characters. What begins like a control sequence and is not known to ncurses is
  /// put together too, and left out if it is nothing known here: the letters in it were not typed, and must
  /// not act as commands.
  struct KeyDecoder {
    private enum State {
      case ground
      /// Behind an escape byte.
      case escape
      /// In a control sequence, behind what came of it.
      case sequence([UInt8])
      /// Behind an escape and the letter O.
      case shifted
      /// In a character that is not ASCII.
      case character([UInt8], missing: Int)
    }

    private var state = State.ground

    /// Takes the next number.
    mutating func decode(_ code: Int32) -> TerminalKey? {
      guard let byte = UInt8(exactly: code) else {
        state = .ground
        return Self.knownKeys[code]
      }
      switch state {
      case .ground: return begin(byte)
      case .escape:
        switch byte {
        case UInt8(ascii: "["): state = .sequence([])
        case UInt8(ascii: "O"): state = .shifted
        case 0x1B: return .escape
        default:
          // A letter typed together with the alternate key.
          state = .ground
          return nil
        }
      case .sequence(let bytes):
        // A sequence ends with a letter or a sign above; what is no part of one ends it too.
        guard (0x20...0x3F).contains(byte), bytes.count < 64 else {
          state = .ground
          // An M would be what a mouse did, in a form that was not asked for; as a key it is the enter of a
          // keypad, which comes shifted.
          return bytes.isEmpty && byte != UInt8(ascii: "M") ? Self.arrow(byte) : nil
        }
        state = .sequence(bytes + [byte])
      case .shifted:
        state = .ground
        return Self.arrow(byte)
      case .character(let bytes, let missing):
        guard byte & 0xC0 == 0x80 else {
          state = .ground
          return begin(byte)
        }
        if missing > 1 {
          state = .character(bytes + [byte], missing: missing - 1)
        } else {
          state = .ground
          return Self.character(bytes + [byte])
        }
      }
      return nil
    }

    /// Says that nothing more has arrived for now: an escape byte was the escape key.
    mutating func pause() -> TerminalKey? {
      switch state {
      case .escape:
        state = .ground
        return .escape
      case .ground, .sequence, .shifted, .character: return nil
      }
    }

    private mutating func begin(_ byte: UInt8) -> TerminalKey? {
      switch byte {
      case 0x08, 0x7F: return .backspace
      case 0x09: return .tab
      case 0x0A, 0x0D: return .enter
      case 0x1B: state = .escape
      case 0x00: return .control(" ")
      case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
      case 0x1C...0x1F: return .control(Character(Unicode.Scalar(byte + 0x40)))
      case 0x20...0x7E: return .character(Character(Unicode.Scalar(byte)))
      case 0xC2...0xDF: state = .character([byte], missing: 1)
      case 0xE0...0xEF: state = .character([byte], missing: 2)
      case 0xF0...0xF4: state = .character([byte], missing: 3)
      default: break
      }
      return nil
    }

    private static func character(_ bytes: [UInt8]) -> TerminalKey? {
      var decoder = UTF8()
      var iterator = bytes.makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value >= 0xA0 else {
        return nil
      }
      return .character(Character(scalar))
    }

    /// The arrows and their neighbours, as terminals send them in either of their two modes.
    private static func arrow(_ byte: UInt8) -> TerminalKey? {
      switch byte {
      case UInt8(ascii: "A"): .up
      case UInt8(ascii: "B"): .down
      case UInt8(ascii: "C"): .right
      case UInt8(ascii: "D"): .left
      case UInt8(ascii: "F"): .end
      case UInt8(ascii: "H"): .home
      case UInt8(ascii: "M"): .enter
      case UInt8(ascii: "Z"): .backTab
      default: nil
      }
    }

    private static let knownKeys: [Int32: TerminalKey] = [
      KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_PPAGE: .pageUp,
      KEY_NPAGE: .pageDown, KEY_HOME: .home, KEY_END: .end, KEY_ENTER: .enter, KEY_BTAB: .backTab,
      KEY_BACKSPACE: .backspace, KEY_DC: .delete,
    ]
  }
#endif
