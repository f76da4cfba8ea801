/// How many children of a parent are on, mixed and disabled; the rest are off.
@usableFromInline
struct CheckTally: Equatable, Sendable {
  /// Disabled children are not among these two.
  @usableFromInline var on = 0
  @usableFromInline var mixed = 0
  @usableFromInline var disabled = 0

  @inlinable init() {}

  @inlinable var isZero: Bool { on == 0 && mixed == 0 && disabled == 0 }

  /// Counts a child in, or out again with -1.
  @inlinable
  mutating func count(_ state: CheckState, isEnabled: Bool, _ times: Int = 1) {
    if !isEnabled {
      disabled += times
    } else if state == .on {
      on += times
    } else if state == .mixed {
      mixed += times
    }
  }

  @inlinable
  static func += (left: inout CheckTally, right: CheckTally) {
    left.on += right.on
    left.mixed += right.mixed
    left.disabled += right.disabled
  }

  /// The state of an enabled parent.
  ///
  /// - Parameters:
  ///   - childCount: How many children it has, disabled ones among them.
  ///   - own: Its state if none of them counts. What was mixed before they went has nothing left that is on.
  @inlinable
  func state(childCount: Int, own: CheckState) -> CheckState {
    let enabled = childCount - disabled
    if enabled <= 0 { return own == .mixed ? .off : own }
    if on == enabled { return .on }
    return on == 0 && mixed == 0 ? .off : .mixed
  }
}
