import UIKit

@MainActor final class D: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAtIndexPath indexPath: IndexPath) {}
}
