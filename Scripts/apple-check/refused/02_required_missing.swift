import UIKit

@MainActor final class D: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsIn section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
}
