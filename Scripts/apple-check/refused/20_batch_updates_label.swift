import UIKit

@MainActor func f(_ t: UITableView) { t.performBatchUpdates({}, completionHandler: { _ in }) }
