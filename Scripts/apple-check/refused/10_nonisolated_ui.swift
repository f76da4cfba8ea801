import UIKit

func bg(_ t: UITableView) { t.reloadData() }
