// What UIKit's table view promises, for machines without UIKit.
//
// A binding is compiled against `UIKit` where there is one and against this module elsewhere, from the
// same source:
//
//     #if canImport(UIKit)
//       import UIKit
//     #else
//       import HeadlessUIKit
//     #endif
//
// Names and signatures are therefore UIKit's as Swift sees them. What UIKit does not have, and only tests
// and tools need, says so in its name or its folder: `Simulation/` acts as the user, `Drawing/` shows a table
// as text, `Strictness/` holds the rules and the one hook that hears of a broken one.
//
// Four things differ on purpose:
// - Layout happens when it is asked for (`layoutIfNeeded`, a simulated gesture, a drawing), never later on a
//   run loop, so a test sees the same thing every time.
// - Animations take no time. Their completion handlers run at once, or when a test says so: see `Animations`.
// - Optional protocol requirements do not exist in Swift. See `OptionalTableMethod` for what stands in.
// - An optional closure cannot be non-escaping in Swift, as that of `performBatchUpdates` is in UIKit, so it
//   takes an explicit `self`; and Objective-C's actions have a twin, see `HeadlessActionTarget`.

@_exported import Foundation
