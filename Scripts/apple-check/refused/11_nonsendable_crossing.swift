import UIKit

final class Model { var n = 0 }
@MainActor final class V: UIViewController {
  var m = Model()
  func go() { Task.detached { self.m.n += 1 } }
  func go2() { let m = self.m; Task.detached { m.n += 1 } }
}
