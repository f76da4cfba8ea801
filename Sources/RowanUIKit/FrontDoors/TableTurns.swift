/// Lets commands and a table take turns: one command at a time, and none that the table could not take.
///
/// A table takes no change while it asks for a cell. And within an update of the app's own it counts rows from before
/// that, so the first change becomes part of it, and all else waits until it has been carried out.
@MainActor
final class TableTurns {
  /// Whether a command is under way.
  private var isChanging = false
  /// Whether the table is asking for a cell.
  private var isAsked = false
  /// Whether the table has been given a change that it has not carried out: it asks for counts when it does.
  private var isUpdateOpen = false
  private var waiting: [() -> Void] = []
  /// What has to be done when the open update has been carried out.
  private var closing: (() -> Void)?

  private var isFree: Bool { !isChanging && !isAsked && !isUpdateOpen }

  /// Runs a command, behind those that wait and when the table can take what comes of it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - follow: What is done after it, before the next one.
  func take(_ command: @escaping () -> Void, then follow: @escaping () -> Void = {}) {
    guard isFree else {
      waiting.append { [weak self] in self?.take(command, then: follow) }
      return
    }
    isChanging = true
    command()
    isChanging = false
    follow()
    next()
  }

  /// Gives a table a change as a batch.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - record: Says what comes, goes and moves.
  ///   - follow: What is done when the batch has been carried out.
  func update(_ tableView: UITableView, _ record: @escaping () -> Void, then follow: @escaping () -> Void) {
    tableView.performBatchUpdates(
      { [self] in
        record()
        isUpdateOpen = true
      },
      completion: { [weak self] _ in
        self?.isUpdateOpen = false
        self?.next()
      })
    if isUpdateOpen { closing = follow } else { follow() }
  }

  /// Hears that the table asks for counts.
  ///
  /// - Returns: Whether the app is to be asked: not for what the table is being told of, nor ahead of commands that
  ///   wait.
  func countsAreAsked() -> Bool {
    defer { isUpdateOpen = false }
    return !isChanging && !isUpdateOpen && waiting.isEmpty
  }

  /// Answers a table that asks for a cell.
  func whileAsked(_ answer: () -> UITableViewCell) -> UITableViewCell {
    isAsked = true
    defer {
      isAsked = false
      if !waiting.isEmpty { Task { [weak self] in self?.next() } }
    }
    return answer()
  }

  private func next() {
    while isFree {
      if let follow = closing {
        closing = nil
        take(follow)
      } else if waiting.isEmpty {
        return
      } else {
        waiting.removeFirst()()
      }
    }
  }
}
