import UIKit

@MainActor final class A {
  let s: UITableViewDiffableDataSource<Int, Int>; var k = 1
  init(t: UITableView) { s = .init(tableView: t) { _, _, i in self.k == i ? UITableViewCell() : nil } }
}
