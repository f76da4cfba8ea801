extension UITableView {
  /// The header of a section; nil when it is not on the screen or there is none.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaries[.header].shown[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil when it is not on the screen or there is none.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaries[.footer].shown[section] as? UITableViewHeaderFooterView
  }

  // MARK: Coming and going

  func forgetSupplementaries() {
    let old = supplementaries
    supplementaries = TableSupplementaries()
    for end in SectionEnd.allCases {
      for (section, view) in old[end].shown.sorted(by: { $0.key < $1.key }) {
        endDisplaying(view, of: section, end)
      }
    }
    setNeedsLayout()
  }

  /// Gives headers and footers their new sections, and takes those away whose sections are gone.
  func carryOverSupplementaries(_ mapping: BatchMapping) {
    for end in SectionEnd.allCases {
      let (kept, gone) = supplementaries[end].carriedOver(mapping)
      supplementaries[end] = kept
      for (section, view) in gone { endDisplaying(view, of: section, end) }
    }
  }

  /// Shows the headers and footers on the screen, and puts the others aside.
  ///
  /// Whether a section without a height of its own has a header turns out only when it is asked for one, and
  /// that may bring further sections into view; so this goes on until nothing new comes up.
  func placeSupplementaries() {
    // What has left the screen comes first, so that it can be used again for what comes on.
    putAsideOffScreen()
    var measured: Set<Int> = []
    while true {
      let near = geometry.sections(near: bounds.minY...bounds.maxY).filter { section in
        let rect = geometry.rect(ofSection: section)
        return !measured.contains(section) && (rect.height == 0 || isOnScreen(rect))
      }
      guard !near.isEmpty else { break }
      for section in near { measure(section) }
      measured.formUnion(near)
    }
    putAsideOffScreen()
    for end in SectionEnd.allCases {
      for (section, view) in supplementaries[end].shown { view.frame = rect(of: end, in: section) }
    }
  }

  private func putAsideOffScreen() {
    for end in SectionEnd.allCases {
      for (section, view) in supplementaries[end].shown.sorted(by: { $0.key < $1.key })
      where !isOnScreen(rectOfUse(end, in: section)) {
        supplementaries[end].shown[section] = nil
        endDisplaying(view, of: section, end)
      }
    }
  }

  private func rect(of end: SectionEnd, in section: Int) -> CGRect {
    end == .header ? geometry.rect(ofHeader: section) : geometry.rect(ofFooter: section)
  }

  /// Where a header or footer is of use.
  ///
  /// A plain table keeps the header of the uppermost section in view while the section's rows are.
  private func rectOfUse(_ end: SectionEnd, in section: Int) -> CGRect {
    style == .plain && end == .header ? geometry.rect(ofSection: section) : rect(of: end, in: section)
  }

  private func isOnScreen(_ rect: CGRect) -> Bool { rect.maxY > bounds.minY && rect.minY < bounds.maxY }

  private func measure(_ section: Int) {
    var isSurprised = false
    for end in SectionEnd.allCases {
      show(end, of: section)
      if supplementaries[end].exists[section] == true, !supplementaries[end].isAssumed {
        supplementaries[end].isAssumed = true
        isSurprised = true
      }
    }
    if isSurprised { rebuildGeometryIfLoaded() } else { updateHeights(ofSection: section) }
  }

  private func show(_ end: SectionEnd, of section: Int) {
    let views = supplementaries[end]
    guard views.shown[section] == nil, views.exists[section] != false, saidHeight(of: end, in: section) != 0,
      views.exists[section] == nil || isOnScreen(rectOfUse(end, in: section))
    else { return }
    let view = askForView(end, of: section)
    supplementaries[end].exists[section] = view != nil
    guard let view else { return }
    supplementaries[end].shown[section] = view
    addSubview(view)
    switch end {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func askForView(_ end: SectionEnd, of section: Int) -> UIView? {
    let own =
      switch end {
      case .header: delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: delegate?.tableView(self, viewForFooterInSection: section)
      }
    if let own { return own }
    guard let title = title(of: end, in: section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func title(of end: SectionEnd, in section: Int) -> String? {
    switch end {
    case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
    }
  }

  private func endDisplaying(_ view: UIView, of section: Int, _ end: SectionEnd) {
    view.removeFromSuperview()
    switch end {
    case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView { headerRegistry.recycle(view) }
  }

  // MARK: Heights

  /// The height that the delegate gives; nil when the table is to choose.
  private func saidHeight(of end: SectionEnd, in section: Int) -> CGFloat? {
    let said =
      switch end {
      case .header: delegate?.tableView(self, heightForHeaderInSection: section)
      case .footer: delegate?.tableView(self, heightForFooterInSection: section)
      }
    guard let said, said != Self.unimplementedHeight, said != Self.automaticDimension else { return nil }
    return said
  }

  /// The height of a header or footer: what is said, else what suits one if there may be one.
  func height(of end: SectionEnd, in section: Int) -> CGFloat {
    if let said = saidHeight(of: end, in: section) { return said }
    guard supplementaries[end].exists(in: section) ?? (title(of: end, in: section) != nil) else { return 0 }
    let property = end == .header ? sectionHeaderHeight : sectionFooterHeight
    return property == Self.automaticDimension ? Self.defaultHeaderHeight : property
  }

  private func updateHeights(ofSection section: Int) {
    let header = height(of: .header, in: section)
    let footer = height(of: .footer, in: section)
    let current = geometry.sections[section]
    guard header != current.headerHeight || footer != current.footerHeight else { return }
    geometry.setHeights(header: header, footer: footer, ofSection: section)
  }
}
