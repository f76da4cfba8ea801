import RowanTestSupport
import RowanUIKit
import Testing

private struct Beers: Sendable {
  struct Flavor: Sendable {
    var name: String
    var styles: [String]
  }

  let flavors = [Flavor(name: "Malty", styles: ["Bock", "Stout"]), Flavor(name: "Hoppy", styles: [])]

  func name(at path: CellPath) -> String {
    let flavors = flavors
    let name =
      switch path.levelIndexes.count {
      case 1: flavors[path.levelIndexes[0]].name
      default: flavors[path.levelIndexes[0]].styles[path.levelIndexes[1]]
      }
    return name
  }
}

private let beers = Beers()

/// The code in the documentation of the doors for users of older libraries.
@MainActor
struct FrontDoorDocumentation {
  let stage = Stage()
  var tableView: UITableView { stage.table }

  @Test func cellsOpenOnOthers() {
    final class BeerHandler: NestedAccordionHandler {
      override func noOfRowsInRootLevel() -> Int { beers.flavors.count }

      override func tableView(_ tableView: UITableView, noOfChildRowsForCellAt path: CellPath) -> Int {
        switch path.levelIndexes.count {
        case 1: beers.flavors[path.levelIndexes[0]].styles.count
        default: 0
        }
      }

      override func tableView(_ tableView: UITableView, cellFor path: CellPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "beer") ?? UITableViewCell()
        cell.textLabel?.text = beers.name(at: path)
        return cell
      }
    }

    let handler = BeerHandler(tableView: tableView)  // to be kept: a table does not keep its data source
    handler.openCell(at: [0])
    #expect(stage.shownTexts == ["Malty", "Bock", "Stout", "Hoppy"])
  }

  @Test func treesAreOneSection() {
    class Folder: TreeNode {
      var name = ""
      var subfolders: [Folder] = []
      var opened = false
      var level = 0

      func children() -> [Folder] { subfolders }
    }
    func read(_ folders: [Folder]) -> TreeTableViewAdapter<Folder> {
      let adapter = TreeTableViewAdapter<Folder>()
      adapter.nodes = folders

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        adapter.numberOfRows
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
        if let folder = adapter.node(for: indexPath) {
          cell.textLabel?.text = folder.name
          cell.indentationLevel = folder.level
        }
        return cell
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        adapter.changeNodeState(in: tableView, at: indexPath)
      }
      return adapter
    }
    let folder = Folder()
    folder.subfolders = [Folder()]
    let adapter = read([folder])
    adapter.openAll()
    #expect(adapter.numberOfRows == 2)
  }

  @Test func sectionsOpenAndClose() {
    let table = FoodTable(tableView)
    tableView.delegate = table
    #expect(tableView.drawing().hasPrefix("# Fruit"))
    #expect(tableView.numberOfRows(inSection: 0) == 2)
  }

  @Test func flagsAreTheApps() {
    let table = FolderTable()
    table.show(in: tableView)
    #expect(stage.shownTexts == ["Music"])
    table.folders.isOpen.toggle()
    tableView.reloadData()
    #expect(stage.shownTexts == ["Music", "Bach"])
  }
}

/// An accordion as its documentation makes one.
@MainActor private final class FoodTable: NSObject, UITableViewDelegate {
  struct Food: Hashable, Sendable { var title: String }
  struct Item: Hashable, Sendable { var title: String }

  final class FoodHeader: HeaderView {
    let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))

    override func open(animationDuration: TimeInterval) {
      UIView.animate(withDuration: animationDuration) { [chevron] in
        chevron.transform = CGAffineTransform(rotationAngle: .pi / 2)
      }
    }
    override func close(animationDuration: TimeInterval) {
      UIView.animate(withDuration: animationDuration) { [chevron] in chevron.transform = .identity }
    }
  }

  private let accordion: AccordionTable<Food, Item>

  init(_ tableView: UITableView) {
    let (fruit, bread) = (Food(title: "Fruit"), Food(title: "Bread"))
    let (apple, pear, roll) = (Item(title: "Apple"), Item(title: "Pear"), Item(title: "Roll"))
    let cell: (UITableView, IndexPath, Item) -> UITableViewCell? = { tableView, path, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item.title
      return cell
    }
    tableView.register(FoodHeader.self, forHeaderFooterViewReuseIdentifier: "food")
    let dataSource = UITableViewDiffableDataSource<Food, Item>(
      tableView: tableView, cellProvider: cell)
    let accordion = AccordionTable<Food, Item>(dataSource: dataSource) { tableView, _, food in
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "food") as! FoodHeader
      header.textLabel?.text = food.title
      return header
    }
    accordion.update(with: [(fruit, [apple, pear]), (bread, [roll])], animated: false)
    self.accordion = accordion
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    accordion.viewForHeader(in: tableView, at: section)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    accordion.selectRowIfNeeded(in: tableView, at: indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let isSelected = accordion.toggleSelectedStateForRow(at: indexPath) else { return }
    if !isSelected { tableView.deselectRow(at: indexPath, animated: true) }
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    accordion.saveDeselectedStateForRow(at: indexPath)
  }
}

/// A tree table as its documentation makes one.
@MainActor private final class FolderTable: NSObject, TreeTableDataSource {
  struct Folders {
    var isOpen = false

    subscript(path: IndexPath) -> Folders {
      get { self }
      set { self = newValue }
    }
  }

  var folders = Folders()
  private var treeTable = TreeTable()

  func show(in tableView: UITableView) {
    let treeTable = TreeTable()  // to be kept: a table does not keep its data source
    treeTable.dataSource = self  // a TreeTableDataSource
    tableView.dataSource = treeTable
    self.treeTable = treeTable
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let path = treeTable.treeIndexPath(fromTablePath: indexPath) else { return }
    folders[path].isOpen.toggle()  // the app's own flag, first
    if treeTable.isExpanded(path) { treeTable.expand(path) } else { treeTable.collapse(path) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt treePath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
    cell.textLabel?.text = treePath.count == 2 ? "Music" : "Bach"
    return cell
  }

  func tableView(_ tableView: UITableView, isCellExpanded treePath: IndexPath) -> Bool {
    treePath.count == 2 && folders.isOpen
  }

  func tableView(_ tableView: UITableView, numberOfSubCellsForCellAt treePath: IndexPath) -> Int { 1 }
}
