import UIKit

@MainActor final class V: UIViewController {
  func x() -> Selector { #selector(UITableViewDelegate.tableView(_:didSelectRow:)) }
}
