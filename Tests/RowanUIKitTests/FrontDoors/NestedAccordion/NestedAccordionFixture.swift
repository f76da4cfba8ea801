import RowanUIKit

/// A handler over nested lists of names, which remembers what it was asked.
final class NamesHandler: NestedAccordionHandler {
  var names: [Name] = []
  var asked: [CellPath] = []
  var dequeue: (UITableView, CellPath) -> UITableViewCell? = { table, _ in
    table.dequeueReusableCell(withIdentifier: "cell")
  }

  /// A name, and those below it.
  final class Name {
    let text: String
    var names: [Name]

    init(_ text: String, _ names: [Name] = []) {
      self.text = text
      self.names = names
    }

    convenience init(_ text: String, count: Int) {
      self.init(text, (0..<count).map { Name("\(text)\($0)") })
    }
  }

  func name(_ path: CellPath) -> Name? {
    var below = names
    var name: Name?
    for index in path.levelIndexes {
      guard below.indices.contains(index) else { return nil }
      name = below[index]
      below = below[index].names
    }
    return name
  }

  override func noOfRowsInRootLevel() -> Int {
    asked.append([])
    return names.count
  }

  override func tableView(_ tableView: UITableView, noOfChildRowsForCellAt path: CellPath) -> Int {
    asked.append(path)
    return name(path)?.names.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellFor path: CellPath) -> UITableViewCell {
    let cell = dequeue(tableView, path) ?? UITableViewCell()
    cell.textLabel?.text = name(path)?.text
    cell.indentationLevel = path.levelIndexes.count - 1
    cell.accessoryType = isOpen(path) ? .checkmark : .none
    return cell
  }
}

/// A handler of names in a table.
@MainActor struct NestedAccordionFixture {
  let stage: Stage
  let handler: NamesHandler
  var table: UITableView { stage.table }

  init(rowsOnScreen: Int = 12, _ names: [NamesHandler.Name]) {
    stage = Stage(rowsOnScreen: rowsOnScreen)
    handler = NamesHandler(tableView: stage.table)
    handler.names = names
    stage.table.layoutIfNeeded()
  }

  /// Six names, of which the second has four below it, of which the third has two.
  static var filled: NestedAccordionFixture {
    var names = (0..<6).map { NamesHandler.Name("\($0)", count: 3) }
    names[1] = NamesHandler.Name("1", count: 4)
    names[1].names[2] = NamesHandler.Name("12", count: 2)
    return NestedAccordionFixture(names)
  }

  func tap(_ row: Int) { table.simulateTap(at: IndexPath(row: row, section: handler.section)) }
}
