import UIKit

func f(_ s: UITableViewDiffableDataSource<Int, String>) async { s.apply(.init()) }
