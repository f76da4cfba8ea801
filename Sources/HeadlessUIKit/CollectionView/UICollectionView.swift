/// A collection of items in sections, here always laid out as a list.
@MainActor open class UICollectionView: UIScrollView {
  /// Where items are scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
  }

  /// The kind of view that stands above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of view that stands below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private(set) lazy var engine = ListEngine(host: self)
  var geometry = TableGeometry(sections: [], width: 0, headerHeight: 0, footerHeight: 0)
  var headers: [Int: UICollectionReusableView] = [:]
  var supplementaryRegistry = ReuseRegistry<UICollectionReusableView>()

  /// Where the items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      rebuildGeometryIfLoaded()
    }
  }
  /// Who gives the collection view its items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { engine.forgetRows() } }
  }
  /// Who decides about the collection view.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// Whether the user can select an item.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet {
      guard !allowsMultipleSelection else { return }
      for path in engine.selection.dropLast() { engine.deselect(path) }
    }
  }
  /// A view behind the items.
  open var backgroundView: UIView?

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UICollectionViewDelegate }
  }

  /// Makes a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Learns the counts anew, forgets cells and selection; cells come with the next layout.
  open func reloadData() { engine.reload() }

  /// Places the items, asking for cells that are needed and putting those aside that are not.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layout()
  }

  /// Fills the collection view when it comes into a window for the first time.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  /// The whole content's size; known as soon as the counts are.
  open override var contentSize: CGSize {
    get {
      _ = engine.loadedCounts()
      return geometry.contentSize
    }
    set { _ = newValue }
  }
}

extension UICollectionView: ListEngineHost {
  var words: ListWords { .collection }

  func askSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func askCount(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func askCell(at path: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: path)
  }

  func countsDidChange(_ mapping: BatchMapping?) {
    var kept: [Int: UICollectionReusableView] = [:]
    for (section, view) in headers {
      if let new = mapping?.newSection(of: section) { kept[new] = view } else { putAside(view) }
    }
    headers = kept
    rebuildGeometryIfLoaded()
  }

  func layoutSupplementaries() {
    let offset = clamped(contentOffset)
    if offset.y != contentOffset.y, !isDragging { contentOffset = offset }
    let sections = geometry.sections(from: bounds.minY, to: bounds.maxY).filter {
      let rect = geometry.rect(ofHeader: $0)
      return rect.height > 0 && rect.maxY > bounds.minY && rect.minY < bounds.maxY
    }
    for (section, view) in headers where !sections.contains(section) {
      headers[section] = nil
      putAside(view)
    }
    for section in sections where headers[section] == nil {
      let view = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: Self.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
      guard let view else { continue }
      headers[section] = view
      addSubview(view)
    }
    for (section, view) in headers { view.frame = geometry.rect(ofHeader: section) }
  }

  func pathsOnScreen(within distance: CGFloat) -> [IndexPath] {
    geometry.rows(from: bounds.minY - distance, to: bounds.maxY + distance)
  }

  func place(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.frame = geometry.rect(ofRow: path)
    let isSelected = engine.selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
  }

  func willDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  func didEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  /// Measures the collection view anew, unless it has nothing to measure yet.
  func rebuildGeometryIfLoaded() {
    guard let counts = engine.counts else { return }
    let sections = counts.map { count in
      TableGeometry.Section(
        headerHeight: collectionViewLayout.headerHeight,
        rows: .uniform(collectionViewLayout.itemHeight, count: count), footerHeight: 0)
    }
    geometry = TableGeometry(sections: sections, width: bounds.width, headerHeight: 0, footerHeight: 0)
    setNeedsLayout()
  }

  private func putAside(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    supplementaryRegistry.recycle(view)
  }
}
