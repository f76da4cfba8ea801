import UIKit

@MainActor final class D: NSObject { @objc(foo:) func a(_ x: Int) {}; @objc(foo:) func b(_ x: Int) {} }
