import UIKit

@MainActor func f(_ d: any UITableViewDelegate, _ t: UITableView) {
  d.tableView(t, didSelectRowAt: IndexPath(row: 0, section: 0))
}
