#if os(Linux) || os(macOS)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A value that threads take turns with, and can wait for.
  final class Monitor<Value>: @unchecked Sendable {
    // Sendable because the value is reached with the mutex locked only.
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ value: sending Value) {
      self.value = value
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(condition, nil)
    }

    deinit {
      pthread_cond_destroy(condition)
      pthread_mutex_destroy(mutex)
      condition.deallocate()
      mutex.deallocate()
    }

    /// Reads or changes the value.
    ///
    /// Must not be called from within itself.
    func callAsFunction<Result>(_ body: (inout Value) -> sending Result) -> sending Result {
      pthread_mutex_lock(mutex)
      defer {
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
      }
      return body(&value)
    }

    /// Waits until something is true of the value.
    ///
    /// - Parameters:
    ///   - milliseconds: How long to wait at most; without end for `nil`.
    ///   - isDone: Whether it is true.
    /// - Returns: Whether it is true now.
    @discardableResult
    func wait(milliseconds: Int? = nil, until isDone: (Value) -> Bool) -> Bool {
      let end = milliseconds.map(Self.time)
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      while !isDone(value) {
        guard var end else {
          pthread_cond_wait(condition, mutex)
          continue
        }
        if pthread_cond_timedwait(condition, mutex, &end) != 0 { return isDone(value) }
      }
      return true
    }

    private static func time(inMilliseconds milliseconds: Int) -> timespec {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      let nanoseconds = time.tv_nsec + milliseconds % 1000 * 1_000_000
      time.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
      time.tv_nsec = nanoseconds % 1_000_000_000
      return time
    }
  }
#endif
