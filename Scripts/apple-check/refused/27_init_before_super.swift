import UIKit

@MainActor final class D: NSObject { let x: Int; override init() { super.init() } }
