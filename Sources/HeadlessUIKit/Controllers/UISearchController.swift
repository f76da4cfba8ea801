/// Hears that what is searched for has changed.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Hears that what is searched for has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears that searching begins and ends.
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Hears that searching is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Hears that searching has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Searches a screen.
@MainActor open class UISearchController: UIViewController {
  /// The field for what is searched for.
  public let searchBar = UISearchBar()
  /// What shows the results, when the searched screen does not.
  open private(set) var searchResultsController: UIViewController?
  /// Who hears that what is searched for has changed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears that searching begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the searched screen is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar is put away while searching.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether searching is going on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
      } else {
        searchBar.text = nil
        delegate?.didDismissSearchController(self)
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Makes a search controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
