/// Something to be measured at several sizes.
struct Work: Sendable {
  var name: String
  var sizes: [Int]
  /// Does the work at a size, through a stopwatch.
  var run: @Sendable (_ size: Int, _ stopwatch: inout Stopwatch) -> Void
}

/// All works, in the order of the table.
let allWorks: [Work] = buildWorks + lookUpWorks + toggleWorks + controllerWorks
