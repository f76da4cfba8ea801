// The optional methods are the app's: the table finds them there, and is given its own paths.
#if canImport(ObjectiveC)
  import ObjectiveC

  extension TreeTable {
    /// Whether the tree table or the app's data source has a method.
    public override nonisolated func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || appObject(for: aSelector) != nil
    }

    /// The app's data source, for methods that it has and the tree table has not.
    public override nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? {
      appObject(for: aSelector) ?? super.forwardingTarget(for: aSelector)
    }

    /// The app's data source, if it has a method; a table asks on the main thread, and others are told of none.
    private nonisolated func appObject(for selector: Selector) -> (any NSObjectProtocol)? {
      guard Thread.isMainThread else { return nil }
      nonisolated(unsafe) var found: (any NSObjectProtocol)?
      MainActor.assumeIsolated {
        if let dataSource, dataSource.responds(to: selector) { found = dataSource }
      }
      return found
    }
  }
#else
  extension TreeTable {
    /// Whether the app's data source has a method.
    public func implements(_ method: OptionalTableMethod) -> Bool { dataSource?.implements(method) ?? false }

    /// The app's title of a header.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      dataSource?.tableView(tableView, titleForHeaderInSection: section)
    }

    /// The app's title of a footer.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      dataSource?.tableView(tableView, titleForFooterInSection: section)
    }

    /// Whether the app lets a row be edited.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      dataSource?.tableView(tableView, canEditRowAt: indexPath) ?? true
    }

    /// Whether the app lets a row be moved.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      dataSource?.tableView(tableView, canMoveRowAt: indexPath) ?? false
    }

    /// The app's titles of the index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      dataSource?.sectionIndexTitles(for: tableView)
    }

    /// The app's section for a title of the index.
    public func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      dataSource?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
    }

    /// Lets the app insert or delete a row.
    public func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      dataSource?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    /// Lets the app move a row.
    public func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      dataSource?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
#endif
