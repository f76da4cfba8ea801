import UIKit

@MainActor final class P: NSObject, UITableViewDelegate {
  var fwd: (any UITableViewDelegate)?
  override func responds(to s: Selector!) -> Bool { fwd?.responds(to: s) ?? false }
}
