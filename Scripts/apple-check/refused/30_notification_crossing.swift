import UIKit

@MainActor final class V: UIViewController {
  func f(_ n: Notification) { Task.detached { print(n) }; n.object.map { _ in } }
}
