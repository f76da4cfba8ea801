/// Hears of every broken rule; stops the program unless replaced.
///
/// Being a task local, it is replaced for a scope and not for the process, so tests that run side by side
/// do not hear each other:
///
///     let violations = recordingViolations {
///       tableView.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
///     }
///
/// When the handler returns, the view that found the violation leaves the offending request undone and, where
/// rows and data no longer agree, starts over with what its data source says.
@TaskLocal public var violationHandler: @Sendable (UIKitViolation) -> Void = stopTheProgram

/// Runs `body` and returns the violations it caused, in order, instead of stopping.
public func recordingViolations(_ body: () throws -> Void) rethrows -> [UIKitViolation] {
  let record = ViolationRecord()
  try $violationHandler.withValue({ record.append($0) }, operation: body)
  return record.violations
}

/// A list of violations that any thread may add to.
public final class ViolationRecord: Sendable {
  private let storage = Locked<[UIKitViolation]>([])

  /// Makes an empty record.
  public init() {}

  /// The violations so far, in order.
  public var violations: [UIKitViolation] { storage.withLock { $0 } }

  /// Adds a violation.
  public func append(_ violation: UIKitViolation) {
    storage.withLock { $0.append(violation) }
  }
}

/// A value behind a lock; `Synchronization.Mutex` would need iOS 18.
private final class Locked<Value: Sendable>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}

@Sendable private func stopTheProgram(_ violation: UIKitViolation) {
  fatalError("*** Terminating app due to \(violation.rule.rawValue): \(violation.message)")
}

/// Reports a broken rule.
func report(_ rule: UIKitViolation.Rule, _ message: String) {
  violationHandler(UIKitViolation(rule, message))
}
