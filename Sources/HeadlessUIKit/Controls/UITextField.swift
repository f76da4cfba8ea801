/// Decides about a text field and hears what happens to it.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Hears that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Answers yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Answers yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field for one line of text.
@MainActor open class UITextField: UIControl {
  /// The text.
  open var text: String?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The font.
  open var font: UIFont?
  /// Who decides about the field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Text comes from the keyboard, so the keyboard may start here.
  open override var canBecomeFirstResponder: Bool { true }
}

/// Hears what happens to a search bar.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Hears that the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Hears that searching begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Hears that typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Hears that the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Hears that the search was given up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for what is searched for.
@MainActor open class UISearchBar: UIView {
  /// What is searched for.
  open var text: String?
  /// What is shown while nothing is searched for.
  open var placeholder: String?
  /// Whether there is a button to give up.
  open var showsCancelButton = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0
  /// Who hears what happens.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UITextField()
  /// The search controller that the bar belongs to.
  weak var searchController: UISearchController?
}
