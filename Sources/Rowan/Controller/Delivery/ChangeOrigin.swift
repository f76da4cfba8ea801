/// Who or what made a change.
///
/// What the user opened and closed is remembered against data that come later, and saved; what a program did
/// is not.
public enum ChangeOrigin: Hashable, Sendable {
  /// A tap, a key, a gesture.
  case user
  /// The app's own code.
  case program
  /// New data, or children that were loaded.
  case data
  /// A filter or a sort order that came, changed or went.
  case filter
  /// A saved state that was restored.
  case restore
}
