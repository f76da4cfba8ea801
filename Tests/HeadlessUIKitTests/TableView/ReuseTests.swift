import HeadlessUIKit
import Testing

/// Registering and dequeuing, and what a data source may return.
@MainActor struct ReuseTests {
  /// A data source that returns what a closure makes.
  @MainActor private final class Maker: NSObject, UITableViewDataSource {
    var rows = 2
    var make: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      make(tableView, indexPath)
    }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88), style: .plain)
  private let maker = Maker()

  init() { table.dataSource = maker }

  private func violations(_ make: @escaping (UITableView, IndexPath) -> UITableViewCell) -> [UIKitViolation] {
    maker.make = make
    return recordingViolations { table.layoutIfNeeded() }
  }

  @MainActor final class Counter: UITableViewCell {
    private(set) var made = "here"
    private(set) var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      made = "style \(style), for \(reuseIdentifier ?? "nothing")"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// UITableView.register(_:forCellReuseIdentifier:): cells are made by init(style:reuseIdentifier:).
  @Test func registeredClassIsMadeByItsDesignatedInitialiser() throws {
    table.register(Counter.self, forCellReuseIdentifier: "counter")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "counter") as? Counter)
    #expect(cell.made == "style default, for counter")
    #expect(cell.reuses == 0)
  }

  /// UITableViewCell.prepareForReuse(): called just before a cell is returned that was used before.
  @Test func cellHearsThatItIsUsedAgain() throws {
    table.register(Counter.self, forCellReuseIdentifier: "counter")
    #expect(violations { $0.dequeueReusableCell(withIdentifier: "counter", for: $1) } == [])
    let cell = try #require(table.visibleCells.first as? Counter)
    table.reloadData()
    #expect(cell.reuses == 0)
    table.layoutIfNeeded()
    #expect(cell.reuses == 1)
  }

  @Test func cellsOfOneIdentifierAreNotUsedForAnother() {
    table.register(Counter.self, forCellReuseIdentifier: "one")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    #expect(violations { $0.dequeueReusableCell(withIdentifier: "one", for: $1) } == [])
    table.reloadData()
    #expect(violations { $0.dequeueReusableCell(withIdentifier: "other", for: $1) } == [])
    #expect(table.visibleCells.allSatisfy { !($0 is Counter) && $0.reuseIdentifier == "other" })
  }

  /// UITableView.dequeueReusableCell(withIdentifier:): nil when nothing waits and nothing is registered.
  @Test func dequeuingWithoutIndexPathMayAnswerNothing() {
    #expect(table.dequeueReusableCell(withIdentifier: "nothing") == nil)
    #expect(
      violations { table, _ in
        table.dequeueReusableCell(withIdentifier: "made by hand")
          ?? UITableViewCell(style: .subtitle, reuseIdentifier: "made by hand")
      } == [])
    let cell = table.visibleCells.first
    maker.rows = 0
    table.reloadData()
    let waiting = [table, table].compactMap { $0.dequeueReusableCell(withIdentifier: "made by hand") }
    #expect(waiting.contains { $0 === cell })
  }

  /// The wording as crash reports have it.
  @Test func unregisteredIdentifierIsRefused() {
    maker.rows = 1
    let violations = violations { $0.dequeueReusableCell(withIdentifier: "Cell", for: $1) }
    #expect(violations.map(\.rule) == [.unregisteredIdentifier])
    #expect(
      violations.first?.message
        == "unable to dequeue a cell with identifier Cell - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard")
    #expect(table.visibleCells.count == 1)
  }

  @Test func registrationCanBeTakenBack() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(nil, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func classThatIsNoCellIsRefused() {
    let violations = recordingViolations { table.register(UIView.self, forCellReuseIdentifier: "view") }
    #expect(violations.map(\.rule) == [.registeredClass])
  }

  /// UITableView.dequeueReusableCell(withIdentifier:for:): "Call this method only from tableView(_:cellForRowAt:)".
  @Test func dequeuingForAnIndexPathAtAnotherTimeIsRefused() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let violations = recordingViolations {
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(0, 0))
    }
    #expect(violations.map(\.rule) == [.dequeue])
  }

  /// The same page: "Always specify the index path provided to you by your data source object".
  @Test func dequeuingForAnotherIndexPathIsRefused() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    maker.rows = 1
    let violations = violations { table, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(3, 4))
    }
    #expect(violations.map(\.rule) == [.dequeue])
  }

  /// The wording as crash reports have it.
  @Test func dequeuingTwiceForOneRowIsRefused() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    maker.rows = 1
    let violations = violations { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      return cell
    }
    #expect(violations.map(\.rule) == [.dequeue])
    #expect(
      violations.first?.message
        == "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
        + "dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method "
        + "(without an index path). Cell identifier: cell, index path: <NSIndexPath> {length = 2, path = 0 - 0}"
    )
  }

  @Test func dequeuedCellThatIsNotReturnedIsFoundOut() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    maker.rows = 1
    let violations = violations { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      return UITableViewCell()
    }
    #expect(violations.map(\.rule) == [.providedCell])
  }

  @Test func oneCellForTwoRowsIsRefused() {
    let cell = UITableViewCell()
    let violations = violations { _, _ in cell }
    #expect(violations.map(\.rule) == [.providedCell])
    #expect(table.cellForRow(at: IndexPath(0, 0)) === cell)
    #expect(table.cellForRow(at: IndexPath(0, 1)) == nil)
  }

  /// UITableView.reconfigureRows(at:): the provider "must return the same existing cell".
  @Test func anotherCellForAReconfiguredRowIsRefused() {
    #expect(violations { _, _ in UITableViewCell() } == [])
    let cell = table.cellForRow(at: IndexPath(0, 0))
    let violations = recordingViolations { table.reconfigureRows(at: [IndexPath(0, 0)]) }
    #expect(violations.map(\.rule) == [.reconfiguredCell])
    #expect(table.cellForRow(at: IndexPath(0, 0)) === cell)
  }

  /// The same page: the provider "must dequeue the same type of cell"; the wording as crash reports have it.
  @Test func anotherIdentifierForAReconfiguredRowIsRefused() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "one")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
    #expect(violations { $0.dequeueReusableCell(withIdentifier: "one", for: $1) } == [])
    maker.make = { $0.dequeueReusableCell(withIdentifier: "other", for: $1) }
    let violations = recordingViolations { table.reconfigureRows(at: [IndexPath(0, 0)]) }
    #expect(violations.map(\.rule) == [.reconfiguredCell, .reconfiguredCell])
    #expect(
      violations.first?.message.hasPrefix(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
          + "reconfiguring an item, which is not allowed.") == true)
  }
}
