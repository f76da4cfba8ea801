import RowanUIKit

/// A kind of animal, and the kinds it falls into.
private struct Kind: Sendable {
  let name: String
  var kinds: [Kind] = []

  static let all = [
    Kind(
      name: "invertebrate",
      kinds: [
        Kind(name: "worm", kinds: ["fluke", "hookworm", "earthworm"].map { Kind(name: $0) }),
        Kind(name: "arthropod", kinds: ["crab", "spider", "shrimp"].map { Kind(name: $0) }),
      ]),
    Kind(
      name: "vertebrate",
      kinds: [
        Kind(name: "amphibian", kinds: ["frog", "crocodile"].map { Kind(name: $0) }),
        Kind(name: "mammal", kinds: ["dog", "cat", "lion", "tiger"].map { Kind(name: $0) }),
        Kind(name: "bird", kinds: ["duck", "pigeon", "peacock", "parrot"].map { Kind(name: $0) }),
      ]),
  ]
}

/// The table's data source and delegate, which has to answer three questions.
private final class AnimalsHandler: NestedAccordionHandler {
  private func kind(_ path: CellPath) -> Kind {
    path.levelIndexes.reduce(Kind(name: "animal", kinds: Kind.all)) { $0.kinds[$1] }
  }

  override func noOfRowsInRootLevel() -> Int { Kind.all.count }

  override func tableView(_ tableView: UITableView, noOfChildRowsForCellAt path: CellPath) -> Int {
    kind(path).kinds.count
  }

  override func tableView(_ tableView: UITableView, cellFor path: CellPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "animal") ?? UITableViewCell()
    cell.textLabel?.text = kind(path).name
    cell.indentationLevel = path.levelIndexes.count - 1
    return cell
  }
}

/// An accordion of any depth by way of `NestedAccordionHandler`: one cell of a level is open at a time.
final class AnimalsScreen: UIViewController {
  private let handler = AnimalsHandler()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tableView = UITableView(frame: view.bounds, style: .plain)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "animal")
    view.addSubview(tableView)
    handler.tableView = tableView
    tableView.dataSource = handler
    tableView.delegate = handler
  }
}
