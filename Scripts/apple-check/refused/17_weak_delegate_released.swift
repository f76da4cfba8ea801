import UIKit

@MainActor final class D: NSObject, UITableViewDelegate {}
@MainActor func f(_ t: UITableView) { t.delegate = D() }
