// MARK: Opening and closing

extension AccordionTable {
  /// Whether a section is open; `nil` for one that is not there.
  public func visibility(of section: Section) -> SectionVisibility? {
    let item = item(section)
    guard controller.outline.contains(item) else { return nil }
    return controller.outline.isExpanded(item) ? .expanded : .collapsed
  }

  /// The sections, closed or not, in the order in which they are shown.
  public var sections: [Section] { controller.outline.rootItems.compactMap(\.section) }

  /// The rows of a section, shown or not; none for a section that is not there.
  public func rows(in section: Section) -> [Row] {
    controller.outline.children(of: item(section)).compactMap(\.row)
  }

  /// The sections that are closed, in the order in which they are shown.
  public var collapsedSections: [Section] {
    controller.outline.rootItems.filter { !controller.outline.isExpanded($0) }.compactMap(\.section)
  }

  /// Opens a section; nothing happens to one that is open or not there.
  public func expand(_ section: Section, animated: Bool = true) {
    setVisibility(.expanded, of: [section], animated: animated)
  }

  /// Closes a section; nothing happens to one that is closed or not there, and none closes without
  /// ``TableFeature/collapsible``.
  public func collapse(_ section: Section, animated: Bool = true) {
    setVisibility(.collapsed, of: [section], animated: animated)
  }

  /// Opens a section that is closed, closes one that is open.
  public func toggle(_ section: Section, animated: Bool = true) {
    command([item(section)], animated: animated) { controller, items in
      for item in items { controller.toggle(item) }
    }
  }

  /// Opens all sections, as one change.
  public func expandAll(animated: Bool = true) {
    command(controller.outline.rootItems, animated: animated) { controller, _ in controller.expandAll() }
  }

  /// Closes all sections, as one change.
  public func collapseAll(animated: Bool = true) {
    command(controller.outline.rootItems, animated: animated) { controller, _ in controller.collapseAll() }
  }

  /// Opens or closes sections, as one change.
  public func setVisibility(_ visibility: SectionVisibility, of sections: [Section], animated: Bool = true) {
    command(sections.map(item), animated: animated) { controller, items in
      switch visibility {
      case .expanded: controller.expand(items)
      case .collapsed: controller.collapse(items)
      }
    }
  }

  private func command(
    _ items: [Element], animated: Bool, _ body: (OutlineController<Element>, [Element]) -> Void
  ) {
    if !animated { unanimated.formUnion(items) }
    body(controller, items)
    if controller.isSettled { unanimated = [] }
  }
}
