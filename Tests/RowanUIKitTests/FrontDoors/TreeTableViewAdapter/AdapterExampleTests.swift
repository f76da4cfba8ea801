import RowanUIKit
import Testing

// What a user of the older library wrote, with no more change than today's Swift asks for.

private class FolderCellViewModel: TreeNode {
  init(ident: String) {
    self.ident = ident
  }

  var ident: String
  var name: String?
  var subFolders = [FolderCellViewModel]()

  var opened: Bool = false
  var level: Int = 0

  var hasChildren: Bool {
    return subFolders.count > 0
  }

  func children() -> [FolderCellViewModel] {
    return subFolders.compactMap { $0 }
  }
}

private final class FolderTableViewCell: UITableViewCell {
  let label = UILabel()
  let folderImageView = UIImageView()
  var labelOffset: CGFloat = 0

  var folderViewModel: FolderCellViewModel? { didSet { fill() } }

  func fill() {
    guard let folder = folderViewModel else { return }
    if label.superview == nil {
      contentView.addSubview(folderImageView)
      contentView.addSubview(label)
    }
    label.text = folder.name
    labelOffset = CGFloat(folder.level * 16)
    folderImageView.image = nil
    backgroundColor = NodeStyles.leafColor

    guard folder.hasChildren else { return }
    backgroundColor = NodeStyles.parentColor
    folderImageView.image = folder.opened ? NodeStyles.openedImage : NodeStyles.closedImage
  }
}

@MainActor private struct NodeStyles {
  static let parentColor: UIColor = {
    return UIColor.white
  }()

  static let leafColor: UIColor = {
    return UIColor.white
  }()

  static let openedImage: UIImage? = {
    return UIImage(systemName: "chevron.up")
  }()

  static let closedImage: UIImage? = {
    return UIImage(systemName: "chevron.down")
  }()
}

private final class FolderViewController: UITableViewController {
  var folderAdapter = TreeTableViewAdapter<FolderCellViewModel>()

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return folderAdapter.numberOfRows
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cellViewModel = folderAdapter.node(for: indexPath),
      let cell = tableView.dequeueReusableCell(withIdentifier: cellViewModel.ident) as? FolderTableViewCell
    else { return cellNotFound() }

    cell.folderViewModel = cellViewModel

    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cellViewModel = folderAdapter.node(for: indexPath), cellViewModel.hasChildren else { return }
    folderAdapter.changeNodeState(in: tableView, at: indexPath)
  }

  private func cellNotFound() -> UITableViewCell { UITableViewCell() }
}

@MainActor struct AdapterExampleTests {
  @Test func exampleRuns() {
    func folder(_ name: String, _ subFolders: [FolderCellViewModel] = []) -> FolderCellViewModel {
      let folder = FolderCellViewModel(ident: "folder")
      folder.name = name
      folder.subFolders = subFolders
      return folder
    }
    let models = [
      folder("Music", [folder("Bach", [folder("Cantatas")]), folder("Pärt")]), folder("Letters"),
    ]

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let controller = FolderViewController(style: .plain)
    window.rootViewController = controller
    guard let table = controller.tableView else { return }
    table.register(FolderTableViewCell.self, forCellReuseIdentifier: "folder")
    controller.folderAdapter.nodes = models
    table.reloadData()

    #expect(table.drawing() == "  ▾ Music\n  Letters")
    #expect(table.simulateTap(at: IndexPath(row: 0, section: 0)))
    #expect(table.drawing() == "* ▴ Music\n  ▾ Bach\n  Pärt\n  Letters")
    #expect(models[0].opened && models[0].level == 1)
    #expect(models[0].subFolders[0].level == 2 && !models[0].subFolders[0].opened)
    table.simulateTap(at: IndexPath(row: 1, section: 0))
    table.simulateTap(at: IndexPath(row: 3, section: 0))  // a leaf
    #expect(table.drawing() == "  ▴ Music\n  ▴ Bach\n  Cantatas\n* Pärt\n  Letters")
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0)) as? FolderTableViewCell
    #expect(cell?.labelOffset == 48)
  }
}
