@_exported import Rowan

// The one place that says where the table view comes from: UIKit, or our own module of what UIKit promises, on
// machines without it. All other files see it through this one.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
