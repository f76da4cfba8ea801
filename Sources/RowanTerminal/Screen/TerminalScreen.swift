#if os(Linux) || os(macOS)
  /// The terminal of this process, taken over to show canvases and to read keys.
  ///
  /// It is the terminal the process was started from, even when standard input or output lead elsewhere: a list
  /// can be piped in and keys still be read, and what is chosen can be piped out.
  ///
  /// Two threads serve it. One alone calls ncurses, which is not made for more: it sleeps until there is input
  /// or something to paint. The other hears signals. Nothing here makes a caller wait, the main actor least of
  /// all: ``show(_:)`` leaves the canvas for the thread, and of several only the last is painted.
  ///
  /// The terminal is restored when the screen is closed, when the process exits, when it is stopped (and taken
  /// over again when it continues), when a signal ends it, and as far as can be when it crashes. While the screen
  /// is open, nothing else should write to the terminal.
  ///
  /// ncurses needs the locale's encoding, so opening a screen sets `LC_CTYPE` for the process, by the environment.
  public final class TerminalScreen: TerminalDisplay {
    private let link: ScreenLink

    /// Whether the terminal shows more than ASCII.
    public let showsUnicode: Bool

    private init(_ link: ScreenLink, showsUnicode: Bool) {
      self.link = link
      self.showsUnicode = showsUnicode
    }

    deinit {
      link.requestClose()
    }

    /// Opens a screen for as long as a function runs, and restores the terminal behind it, also when it throws.
    ///
    /// - Throws: A ``TerminalError`` if the terminal cannot be used, and what `body` throws.
    public static func open<Result>(
      isolation: isolated (any Actor)? = #isolation, _ body: (TerminalScreen) async throws -> Result
    ) async throws -> Result {
      let link = try ScreenLink.claim()
      let screen = TerminalScreen(link, showsUnicode: try await TerminalThread.start(link))
      do {
        let result = try await body(screen)
        await link.close()
        return result
      } catch {
        await link.close()
        throw error
      }
    }

    /// Keys, sizes and signals, for one reader; the first is the size.
    public var events: AsyncStream<TerminalEvent> { link.events }

    /// Shows a canvas soon, unless another one comes before.
    public func show(_ canvas: TerminalCanvas) {
      link.post { $0.canvas = canvas }
    }

    /// Paints everything anew, for when something else has written to the terminal.
    public func redraw() {
      link.post { $0.repaints = true }
    }

    /// Lets the reader of the events reach their end.
    public func endEvents() {
      link.endEvents()
    }
  }
#endif
