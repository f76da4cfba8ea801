import Testing

@testable import HeadlessUIKit
@testable import RowanUIKit

/// Default cells and headers as they look.
@MainActor
struct DrawingTests {
  static let shop = """
    - Fruit
      · Apple
      + Citrus
        · Lemon
    + Bread
      · Rye
    · Salt
    """

  @Test func rowsAreIndentedAndTheirChevronsTurned() {
    let screen = Screen(Self.shop)
    #expect(
      screen.drawing == """
          ▾ Fruit
            Apple
            ▸ Citrus
          ▸ Bread
          Salt
        """)
  }

  @Test func guideLinesRunDownTheLevels() {
    let screen = Screen(Self.shop)
    screen.source.style.showsGuideLines = true
    screen.controller.expandAll()
    screen.table.reloadData()
    #expect(
      screen.drawing == """
          ▾ Fruit
          │ Apple
          │ ▾ Citrus
          │ │ Lemon
          ▾ Bread
          │ Rye
          Salt
        """)
  }

  @Test func readFromRightToLeftChevronsPointToTheLeft() {
    let screen = Screen(Self.shop)
    screen.window.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    screen.table.reloadData()
    #expect(screen.drawing.contains("◂ Citrus"))
    #expect(screen.drawing.contains("▾ Fruit"))
    screen.controller.collapse("Fruit")
    #expect(screen.drawing.contains("◂ Fruit"))
  }

  @Test func checkBoxesShowOnOffAndMixed() {
    let screen = Screen(Self.shop)
    screen.controller.offeredActions.insert(.check)
    screen.table.reloadData()
    screen.controller.setChecked(true, of: "Apple")
    #expect(
      screen.drawing == """
          ▾ ⊟ Fruit
            ☑ Apple
            ▸ ☐ Citrus
          ▸ ☐ Bread
          ☐ Salt
        """)
  }

  @Test func placeholdersSayWhatGoesOn() {
    let screen = Screen(
      """
      - Fruit
        (loading)
      - Bread
        (failed)
      - Salt
        · Sea
        (loadMore)
      - Oil
        (empty)
      """)
    #expect(
      screen.drawing == """
          ▾ Fruit
            loading …
          ▾ Bread
            could not be loaded
          ▾ Salt
            Sea
            load more
          ▾ Oil
            empty
        """)
  }

  @Test func headersAreRootsAndOpen() {
    let screen = Screen(Self.shop, sections: .rootsCollapsible)
    #expect(
      screen.drawing == """
        # ▾ Fruit
          Apple
          ▸ Citrus
        # ▸ Bread
        # Salt
        """)
    screen.table.simulateHeaderTap(inSection: 1)
    #expect(
      screen.drawing == """
        # ▾ Fruit
          Apple
          ▸ Citrus
        # ▾ Bread
          Rye
        # Salt
        """)
  }

  /// Always open and one at a time do not go together, and neither is tried for ever.
  @Test func rootsOfWhichOneIsOpenOpenAndClose() {
    let screen = Screen(Self.shop, sections: .rootsAlwaysOpen)
    screen.controller.expansion.mode = .onePerLevel
    screen.controller.expand("Fruit")
    #expect(screen.controller.outline.rootItems.filter(screen.controller.outline.isExpanded) == ["Fruit"])
    screen.table.simulateHeaderTap(inSection: 1)
    #expect(screen.drawing == "# ▸ Fruit\n# ▾ Bread\n  Rye\n# Salt")
  }

  @Test func rootsThatAreAlwaysOpenHaveNoChevron() {
    let screen = Screen(Self.shop, sections: .rootsAlwaysOpen)
    #expect(
      screen.drawing == """
        # Fruit
          Apple
          ▸ Citrus
        # Bread
          Rye
        # Salt
        """)
  }

  @Test func cellsAreVerifiedInTheirDirectionOfReading() {
    let screen = Screen(Self.shop)
    screen.window.overrideTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    #expect(recordingViolations { screen.table.verifyCells() }.isEmpty)
  }

  @Test func theChevronTurnsWithoutANewCell() {
    let screen = Screen(Self.shop)
    let cell = screen.table.cellForRow(at: path(2))
    screen.table.simulateTap(at: path(2))
    #expect(screen.table.cellForRow(at: path(2)) === cell)
    #expect(screen.drawing.contains("▾ Citrus"))
  }

  @Test func aCheckBoxIsTappedByItself() throws {
    let screen = Screen(Self.shop)
    screen.controller.offeredActions.insert(.check)
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    let cell = try #require(screen.table.cellForRow(at: path(4)))
    let box = try #require(cell.selfAndDescendants.compactMap { $0 as? CheckButton }.first)
    box.simulateTap()
    #expect(screen.controller.checks.state(of: "Salt") == .on)
    #expect(screen.drawing.contains("☑ Salt"))
  }

  @Test func theChevronIsTappedByItselfWhereTapsSelect() throws {
    let screen = Screen(Self.shop)
    screen.source.tap = .select
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    let cell = try #require(screen.table.cellForRow(at: path(3)))
    let chevron = try #require(cell.selfAndDescendants.compactMap { $0 as? DisclosureButton }.first)
    chevron.simulateTap()
    #expect(screen.controller.outline.isExpanded("Bread"))
    #expect(screen.controller.selection.selectedItems.isEmpty)
    screen.table.simulateTap(at: path(3))
    #expect(screen.controller.selection.selectedItems == ["Bread"])
    #expect(screen.controller.outline.isExpanded("Bread"))
  }
}
