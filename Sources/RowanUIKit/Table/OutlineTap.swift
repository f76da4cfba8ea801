/// What a tap on a row does.
///
/// A tap on a placeholder loads more, or tries again, whatever is set here.
public enum OutlineTap: Hashable, Sendable {
  /// Nothing but what the app's own delegate does.
  case nothing
  /// Opens or closes an item; nothing happens to a leaf.
  case toggle
  /// Selects an item, in multiple selection deselects a selected one.
  case select
  /// Opens or closes a parent, and selects a leaf.
  case toggleParentsSelectLeaves
  /// Selects an item, and opens or closes it.
  case selectAndToggle

  func toggles(isParent: Bool) -> Bool {
    self == .toggle || self == .selectAndToggle || self == .toggleParentsSelectLeaves && isParent
  }

  func selects(isParent: Bool) -> Bool {
    self == .select || self == .selectAndToggle || self == .toggleParentsSelectLeaves && !isParent
  }
}
