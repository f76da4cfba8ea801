/// The tasks that load children, and who waits for them; cancelled when the controller goes.
final class RunningLoads<Item: Hashable & Sendable> {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var waiters: [Int: [CheckedContinuation<Void, Never>]] = [:]

  func start(_ number: Int, _ task: Task<Void, Never>) {
    tasks[number] = task
  }

  func wait(for number: Int, _ continuation: CheckedContinuation<Void, Never>) {
    waiters[number, default: []].append(continuation)
  }

  /// A request has an answer, or none is wanted any more.
  func end(_ number: Int, cancelling: Bool) {
    let task = tasks.removeValue(forKey: number)
    if cancelling { task?.cancel() }
    for waiter in waiters.removeValue(forKey: number) ?? [] { waiter.resume() }
  }

  deinit {
    for task in tasks.values { task.cancel() }
    for waiter in waiters.values.joined() { waiter.resume() }
  }
}
