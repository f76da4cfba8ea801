import UIKit

@MainActor final class V: UIViewController {
  func go() {};
  func x() { _ = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(go)) }
}
