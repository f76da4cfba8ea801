#if os(Linux) || os(macOS)
  import CTerminal

  /// The terminal, through ncurses.
  ///
  /// Stays on the thread that opened it, as ncurses is not made for two.
  final class Curses {
    /// The descriptor of the terminal.
    let terminal: Int32
    /// Whether the terminal shows more than ASCII.
    let showsUnicode: Bool
    private let hasColors: Bool
    private let screen: OpaquePointer
    private var decoder = KeyDecoder()
    /// Whether the terminal is given back for the time this process is stopped.
    private var isSuspended = false

    init() throws(TerminalError) {
      terminal = terminal_open()
      guard terminal >= 0 else { throw .noTerminal }
      guard terminal_await_foreground(terminal) else {
        terminal_close(terminal)
        throw .noTerminal
      }
      showsUnicode = terminal_use_utf8()
      terminal_guard_remember(terminal)
      guard let screen = terminal_start(terminal) else {
        terminal_close(terminal)
        throw .unusableTerminal(type: terminal_type().map { String(cString: $0) } ?? "")
      }
      self.screen = screen
      hasColors = terminal_begin_colors()
      terminal_guard_arm()
    }

    /// Puts the terminal back as it was.
    func close() {
      terminal_end(screen, !isSuspended)
      terminal_guard_disarm()
      terminal_close(terminal)
    }

    /// Asks the terminal for its size, and takes it over.
    func takeOverSize() -> TerminalSize {
      terminal_take_over_size(terminal)
      return size
    }

    private var size: TerminalSize {
      var (columns, rows): (Int32, Int32) = (0, 0)
      terminal_painted_size(&columns, &rows)
      return TerminalSize(columns: Int(columns), rows: Int(rows))
    }

    // MARK: Keys

    /// The keys that have been pressed, and what the mouse did.
    func readInput() -> [TerminalEvent] {
      var events: [TerminalEvent] = []
      while true {
        let code = getch()
        guard code != ERR else { break }
        if code == KEY_MOUSE, let mouse = readMouse() { events.append(.mouse(mouse)) }
        if let key = decoder.decode(code) { events.append(.key(key)) }
      }
      if let key = decoder.pause() { events.append(.key(key)) }
      return events
    }

    private func readMouse() -> TerminalMouse? {
      var (column, row): (Int32, Int32) = (0, 0)
      switch terminal_read_mouse(&column, &row) {
      case terminal_mouse_click: return TerminalMouse(.click, column: Int(column), row: Int(row))
      case terminal_mouse_wheel_up: return TerminalMouse(.wheelUp, column: Int(column), row: Int(row))
      case terminal_mouse_wheel_down: return TerminalMouse(.wheelDown, column: Int(column), row: Int(row))
      default: return nil
      }
    }

    // MARK: Stopping

    /// Gives the terminal back, and stops this process, until it is continued.
    func stop() {
      if !isSuspended {
        isSuspended = true
        endwin()
        terminal_guard_disarm()
      }
      terminal_stop_process()
    }

    /// Takes the terminal again after the process was stopped; the next painting paints everything.
    ///
    /// - Returns: Whether this process may have the terminal; not in the background.
    func resume() -> Bool {
      guard terminal_is_foreground(terminal) else {
        isSuspended = true
        terminal_guard_disarm()
        return false
      }
      isSuspended = false
      reset_prog_mode()
      terminal_guard_arm()
      terminal_repaint()
      return true
    }

    // MARK: Painting

    func paint(_ canvas: TerminalCanvas, anew: Bool) {
      guard !isSuspended else { return }
      if anew { terminal_repaint() }
      let size = size
      erase()
      for (row, line) in zip(0..<size.rows, canvas.lines) {
        paint(line, row: Int32(row), columns: size.columns)
      }
      if let cursor = canvas.cursor { move(Int32(clamping: cursor.row), Int32(clamping: cursor.column)) }
      refresh()
      if size.columns == 1, canvas.lines.count >= size.rows,
        let corner = canvas.lines[size.rows - 1].runs.first
      {
        terminal_paint_corner(printable(corner, columns: 1), canvas.lines[size.rows - 1].isSelected)
      }
    }

    private func paint(_ line: StyledLine, row: Int32, columns: Int) {
      var column = 0
      for run in line.runs where column < columns {
        var text = printable(run, columns: columns - column)
        move(row, Int32(column))
        attrset(attributes(of: run.style, isSelected: line.isSelected))
        text.withUTF8 { bytes in
          _ = bytes.withMemoryRebound(to: CChar.self) { addnstr($0.baseAddress, Int32($0.count)) }
        }
        column += run.width
      }
    }

    private func printable(_ run: StyledRun, columns: Int) -> String {
      run.printable(columns: columns) { scalar in
        showsUnicode ? Int(terminal_cell_width(scalar.value)) : nil
      }
    }

    private func attributes(of style: CellStyle, isSelected: Bool) -> Int32 {
      var attributes =
        switch style {
        case .normal, .sign: terminal_normal
        case .parent: terminal_bold | color(.blue)
        case .link: color(.cyan)
        case .failure: terminal_bold | color(.red)
        case .mark: terminal_bold | color(.green)
        // On a line in reverse video, dim text is hard to read.
        case .dim, .placeholder: isSelected ? terminal_normal : terminal_dim
        case .match: terminal_bold | terminal_underline | color(.yellow)
        case .status: terminal_reverse | terminal_dim
        }
      if isSelected { attributes |= terminal_reverse }
      return Int32(bitPattern: attributes)
    }

    /// A colour of the terminal's own palette; nothing on a terminal without colours, or whose user wants none.
    private func color(_ color: TerminalColor) -> attr_t {
      hasColors ? terminal_color(color.rawValue) : terminal_normal
    }
  }

  /// The numbers of colour pairs, which are made of the terminal's colour of the same number.
  private enum TerminalColor: Int16 {
    case red = 1
    case green = 2
    case yellow = 3
    case blue = 4
    case cyan = 6
  }
#endif
