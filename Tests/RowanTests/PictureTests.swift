import Rowan
import RowanTestSupport
import Testing

/// Each command once, as a picture: the outline before, the command, the rows after, the change.
struct PictureTests {
  let larder = """
    - Fruit
      · Apple
      · Pear
    + Bread
      - Rye
        · Dark
      · Wheat
    · Salt
    """

  @Test func expand() {
    expect(
      larder, { $0.expand("Bread") },
      gives: """
        - Fruit
          · Apple
          · Pear
        - Bread
          - Rye
            · Dark
          · Wheat
        · Salt
        """, "4+3 3!")
  }

  @Test func collapse() {
    expect(
      larder, { $0.collapse("Fruit") },
      gives: """
        + Fruit
        + Bread
        · Salt
        """, "1-2 0!")
  }

  @Test func collapseWithReset() {
    var outline = Outline(picture: larder)
    outline.collapse("Bread", nested: .reset)
    #expect(!outline.isExpanded("Rye"))
  }

  @Test func expandSeveral() {
    expect(
      """
      + Fruit
        · Apple
        · Pear
      + Bread
        + Rye
          · Dark
        · Wheat
      · Salt
      """, { $0.expand(["Rye", "Fruit", "Bread", "Salt", "nowhere"]) },
      gives: """
        - Fruit
          · Apple
          · Pear
        - Bread
          - Rye
            · Dark
          · Wheat
        · Salt
        """, "1+2 4+3 0! 3!")
  }

  @Test func expandAll() {
    expect(
      larder, { $0.expandAll() },
      gives: """
        - Fruit
          · Apple
          · Pear
        - Bread
          - Rye
            · Dark
          · Wheat
        · Salt
        """, "4+3 3!")
  }

  @Test func collapseAll() {
    expect(
      larder, { $0.collapseAll() },
      gives: """
        + Fruit
        + Bread
        · Salt
        """, "1-2 0!")
  }

  @Test func expandToDepth() {
    expect(
      """
      + a
        + b
          + c
            · d
      + e
        · f
      """, { $0.expand(toDepth: 2) },
      gives: """
        - a
          - b
            + c
        - e
          · f
        """, "1+2 4+1 0! 3!")
  }

  @Test func reveal() {
    expect(
      """
      + a
        + b
          + c
            · d
          - e
            · f
      · g
      """, { $0.reveal("c") },
      gives: """
        - a
          - b
            + c
            - e
              · f
        · g
        """, "1+4 0!")
  }

  @Test func append() throws {
    try expect(
      larder, { try $0.append(["Plum", "Fig"], to: "Fruit") },
      gives: """
        - Fruit
          · Apple
          · Pear
          · Plum
          · Fig
        + Bread
        · Salt
        """, "3+2 2!")
  }

  @Test func insertBeforeAndAfter() throws {
    try expect(
      larder, { try $0.insert("Fig", before: "Apple") },
      gives: """
        - Fruit
          · Fig
          · Apple
          · Pear
        + Bread
        · Salt
        """, "1+1 2!")
    try expect(
      larder, { try $0.insert("Milk", after: "Fruit") },
      gives: """
        - Fruit
          · Apple
          · Pear
        · Milk
        + Bread
        · Salt
        """, "3+1")
  }

  @Test func delete() throws {
    try expect(
      larder, { try $0.delete(["Pear", "Bread"]) },
      gives: """
        - Fruit
          · Apple
        · Salt
        """, "2-2 1!")
  }

  @Test func deleteLastChild() throws {
    try expect(
      larder, { try $0.delete(["Pear", "Apple"]) },
      gives: """
        · Fruit
        + Bread
        · Salt
        """, "1-2 0!")
  }

  @Test func deleteAll() {
    expect(larder, { $0.deleteAll() }, gives: "", "0-5")
  }

  @Test func moveAmongSiblings() throws {
    try expect(
      larder, { try $0.move("Salt", to: nil, at: 0) },
      gives: """
        · Salt
        - Fruit
          · Apple
          · Pear
        + Bread
        """, "4~1>0 0!2 4!")
  }

  @Test func moveIntoCollapsedParent() throws {
    try expect(
      larder, { try $0.move("Fruit", to: "Bread", at: 0) },
      gives: """
        + Bread
        · Salt
        """, "0-3 0!")
  }

  @Test func moveOutOfParentChangesLevels() throws {
    try expect(
      larder, { try $0.move("Pear", to: nil, at: 1) },
      gives: """
        - Fruit
          · Apple
        · Pear
        + Bread
        · Salt
        """, "1!2")
  }

  @Test func replaceChildren() {
    expect(
      larder, { $0.replaceChildren(of: "Fruit", with: ["Pear", "Fig", "Apple"]) },
      gives: """
        - Fruit
          · Pear
          · Fig
          · Apple
        + Bread
        · Salt
        """, "2+1 1~1>3 1! 3!")
  }

  @Test func placeholders() {
    expect(
      larder, { $0.setPlaceholder(.loading, in: "Fruit") },
      gives: """
        - Fruit
          · Apple
          · Pear
          (loading)
        + Bread
        · Salt
        """, "3+1")
    expect(
      """
      - Fruit
        · Apple
        (loading)
      """, { $0.setPlaceholder(.failed, in: "Fruit") },
      gives: """
        - Fruit
          · Apple
          (failed)
        """, "2-1 2+1")
  }

  /// Wherever an outline comes in, the placeholder of its own roots stays behind, and the parent's stays last.
  @Test(arguments: [[], [(0, 10)], [(0, 10), (1, 11), (0, 12)]] as [[(level: Int, item: Int)]])
  func placeholdersOfRootsDoNotComeAlong(levels: [(level: Int, item: Int)]) throws {
    let plain = Outline(levels: levels)
    var piece = plain
    piece.setPlaceholder(.loading, in: nil)
    for index in 0...2 {
      for parent in [nil, 1] as [Int?] {
        for kind in [nil, .failed] as [PlaceholderKind?] {
          var outline = Outline(levels: [(0, 1), (1, 3), (1, 4), (0, 2)])
          outline.expandAll()
          outline.setPlaceholder(kind, in: parent)
          let old = outline
          var expected = outline
          try expected.insert(plain, at: index, in: parent)
          let changes = try outline.insert(piece, at: index, in: parent)
          #expect(outline.firstViolation() == nil)
          #expect(outline.description == expected.description)
          #expect(outline.placeholder(in: parent) == kind)
          #expect(changes == outline.changes(from: old))
          outline.setPlaceholder(nil, in: parent)
          #expect(outline.firstViolation() == nil)
          #expect(outline.placeholder(in: parent) == nil)
        }
      }
    }
  }
}
