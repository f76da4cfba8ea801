import UIKit

/// A delegate whose method nobody can see.
@MainActor public final class D: NSObject, UITableViewDataSource {
  private func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
}
