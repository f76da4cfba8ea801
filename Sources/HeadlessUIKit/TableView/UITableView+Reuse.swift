extension UITableView {
  /// Registers a class of cells for an identifier; nil takes the registration back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    engine.registry.register(cellClass, for: identifier)
  }

  /// Registers a class of headers and footers for an identifier; nil takes the registration back.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerRegistry.register(aClass, for: identifier)
  }

  /// A cell to be filled: one that waits, else one of the registered class, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    engine.registry.take(identifier)
  }

  /// A cell to be filled for the row that the data source is being asked for.
  ///
  /// While a row is reconfigured, that is the cell it has.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = engine.dequeue(identifier, for: indexPath) { return cell }
    report(
      .unregisteredIdentifier,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer to be filled: one that waits, else one of the registered class, else nil.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    headerRegistry.take(identifier)
  }
}
