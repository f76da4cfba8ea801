import UIKit

struct S {}
@MainActor final class D: NSObject { @objc func f(_ s: S) {} }
