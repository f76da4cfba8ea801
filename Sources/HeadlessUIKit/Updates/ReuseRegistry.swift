/// A view that is used again for other content.
@MainActor protocol ReusableView: UIView {
  /// What the view is used for; nil for a view that is used once.
  var reuseIdentifier: String? { get }
  /// Hears that the view is about to be used again.
  func prepareForReuse()
  /// Makes a view as the list does from a registered class.
  ///
  /// `UITableViewCell.init(style:reuseIdentifier:)` cannot be called on a class known at run time only, since
  /// it is not `required` and must not become so: subclasses write `override`. A required convenience
  /// initialiser is inherited by whoever overrides the designated ones, and arrives there.
  init(registeredFor reuseIdentifier: String)
}

/// Registered classes, and the views that wait to be used again.
@MainActor struct ReuseRegistry<View: ReusableView> {
  private var classes: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a class; nil takes the registration back.
  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    guard let viewClass else {
      classes[identifier] = nil
      return
    }
    guard let type = viewClass as? View.Type else {
      report(
        .registeredClass,
        "must pass a class of kind \(View.self), but got \(viewClass) for identifier \(identifier)")
      return
    }
    classes[identifier] = type
  }

  /// A view that waits, else a new one; nil when nothing waits and nothing is registered.
  mutating func take(_ identifier: String) -> View? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[identifier]?.init(registeredFor: identifier)
  }

  /// Whether a class is registered.
  func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

  /// Puts a view aside, to be used again.
  mutating func recycle(_ view: View) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }
}
