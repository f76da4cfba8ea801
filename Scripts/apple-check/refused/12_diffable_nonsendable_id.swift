import UIKit

final class Item: Hashable {
  static func == (a: Item, b: Item) -> Bool { a === b }; func hash(into h: inout Hasher) {}
}
@MainActor func f(_ t: UITableView) {
  _ = UITableViewDiffableDataSource<Int, Item>(tableView: t) { _, _, _ in nil }
}
