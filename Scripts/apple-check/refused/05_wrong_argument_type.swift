import UIKit

@MainActor func f(_ t: UITableView) {
  t.insertRows(at: IndexSet(integer: 0), with: .fade);
  t.reloadSections([IndexPath(row: 0, section: 0)], with: .none)
}
