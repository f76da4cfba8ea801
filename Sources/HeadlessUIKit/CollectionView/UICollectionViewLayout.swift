/// Where the items of a collection view stand; all layouts here are lists.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that is laid out.
  open internal(set) weak var collectionView: UICollectionView?
  /// The height of an item.
  var itemHeight: CGFloat { 44 }
  /// The height of a section's header; 0 when there is none.
  var headerHeight: CGFloat { 0 }

  /// Makes a layout.
  public override init() { super.init() }

  /// Asks for the layout to be done anew.
  open func invalidateLayout() { collectionView?.rebuildGeometryIfLoaded() }
}

/// Items in lines; here one to a line.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of a section's header.
  open var headerReferenceSize: CGSize = .zero
  override var itemHeight: CGFloat { itemSize.height }
  override var headerHeight: CGFloat { headerReferenceSize.height }
}

/// How a list looks.
public struct UICollectionLayoutListConfiguration {
  /// The looks.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections apart from each other.
    case grouped
    /// Sections apart from each other and from the edges.
    case insetGrouped
    /// A side bar.
    case sidebar
    /// A side bar without bounds.
    case sidebarPlain
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A view that the data source gives.
    case supplementary
    /// The first item.
    case firstItemInSection
  }

  /// Gives the actions at an end of a row.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// The look.
  public let appearance: Appearance
  /// What stands above a section.
  public var headerMode: HeaderMode = .none
  /// Whether lines stand between rows.
  public var showsSeparators = true
  /// The colour behind the rows.
  public var backgroundColor: UIColor?
  /// Gives the actions at the leading end of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions at the trailing end of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Makes a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// A layout composed of parts; here a list.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private var configuration: UICollectionLayoutListConfiguration?

  /// Makes the layout of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout()
    layout.configuration = configuration
    return layout
  }

  override var headerHeight: CGFloat { configuration?.headerMode == .supplementary ? 28 : 0 }
}
