import UIKit

final class Model { var n = 0 }
@MainActor final class V: UIViewController {
  var m = Model(); func go() { let m = self.m; Task.detached { m.n += 1 } }
}
