#if os(Linux) || os(macOS)
  import CTerminal

  /// What a screen's owner, its terminal thread and its signal thread share.
  final class ScreenLink: Sendable {
    /// What the terminal thread is asked to do.
    struct Requests {
      /// The newest canvas; older ones that were never painted are not missed.
      var canvas: TerminalCanvas?
      var repaints = false
      var resizes = false
      var stops = false
      var resumes = false
    }

    private struct State {
      var requests = Requests()
      var isToClose = false
      /// The terminal is as it was before.
      var isRestored = false
      var signalThreadHasEnded = false
      /// Nothing of the screen is left.
      var isClosed = false
      var closers: [CheckedContinuation<Void, Never>] = []
    }

    let events: AsyncStream<TerminalEvent>
    private let continuation: AsyncStream<TerminalEvent>.Continuation
    private let state = Monitor(State())
    /// The end of the pipe that wakes the terminal thread.
    let wakeEnd: Int32
    private let wakingEnd: Int32

    private init?() {
      var (readEnd, writeEnd): (Int32, Int32) = (-1, -1)
      guard terminal_make_pipe(&readEnd, &writeEnd) else { return nil }
      (wakeEnd, wakingEnd) = (readEnd, writeEnd)
      (events, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    }

    // MARK: The one screen

    private static let current = Monitor<ScreenLink?>(nil)

    private static let restoresAtExit: Void = {
      terminal_at_exit {
        // The threads still run; what they cannot do in time is done for them.
        guard let link = current({ $0 }) else { return }
        link.requestClose()
        link.waitUntilRestored(milliseconds: 500)
        terminal_guard_restore()
      }
    }()

    /// A link for a new screen, the only one there is until it is closed.
    static func claim() throws(TerminalError) -> ScreenLink {
      _ = restoresAtExit
      let claim: Result<ScreenLink, TerminalError> = current { current in
        if current != nil { return .failure(.alreadyOpen) }
        guard let link = ScreenLink() else { return .failure(.noResources) }
        current = link
        return .success(link)
      }
      return try claim.get()
    }

    // MARK: Requests

    /// Asks the terminal thread to do something; a closed screen does not answer.
    func post(_ request: (inout Requests) -> Void) {
      wake { request(&$0.requests) }
    }

    func requestClose() {
      wake { $0.isToClose = true }
    }

    private func wake(_ change: (inout State) -> Void) {
      state { state in
        guard !state.isClosed else { return }
        change(&state)
        terminal_wake(wakingEnd)
      }
    }

    /// What the terminal thread has to do now.
    func takeRequests() -> Requests {
      state { state in
        defer { state.requests = Requests() }
        return state.requests
      }
    }

    var isToClose: Bool {
      state { $0.isToClose }
    }

    /// Waits a moment whether the screen is to close.
    func waitUntilToClose(milliseconds: Int) -> Bool {
      state.wait(milliseconds: milliseconds) { $0.isToClose }
    }

    func send(_ event: TerminalEvent) {
      continuation.yield(event)
    }

    func endEvents() {
      continuation.finish()
    }

    // MARK: The end

    /// Lets the screen close, and waits until it has.
    func close() async {
      await withCheckedContinuation { closer in
        let isClosed = state { state in
          if !state.isClosed { state.closers.append(closer) }
          return state.isClosed
        }
        if isClosed { closer.resume() } else { requestClose() }
      }
    }

    @discardableResult
    func waitUntilRestored(milliseconds: Int) -> Bool {
      state.wait(milliseconds: milliseconds) { $0.isRestored }
    }

    func noteSignalThreadEnd() {
      state { $0.signalThreadHasEnded = true }
    }

    /// Says that the terminal is restored and signals have been given back, and frees what is left.
    func finish() {
      state { $0.isRestored = true }
      // The next screen's signals must not be read by this one's thread.
      state.wait { $0.signalThreadHasEnded }
      Self.current { $0 = nil }
      let closers = state { state in
        state.isClosed = true
        terminal_close_pipe(wakeEnd, wakingEnd)
        defer { state.closers = [] }
        return state.closers
      }
      endEvents()
      for closer in closers { closer.resume() }
    }
  }
#endif
