import Foundation
import Rowan
import RowanUIKit
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The UIKit code in the README compiles, and shows what it says.
@MainActor
struct ReadmeTests {
  @Test
  func codeOfTheReadme() throws {
    let folders = [Folder("Fruit", [Folder("Apple"), Folder("Pear")]), Folder("Bread", [Folder("Rye")])]
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
    let controller = OutlineController(Outline(folders, children: \.children))
    let dataSource = OutlineTableDataSource(tableView: tableView, controller: controller) {
      tableView, path, row in
      let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: path)
      cell.textLabel?.text = row.item?.name
      cell.indentationLevel = row.level
      return cell
    }
    controller.expandAll()
    try controller.move([folders[1]], to: folders[0], at: 0)
    tableView.layoutIfNeeded()
    let shown = (0..<tableView.numberOfRows(inSection: 0)).map { row in
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return "\(cell?.indentationLevel ?? -1) \(cell?.textLabel?.text ?? "")"
    }
    #expect(shown == ["0 Fruit", "1 Bread", "2 Rye", "1 Apple", "1 Pear"])
    #expect(dataSource.tableView === tableView)
  }
}
