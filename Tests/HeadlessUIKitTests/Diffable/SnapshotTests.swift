import HeadlessUIKit
import Testing

/// The rules of NSDiffableDataSourceSnapshot; the messages are those of crash reports.
struct SnapshotTests {
  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> NSDiffableDataSourceSnapshot<String, Int>
  {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func sections(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) -> [String] {
    snapshot.sectionIdentifiers.map { "\($0)\(snapshot.itemIdentifiers(inSection: $0))" }
  }

  private func violation(
    _ change: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void,
    leaving expected: [String] = ["a[1, 2]", "b[3]"]
  ) throws -> UIKitViolation {
    var changed = snapshot(["a": [1, 2], "b": [3]])
    let violations = recordingViolations { change(&changed) }
    #expect(sections(changed) == expected)
    #expect(violations.count == 1)
    return try #require(violations.first)
  }

  @Test func sectionsAndItemsAreAppended() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.appendItems([4], toSection: "a")
    snapshot.appendItems([5])
    #expect(sections(snapshot) == ["a[1, 2, 4]", "b[3, 5]"])
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.itemIdentifiers == [1, 2, 4, 3, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.indexOfSection("z") == nil)
  }

  @Test func itemsAreInsertedMovedAndDeleted() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 3)
    #expect(sections(snapshot) == ["a[1, 10, 11, 2]", "b[3, 12]"])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(12, beforeItem: 10)
    #expect(sections(snapshot) == ["a[12, 10, 11, 2]", "b[3, 1]"])
    snapshot.deleteItems([10, 3, 99])
    #expect(sections(snapshot) == ["a[12, 11, 2]", "b[1]"])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == nil)
  }

  @Test func sectionsAreInsertedMovedAndDeleted() {
    var snapshot = snapshot(["a": [1], "b": [2]])
    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y"], afterSection: "a")
    #expect(sections(snapshot) == ["x[]", "a[1]", "y[]", "b[2]"])
    snapshot.moveSection("b", beforeSection: "x")
    snapshot.moveSection("x", afterSection: "y")
    #expect(sections(snapshot) == ["b[2]", "a[1]", "y[]", "x[]"])
    snapshot.deleteSections(["a", "nothing"])
    #expect(sections(snapshot) == ["b[2]", "y[]", "x[]"])
    #expect(snapshot.numberOfItems == 1)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func marksAreKeptAndGoWithTheirItems() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.reloadItems([1, 2, 1])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2])
    #expect(snapshot.reconfiguredItemIdentifiers == [3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([2])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  // MARK: Refused

  @Test func duplicatesAmongThoseGivenAreRefused() throws {
    let items = try violation({ $0.appendItems([7, 8, 7]) }, leaving: ["a[1, 2]", "b[3, 7, 8]"])
    #expect(items.rule == .duplicateIdentifier)
    #expect(
      items.message
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}")
    let sections = try violation({ $0.appendSections(["c", "c"]) }, leaving: ["a[1, 2]", "b[3]", "c[]"])
    #expect(
      sections.message
        == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    c\n)}")
  }

  /// UIKit moves the item and warns; the documentation says that identifiers must be unique.
  @Test func itemThatIsThereAlreadyIsReportedAndMoved() throws {
    let violation = try violation({ $0.appendItems([1]) }, leaving: ["a[2]", "b[3, 1]"])
    #expect(violation.rule == .duplicateIdentifier)
    #expect(
      violation.message.hasPrefix(
        "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in "
          + "the snapshot."))
  }

  @Test func sectionThatIsThereAlreadyIsRefused() throws {
    let violation = try violation({ $0.appendSections(["b", "a"]) })
    #expect(
      violation.message
        == "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in "
        + "the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: "
        + "[\"b\", \"a\"]")
  }

  @Test func itemsNeedASection() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    let violations = recordingViolations { snapshot.appendItems([1]) }
    #expect(violations.map(\.rule) == [.missingSection])
    #expect(
      violations.first?.message
        == "There are currently no sections in the data source. Please add a section first.")
  }

  @Test func unknownPlacesAreRefused() throws {
    let notFound = "Invalid parameter not satisfying: section != NSNotFound"
    #expect(try violation { $0.appendItems([7], toSection: "z") }.message == notFound)
    #expect(try violation { $0.insertItems([7], beforeItem: 9) }.message == notFound)
    #expect(try violation { $0.insertItems([7], afterItem: 9) }.message == notFound)
    #expect(
      try violation { $0.moveItem(9, beforeItem: 1) }.message
        == "Invalid parameter not satisfying: fromIndex != NSNotFound")
    #expect(
      try violation { $0.moveItem(1, afterItem: 9) }.message
        == "Invalid parameter not satisfying: toIndex != NSNotFound")
    #expect(
      try violation { $0.insertSections(["c"], afterSection: "z") }.message
        == "Invalid parameter not satisfying: insertIndex != NSNotFound")
    #expect(
      try violation { $0.moveSection("z", beforeSection: "a") }.message
        == "Invalid parameter not satisfying: fromSection != NSNotFound")
    #expect(
      try violation { $0.moveSection("a", afterSection: "z") }.message
        == "Invalid parameter not satisfying: toSection != NSNotFound")
    #expect(
      try violation { $0.reloadItems([9]) }.message
        == "Attempted to reload item identifier that does not exist in the snapshot: 9")
    #expect(
      try violation { $0.reconfigureItems([9]) }.message
        == "Attempted to reconfigure item identifier that does not exist in the snapshot: 9")
    #expect(
      try violation { $0.reloadSections(["z"]) }.message
        == "Attempted to reload section identifier that does not exist in the snapshot: z")
    #expect(try violation { _ = $0.numberOfItems(inSection: "z") }.rule == .unknownIdentifier)
  }

  @Test func itemIsNotItsOwnPlace() throws {
    let violation = try violation { $0.insertItems([7, 1], beforeItem: 1) }
    #expect(
      violation.message
        == "Invalid update: destination for insertion operation [1] is in the insertion identifier list for update"
    )
  }
}
