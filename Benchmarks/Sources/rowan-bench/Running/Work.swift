/// Something to be measured at several sizes, done by this library and by others.
struct Work: Sendable {
  var name: String
  /// Ascending; a quick run takes the first.
  var sizes: [Int]
  var unit = Unit.nanoseconds
  /// Who does it; the first is what is judged.
  var contenders: [Contender]
  var goals: [Goal] = []

  enum Unit: String, Codable {
    case nanoseconds, bytes
  }

  /// What is to be reached at a size.
  struct Goal: Sendable {
    var size: Int
    var bound: Bound

    enum Bound: Sendable {
      /// At most this much of another contender's median.
      case ratio(Double, of: String)
      /// At most this many nanoseconds.
      case nanoseconds(Double)
      /// Something the work itself stops at when it does not hold.
      case holds(String)
    }

    static func ratio(_ most: Double, of peer: String, at size: Int) -> Goal {
      Goal(size: size, bound: .ratio(most, of: peer))
    }

    static func nanoseconds(_ most: Double, at size: Int) -> Goal {
      Goal(size: size, bound: .nanoseconds(most))
    }

    static func holds(_ what: String, at size: Int) -> Goal {
      Goal(size: size, bound: .holds(what))
    }
  }
}

/// One library, or one way, to do a work.
struct Contender: Sendable {
  var name: String
  /// Whether it comes to the same answer as the others, which is checked.
  var hasSameAnswer = true
  /// The sizes at which it takes part.
  var sizes = 0...Int.max
  var runner: Runner

  enum Runner: Sendable {
    /// In this program, at a size and through a stopwatch.
    case here(@Sendable (_ size: Int, _ stopwatch: inout Stopwatch) -> Void)
    /// In the GTK driver, under this name.
    case gtk(String)
    /// Nowhere, because this build is without the library.
    case absent
  }

  static func rowan(
    _ variant: String? = nil, sizes: ClosedRange<Int> = 0...Int.max,
    _ run: @escaping @Sendable (Int, inout Stopwatch) -> Void
  ) -> Contender {
    Contender(
      name: variant.map { "Rowan, \($0)" } ?? "Rowan", hasSameAnswer: variant == nil, sizes: sizes,
      runner: .here(run))
  }

  static func peer(
    _ name: String, hasSameAnswer: Bool = true, sizes: ClosedRange<Int> = 0...1_000_000,
    _ run: @escaping @Sendable (Int, inout Stopwatch) -> Void
  ) -> Contender {
    Contender(name: name, hasSameAnswer: hasSameAnswer, sizes: sizes, runner: .here(run))
  }

  static func gtk(_ work: String, upTo size: Int = 1_000_000) -> Contender {
    Contender(name: "GTK", sizes: 0...size, runner: .gtk(work))
  }
}

/// All works, in the order of the table.
let allWorks: [Work] =
  lookUpWorks + expansionWorks + editWorks + buildWorks + memoryWorks + chainWorks + diffWorks + sectionWorks
  + projectionWorks + controllerWorks
