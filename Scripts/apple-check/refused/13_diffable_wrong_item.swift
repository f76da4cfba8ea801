import UIKit

@MainActor func f(_ s: UITableViewDiffableDataSource<Int, String>) {
  var n = NSDiffableDataSourceSnapshot<Int, Int>(); n.appendSections([0]); s.apply(n)
}
