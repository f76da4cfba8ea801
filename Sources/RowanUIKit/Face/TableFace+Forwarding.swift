#if canImport(ObjectiveC)
  import ObjectiveC

  extension TableFace {
    /// Whether a table is to take a method for implemented.
    ///
    /// Some methods mean something by being there; the face has them all, and owns to those that have a use now.
    override nonisolated func responds(to aSelector: Selector!) -> Bool {
      guard super.responds(to: aSelector) else { return appObject(for: aSelector) != nil }
      guard Thread.isMainThread else { return true }
      return MainActor.assumeIsolated { hasUse(for: aSelector) } || appObject(for: aSelector) != nil
    }

    override nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? {
      appObject(for: aSelector) ?? super.forwardingTarget(for: aSelector)
    }

    /// The app's object that has a method; a table asks on the main thread, and others are told of none.
    private nonisolated func appObject(for selector: Selector) -> (any NSObjectProtocol)? {
      guard Thread.isMainThread else { return nil }
      nonisolated(unsafe) var found: (any NSObjectProtocol)?
      MainActor.assumeIsolated {
        if let appDataSource, appDataSource.responds(to: selector) {
          found = appDataSource
        } else if let appDelegate, appDelegate.responds(to: selector) {
          found = appDelegate
        }
      }
      return found
    }

    private func hasUse(for selector: Selector) -> Bool {
      switch selector {
      case #selector(UITableViewDataSource.tableView(_:moveRowAt:to:)),
        #selector(UITableViewDataSource.tableView(_:canMoveRowAt:)):
        owner?.allowsReordering ?? false
      case #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)),
        #selector(UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)):
        owner?.hasHeaders ?? false
      case #selector(UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)),
        #selector(UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)):
        owner?.hasSwipeActions ?? false
      default: true
      }
    }
  }
#else
  // The same for machines without Objective-C: every optional method that is left to the app, written out.
  extension TableFace {
    func implements(_ method: OptionalTableMethod) -> Bool {
      if method == .moveRow, owner?.allowsReordering == true { return true }
      return appDataSource?.implements(method) ?? false
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      appDataSource?.tableView(tableView, titleForHeaderInSection: section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      appDataSource?.tableView(tableView, titleForFooterInSection: section)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      appDataSource?.tableView(tableView, canEditRowAt: indexPath) ?? true
    }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      appDataSource?.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      appDelegate?.tableView(tableView, heightForRowAt: indexPath) ?? UITableView.unimplementedHeight
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      appDelegate?.tableView(tableView, heightForHeaderInSection: section) ?? UITableView.unimplementedHeight
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      appDelegate?.tableView(tableView, heightForFooterInSection: section) ?? UITableView.unimplementedHeight
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      appDelegate?.tableView(tableView, viewForFooterInSection: section)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      appDelegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      appDelegate?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      guard let appDelegate else { return indexPath }
      return appDelegate.tableView(tableView, willSelectRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      guard let appDelegate else { return indexPath }
      return appDelegate.tableView(tableView, willDeselectRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      appDelegate?.tableView(tableView, editingStyleForRowAt: indexPath) ?? .delete
    }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      appDelegate?.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      appDelegate?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      appDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
  }
#endif
