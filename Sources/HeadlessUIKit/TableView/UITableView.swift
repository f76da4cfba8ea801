/// A list of rows in sections.
@MainActor open class UITableView: UIScrollView {
  /// How the table looks.
  public let style: Style
  private(set) lazy var engine = ListEngine(host: self)
  var headerRegistry = ReuseRegistry<UITableViewHeaderFooterView>()
  var geometry = TableGeometry(sections: [], width: 0, headerHeight: 0, footerHeight: 0)
  var supplementaries = TableSupplementaries()
  weak var activeDrag: HeadlessDrag?
  weak var activeDrop: HeadlessDrag?

  // MARK: Who gives and who decides

  /// Who gives the table its rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      engine.forgetRows()
      forgetSupplementaries()
    }
  }
  /// Who decides about the table.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      forgetSupplementaries()
      rebuildGeometryIfLoaded()
    }
  }
  /// Who gives what is dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Who takes what is dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = true

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UITableViewDelegate }
  }

  // MARK: Sizes

  /// The height of rows, unless the delegate says another.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { rebuildGeometryIfLoaded() } }
  /// The height of headers, unless the delegate says another.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { rebuildGeometryIfLoaded() }
  }
  /// The height of footers, unless the delegate says another.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { rebuildGeometryIfLoaded() }
  }
  /// The height of rows as far as is known; accepted and ignored.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers as far as is known; accepted and ignored.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers as far as is known; accepted and ignored.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space above each header in a plain table; accepted and ignored.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// A view above the first section.
  open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, with: tableHeaderView) } }
  /// A view below the last section.
  open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, with: tableFooterView) } }
  /// A view behind the rows.
  open var backgroundView: UIView?

  // MARK: Lines

  /// The line between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The insets of the line between rows.
  open var separatorInset: UIEdgeInsets = .zero
  /// The colour of the line between rows.
  open var separatorColor: UIColor?
  /// What the insets of the line count from.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// Whether cells keep to a width that is easy to read.
  open var cellLayoutMarginsFollowReadableWidth = false

  // MARK: Selection

  /// Whether the user can select a row.
  open var allowsSelection = true
  /// Whether the user can select a row while the table is being edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false { didSet { keepOneSelected() } }
  /// Whether several rows can be selected while the table is being edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { keepOneSelected() } }
  /// Whether the keyboard's place selects; accepted and ignored.
  open var selectionFollowsFocus = false
  /// Whether the keyboard can come to a row.
  open var remembersLastFocusedIndexPath = false
  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  var isBeingEdited = false

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Nibs are not read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Keyboard commands may start at a table.
  open override var canBecomeFirstResponder: Bool { true }

  // MARK: Reloading and editing

  /// Learns the counts anew, forgets cells and selection; cells come with the next layout.
  open func reloadData() { engine.reload() }

  /// Shows the controls for editing, or not; the selection is given up.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    isBeingEdited = editing
    for path in engine.selection { engine.deselect(path) }
    for (path, cell) in engine.cells { place(cell, at: path) }
  }

  // MARK: Layout

  /// Places the rows, asking for cells that are needed and putting those aside that are not.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layout()
  }

  /// Fills the table when it comes into a window for the first time.
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

  /// The rectangle in the view's own coordinates.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let width = super.bounds.width
      super.bounds = newValue
      if newValue.width != width { rebuildGeometryIfLoaded() }
    }
  }

  private func keepOneSelected() {
    guard !allowsSeveral else { return }
    for path in engine.selection.dropLast() { engine.deselect(path) }
  }

  /// Whether several rows can be selected now.
  var allowsSeveral: Bool { isBeingEdited ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
