extension UICollectionView {
  /// Registers a class of cells for an identifier; nil takes the registration back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    engine.registry.register(cellClass, for: identifier)
  }

  /// Registers a class of headers or footers for an identifier; nil takes the registration back.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryRegistry.register(viewClass, for: identifier)
  }

  /// A cell to be filled for the item that the data source is being asked for.
  ///
  /// While an item is reconfigured, that is the cell it has.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = engine.dequeue(identifier, for: indexPath) { return cell }
    reportUnregistered("UICollectionElementKindCell", identifier)
    return UICollectionViewCell(frame: .zero)
  }

  /// A header or footer to be filled.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryRegistry.take(identifier) { return view }
    reportUnregistered(elementKind, identifier)
    return UICollectionReusableView(frame: .zero)
  }

  private func reportUnregistered(_ kind: String, _ identifier: String) {
    report(
      .unregisteredIdentifier,
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
  }

  /// What fills the cells of a class.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Makes a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A cell, filled by a registration for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !engine.registry.isRegistered(registration.identifier) {
      engine.registry.register(Cell.self, for: registration.identifier)
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = dequeued as? Cell ?? Cell(registeredFor: registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
