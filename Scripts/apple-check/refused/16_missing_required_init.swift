import UIKit

final class C: UITableViewCell {
  let x: Int; init(x: Int) { self.x = x; super.init(style: .default, reuseIdentifier: nil) }
}
