import UIKit

@MainActor func f(_ t: UITableView) {
  t.reconfigureRows(at: []); _ = t.dequeueReusableCell(withIdentifier: "x")?.textLabel
}
@available(iOS 99, *) func future() {}
func g() { future() }
