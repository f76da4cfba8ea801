import UIKit

@MainActor final class D: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> Int? { nil }
}
