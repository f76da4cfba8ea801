// MARK: Headers

extension AccordionTable {
  /// The header of a section: for `tableView(_:viewForHeaderInSection:)`.
  ///
  /// - Returns: What the header provider gives, ready to be tapped; `nil` where there is no such section.
  public func viewForHeader(in tableView: UITableView, at index: Int) -> HeaderView? {
    self.tableView = tableView
    guard let section = dataSource.sectionIdentifier(for: index) else { return nil }
    let header = headerProvider(tableView, index, section)
    header.section = section
    header.delegate = self
    header.dataSource = self
    header.texts = texts
    headers.removeAll { $0.header == nil || $0.header === header }
    headers.append(WeakHeader(header: header))
    header.begin(rowVisibility(for: header), isCollapsible: rules.isCollapsible)
    return header
  }

  /// Brings all headers in line with their sections.
  func refreshHeaders(animated: Bool) {
    for header in headersInUse {
      header.texts = texts
      header.show(
        rowVisibility(for: header), isCollapsible: rules.isCollapsible,
        animationDuration: animated ? headerAnimationDuration : 0)
    }
  }

  /// Fills headers anew, after new data came.
  func fillHeaders() {
    guard let updateHeader else { return }
    for header in headersInUse {
      guard let section = section(of: header), let index = dataSource.index(for: section) else { continue }
      updateHeader(header, index, section)
    }
  }

  private var headersInUse: [HeaderView] {
    headers.compactMap(\.header).filter { $0.delegate === self && section(of: $0) != nil }
  }

  /// The section of a header, as the data now have it.
  private func section(of header: HeaderView) -> Section? {
    guard let section = header.section as? Section else { return nil }
    return controller.outline.storedItem(item(section))?.section
  }
}

extension AccordionTable: HeaderDelegate {
  /// Opens or closes the section of a header, as the user wants.
  public func headerViewDidActivate(_ headerView: HeaderView) {
    guard headerViewShouldActivate(headerView), let section = section(of: headerView) else { return }
    controller.toggle(item(section), origin: .user)
  }
}

extension AccordionTable: HeaderDataSource {
  /// Whether a header takes taps.
  public func headerViewShouldActivate(_ headerView: HeaderView) -> Bool { rules.isCollapsible }

  /// Whether the section of a header is open.
  public func rowVisibility(for headerView: HeaderView) -> SectionVisibility {
    section(of: headerView).flatMap(visibility) ?? .expanded
  }
}

/// A header that has been given out and may still be in use.
struct WeakHeader {
  weak var header: HeaderView?
}
