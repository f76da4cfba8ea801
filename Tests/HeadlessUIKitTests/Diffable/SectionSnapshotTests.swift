import HeadlessUIKit
import Testing

/// The rules of NSDiffableDataSourceSectionSnapshot.
struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Fruit with apples and pears, apples with two kinds; nuts.
  private var food: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "nuts"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["cox", "gala"], to: "apple")
    return snapshot
  }

  @Test func itemsFormAnOutline() {
    #expect(food.items == ["fruit", "apple", "cox", "gala", "pear", "nuts"])
    #expect(food.rootItems == ["fruit", "nuts"])
    #expect(food.level(of: "gala") == 2)
    #expect(food.parent(of: "gala") == "apple")
    #expect(food.parent(of: "nuts") == nil)
    #expect(food.index(of: "pear") == 4)
    #expect(food.contains("cox"))
    #expect(!food.contains("plum"))
  }

  @Test func onlyWhatIsUnderExpandedItemsIsVisible() {
    var snapshot = food
    #expect(snapshot.visibleItems == ["fruit", "nuts"])
    snapshot.expand(["apple"])
    #expect(snapshot.visibleItems == ["fruit", "nuts"])
    #expect(!snapshot.isVisible("cox"))
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "cox", "gala", "pear", "nuts"])
    #expect(snapshot.isVisible("cox"))
    snapshot.collapse(["fruit"])
    #expect(snapshot.isExpanded("apple"))
    #expect(snapshot.expandedItems == ["apple"])
    #expect(snapshot.visibleItems == ["fruit", "nuts"])
  }

  @Test func itemsAreInsertedAndDeleted() {
    var snapshot = food
    snapshot.insert(["plum"], before: "pear")
    snapshot.insert(["quince"], after: "pear")
    snapshot.insert(["seeds"], after: "nuts")
    #expect(snapshot.items == ["fruit", "apple", "cox", "gala", "plum", "pear", "quince", "nuts", "seeds"])
    snapshot.delete(["apple", "nothing"])
    #expect(snapshot.items == ["fruit", "plum", "pear", "quince", "nuts", "seeds"])
    snapshot.deleteAll()
    #expect(snapshot.items == [])
  }

  @Test func childrenAreReplaced() {
    var snapshot = food
    var kinds = Snapshot()
    kinds.append(["red"])
    kinds.append(["dark"], to: "red")
    kinds.expand(["red"])
    snapshot.replace(childrenOf: "apple", using: kinds)
    #expect(snapshot.items == ["fruit", "apple", "red", "dark", "pear", "nuts"])
    #expect(snapshot.isExpanded("red"))
  }

  @Test func partOfAnOutline() {
    var snapshot = food
    snapshot.expand(["apple"])
    #expect(snapshot.snapshot(of: "fruit").items == ["apple", "cox", "gala", "pear"])
    #expect(snapshot.snapshot(of: "apple", includingParent: true).items == ["apple", "cox", "gala"])
    #expect(snapshot.snapshot(of: "apple", includingParent: true).isExpanded("apple"))
  }

  @Test func outlineAsText() {
    var snapshot = food
    snapshot.expand(["fruit"])
    #expect(snapshot.visualDescription() == "- fruit\n  + apple\n    * cox\n    * gala\n  * pear\n* nuts")
  }

  @Test func duplicatesAndUnknownItemsAreRefused() {
    var snapshot = food
    let violations = recordingViolations {
      snapshot.append(["cox"])
      snapshot.append(["plum", "plum"])
      snapshot.append(["fig"], to: "nothing")
      snapshot.insert(["fig"], before: "nothing")
      snapshot.expand(["nothing"])
      _ = snapshot.level(of: "nothing")
    }
    #expect(
      violations.map(\.rule) == [
        .duplicateIdentifier, .duplicateIdentifier, .unknownIdentifier, .unknownIdentifier,
        .unknownIdentifier,
        .unknownIdentifier,
      ])
    #expect(snapshot.rootItems == ["fruit", "nuts", "plum"])
  }

  /// Depth is the app's data: an outline of any depth is an ordinary one.
  @Test func deepOutline() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([0])
    for item in 1..<20_000 { snapshot.append([item], to: item - 1) }
    snapshot.expand(Array(0..<19_999))
    #expect(snapshot.visibleItems.count == 20_000)
    #expect(snapshot.level(of: 19_999) == 19_999)
    snapshot.delete([1])
    #expect(snapshot.items == [0])
  }
}
