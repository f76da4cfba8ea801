#if os(Linux) || os(macOS)
  import CTerminal

  /// The thread that talks to the terminal: it alone calls ncurses, to paint and to read keys.
  ///
  /// It sleeps until there is input or a request. A terminal that takes its time, over a slow line or because
  /// the user has stopped its output, makes this thread wait and no other; canvases that come in the meantime
  /// replace each other.
  struct TerminalThread {
    private let link: ScreenLink
    private let curses: Curses

    /// Opens the terminal on a new thread, and lets the thread serve it until the screen is closed.
    ///
    /// - Returns: Whether the terminal shows more than ASCII.
    static func start(_ link: ScreenLink) async throws(TerminalError) -> Bool {
      guard terminal_signals_prepare(), SignalThread.start(link) else {
        link.noteSignalThreadEnd()
        link.finish()
        throw .noResources
      }
      let result: Result<Bool, TerminalError> = await withCheckedContinuation { opened in
        // Before ncurses, which takes over only signals that nobody has.
        terminal_signals_begin()
        let isRunning = startThread {
          do throws(TerminalError) {
            let thread = TerminalThread(link: link, curses: try Curses())
            link.send(.resize(thread.curses.takeOverSize()))
            opened.resume(returning: .success(thread.curses.showsUnicode))
            thread.serve()
            thread.curses.close()
            terminal_signals_end()
            link.finish()
          } catch {
            terminal_signals_end()
            link.finish()
            opened.resume(returning: .failure(error))
          }
        }
        if !isRunning {
          terminal_signals_end()
          link.finish()
          opened.resume(returning: .failure(.noResources))
        }
      }
      return try result.get()
    }

    private func serve() {
      var terminal = curses.terminal
      var canvas: TerminalCanvas?
      while !link.isToClose {
        let ready = terminal_wait(terminal, link.wakeEnd)
        let requests = link.takeRequests()
        canvas = requests.canvas ?? canvas
        var paints = requests.canvas != nil || requests.repaints
        if requests.stops { curses.stop() }
        if requests.stops || requests.resumes { paints = resume() || paints }
        if requests.resizes { link.send(.resize(curses.takeOverSize())) }
        if paints, let canvas { curses.paint(canvas, anew: requests.repaints) }
        if ready & terminal_has_input != 0 {
          for event in curses.readInput() { link.send(event) }
        }
        if ready & terminal_is_hung_up != 0 {
          terminal = -1
          link.send(.hangUp)
        }
      }
    }

    /// Takes the terminal again when the process has been continued.
    ///
    /// In the background it may not: the process stops again there, as others do, but not before there was
    /// time for a signal that came together with the continuation to end it.
    private func resume() -> Bool {
      while !curses.resume() {
        if link.waitUntilToClose(milliseconds: 100) { return false }
        curses.stop()
      }
      link.send(.resize(curses.takeOverSize()))
      return true
    }
  }

  /// The thread that waits for signals, so that they are heard even while the terminal does not answer.
  enum SignalThread {
    /// How long a program has to close its screen after it was asked to end.
    private static let grace = 2000

    static func start(_ link: ScreenLink) -> Bool {
      startThread {
        while case let number = terminal_signals_next(), number != 0 {
          switch number {
          case terminal_signal_stop: link.post { $0.stops = true }
          case terminal_signal_continue: link.post { $0.resumes = true }
          case terminal_signal_resize: link.post { $0.resizes = true }
          default:
            link.send(.signal(number))
            if !link.waitUntilRestored(milliseconds: grace) {
              terminal_guard_restore()
              terminal_die(number)
            }
          }
        }
        link.noteSignalThreadEnd()
      }
    }
  }

  /// Runs a closure on a thread of its own; false if there is none to be had.
  func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let thread = Unmanaged.passRetained(ThreadBody(body))
    let isRunning = terminal_start_thread(
      { context in
        guard let context else { return }
        Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
      }, thread.toOpaque())
    if !isRunning { thread.release() }
    return isRunning
  }

  private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
#endif
