/// Sections that open and close, over the app's own diffable data source.
///
/// Made for those who used a library of this name: the data source, the header provider, the calls in the
/// table's delegate and `update(with:)` are where they were.
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<Food, Item>(
///   tableView: tableView, cellProvider: cell)
/// let accordion = AccordionTable<Food, Item>(dataSource: dataSource) { tableView, _, food in
///   let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "food") as! FoodHeader
///   header.textLabel?.text = food.title
///   return header
/// }
/// accordion.update(with: [(fruit, [apple, pear]), (bread, [roll])], animated: false)
/// ```
///
/// The table's delegate asks it for headers, and tells it about selection:
///
/// ```swift
/// func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
///   accordion.viewForHeader(in: tableView, at: section)
/// }
/// func tableView(
///   _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
/// ) {
///   accordion.selectRowIfNeeded(in: tableView, at: indexPath)
/// }
/// func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///   guard let isSelected = accordion.toggleSelectedStateForRow(at: indexPath) else { return }
///   if !isSelected { tableView.deselectRow(at: indexPath, animated: true) }
/// }
/// func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
///   accordion.saveDeselectedStateForRow(at: indexPath)
/// }
/// ```
///
/// Sections and rows are remembered by what they are, not by where: which sections are closed, and which rows
/// are selected, shown or not, lasts through every update in which they still exist. A section that is
/// `Identifiable` is the same one as long as its `id` is, even if its title or its contents are other ones.
///
/// A row may be in the data once only, as the data source demands. One that is there twice is left out the
/// second time, and ``problem`` is told.
@MainActor
public final class AccordionTable<Section: Hashable & Sendable, Row: Hashable & Sendable> {
  /// Makes, or takes from the table, the header of a section, and fills it.
  public typealias HeaderProvider = (_ tableView: UITableView, _ index: Int, _ section: Section) -> HeaderView

  typealias Element = AccordionItem<Section, Row>

  /// The app's data source, to which the sections and rows are given.
  public let dataSource: UITableViewDiffableDataSource<Section, Row>

  /// What the user may do; when ``TableFeature/collapsible`` goes, all sections open.
  public var enabledFeatures: [TableFeature] {
    get { rules.features }
    set {
      rules.features = newValue
      if !rules.isCollapsible { expandAll() }
    }
  }

  /// Whether the user may close and open a section; any, without it.
  public var shouldToggle: ((Section) -> Bool)?
  /// Is told after a section was opened or closed, by the user or by the app.
  public var didChangeVisibility: ((Section, SectionVisibility) -> Void)?
  /// Is told of data that could not be taken over as they were.
  public var problem: ((AccordionProblem<Section, Row>) -> Void)?
  /// Whether a row that stays looks otherwise than before, so that its cell is filled anew.
  public var contentChanged: ((_ old: Row, _ new: Row) -> Bool)?
  /// Fills a header anew that is in use when new data come.
  ///
  /// It is of use where a section that changes its title is equal to what it was. If it is not equal, the
  /// table asks for another header by itself.
  public var updateHeader: ((_ header: HeaderView, _ index: Int, _ section: Section) -> Void)?
  /// What is said of headers to those who hear them.
  public var texts = OutlineTexts()
  /// How long a header takes to turn over, in seconds.
  public var headerAnimationDuration = 0.2

  /// The table, as soon as it has asked for a header or shown a row.
  public internal(set) weak var tableView: UITableView?

  let headerProvider: HeaderProvider
  let identity: (Section) -> SectionIdentity
  let rules: AccordionRules<Section>
  let controller: OutlineController<Element>
  var selection = OutlineSelection<Element>(mode: .single)
  var headers: [WeakHeader] = []
  /// Sections that are to open or close at once.
  var unanimated: Set<Element> = []
  private var observation: OutlineObservation?

  /// An accordion over a data source, without sections yet.
  ///
  /// - Parameters:
  ///   - dataSource: The data source of the table.
  ///   - enabledFeatures: What the user may do.
  ///   - initialVisibility: Whether a section is open when it first appears; open, without it.
  ///   - headerProvider: Gives the headers.
  public convenience init(
    dataSource: UITableViewDiffableDataSource<Section, Row>, enabledFeatures: [TableFeature] = [.collapsible],
    initialVisibility: @escaping (Section) -> SectionVisibility = { _ in .expanded },
    headerProvider: @escaping HeaderProvider
  ) {
    self.init(
      dataSource, AccordionRules(enabledFeatures, initialVisibility), identity: { SectionIdentity($0) },
      headerProvider)
  }

  /// An accordion whose sections are known by their `id`.
  ///
  /// - Parameters:
  ///   - dataSource: The data source of the table.
  ///   - enabledFeatures: What the user may do.
  ///   - initialVisibility: Whether a section is open when it first appears; open, without it.
  ///   - headerProvider: Gives the headers.
  public convenience init(
    dataSource: UITableViewDiffableDataSource<Section, Row>, enabledFeatures: [TableFeature] = [.collapsible],
    initialVisibility: @escaping (Section) -> SectionVisibility = { _ in .expanded },
    headerProvider: @escaping HeaderProvider
  ) where Section: Identifiable, Section.ID: Sendable {
    self.init(
      dataSource, AccordionRules(enabledFeatures, initialVisibility), identity: { SectionIdentity($0.id) },
      headerProvider)
  }

  private init(
    _ dataSource: UITableViewDiffableDataSource<Section, Row>, _ rules: AccordionRules<Section>,
    identity: @escaping (Section) -> SectionIdentity, _ headerProvider: @escaping HeaderProvider
  ) {
    self.dataSource = dataSource
    self.rules = rules
    self.identity = identity
    self.headerProvider = headerProvider
    controller = OutlineController(
      initiallyExpanded: { item in item.section.map(rules.isInitiallyExpanded) ?? false })
    controller.expansion.canToggle = { [weak self] item in
      item.section.flatMap { self?.shouldToggle?($0) } ?? true
    }
    controller.expansion.shouldCollapse = { _ in rules.isCollapsible }
    controller.expansion.didExpand = { [weak self] in self?.announce($0, .expanded) }
    controller.expansion.didCollapse = { [weak self] in self?.announce($0, .collapsed) }
    observation = controller.observe { [weak self] in self?.show($0) }
  }

  private func announce(_ item: Element, _ visibility: SectionVisibility) {
    if let section = item.section { didChangeVisibility?(section, visibility) }
  }

  /// The outline's item for a section, whatever its contents are.
  func item(_ section: Section) -> Element {
    .section(AccordionSection(value: section, identity: identity(section)))
  }
}

/// What decides whether sections are open.
@MainActor
final class AccordionRules<Section> {
  var features: [TableFeature]
  private let initialVisibility: (Section) -> SectionVisibility

  init(_ features: [TableFeature], _ initialVisibility: @escaping (Section) -> SectionVisibility) {
    self.features = features
    self.initialVisibility = initialVisibility
  }

  var isCollapsible: Bool { features.contains(.collapsible) }

  func isInitiallyExpanded(_ section: Section) -> Bool {
    !isCollapsible || initialVisibility(section) == .expanded
  }
}
