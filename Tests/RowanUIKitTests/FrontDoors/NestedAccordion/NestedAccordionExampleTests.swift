import RowanUIKit
import Testing

// What a user of the older library wrote, in today's language and with no other change.

private struct Beers {
  let allFlavors = ["Malty", "Hoppy"]
  let styles = [["Bock", "Stout", "Porter"], ["Pale ale"]]
  let notable = [[["Korbinian"], ["Oatmeal", "Dry"], []], [["India", "West coast"]]]
}

private final class DSBeerTableViewHandler: NestedAccordionHandler {
  private let _beers = Beers()

  override func noOfRowsInRootLevel() -> Int {
    return _beers.allFlavors.count
  }

  override func tableView(_ view: UITableView, noOfChildRowsForCellAt path: CellPath) -> Int {
    switch path.levelIndexes.count {
    case 1:
      return noOfBeerStyles(forFlavorAt: path.levelIndexes[0])
    case 2:
      return noOfNotableBeerStyles(forStyleAt: path.levelIndexes[1], withFlavorAt: path.levelIndexes[0])
    default:
      return 0
    }
  }

  override func tableView(_ tableView: UITableView, cellFor path: CellPath) -> UITableViewCell {
    switch path.levelIndexes.count {
    case 1:
      return self.tableView(tableView, cell: _beers.allFlavors[path.levelIndexes[0]], level: 0)
    case 2:
      return self.tableView(
        tableView, cell: _beers.styles[path.levelIndexes[0]][path.levelIndexes[1]], level: 1)
    default:
      let names = _beers.notable[path.levelIndexes[0]][path.levelIndexes[1]]
      return self.tableView(tableView, cell: names[path.levelIndexes[2]], level: 2)
    }
  }

  private func noOfBeerStyles(forFlavorAt index: Int) -> Int { _beers.styles[index].count }

  private func noOfNotableBeerStyles(forStyleAt style: Int, withFlavorAt flavor: Int) -> Int {
    _beers.notable[flavor][style].count
  }

  private func tableView(_ tableView: UITableView, cell text: String, level: Int) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
    cell.textLabel?.text = text
    cell.indentationLevel = level
    return cell
  }
}

@MainActor struct NestedAccordionExampleTests {
  @Test func exampleRuns() {
    let stage = Stage()
    let handler = DSBeerTableViewHandler()
    handler.tableView = stage.table
    stage.table.dataSource = handler
    stage.table.delegate = handler

    #expect(stage.shownTexts == ["Malty", "Hoppy"])
    expectLegal {
      stage.table.simulateTap(at: IndexPath(row: 0, section: 0))
      stage.table.simulateTap(at: IndexPath(row: 2, section: 0))
    }
    #expect(
      stage.table.drawing() == """
          Malty
            Bock
        *   Stout
              Oatmeal
              Dry
            Porter
          Hoppy
        """)
    expectLegal { _ = stage.table.simulateTap(at: IndexPath(row: 6, section: 0)) }
    #expect(stage.table.drawing() == "  Malty\n* Hoppy\n    Pale ale")
    handler.closeOpenCells()
    #expect(stage.shownTexts == ["Malty", "Hoppy"])
  }
}
