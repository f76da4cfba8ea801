#if PEER_DIFFERENCEKIT
  import DifferenceKit
  import Foundation

  typealias Diffable = Hashable & Sendable & Differentiable

  extension Int: @retroactive Differentiable {}
  extension String: @retroactive Differentiable {}
  extension UUID: @retroactive Differentiable {}
#else
  typealias Diffable = Hashable & Sendable
#endif

extension Contender {
  /// DifferenceKit on two lists; its answer is how many elements were deleted and inserted.
  static func differenceKit<Element: Diffable>(
    hasSameAnswer: Bool = true, _ lists: @escaping @Sendable (_ size: Int) -> ListPair<Element>
  ) -> Contender {
    #if PEER_DIFFERENCEKIT
      .peer("DifferenceKit", hasSameAnswer: hasSameAnswer) { size, stopwatch in
        let lists = lists(size)
        stopwatch.measure {
          StagedChangeset(source: lists.old, target: lists.new).reduce(0) {
            $0 + $1.elementDeleted.count + $1.elementInserted.count
          }
        }
      }
    #else
      Contender(name: "DifferenceKit", runner: .absent)
    #endif
  }

  /// DifferenceKit on lists of sections.
  static func differenceKit(sections: @escaping @Sendable (_ size: Int) -> SectionPair) -> Contender {
    #if PEER_DIFFERENCEKIT
      .peer("DifferenceKit", hasSameAnswer: false) { size, stopwatch in
        let pair = sections(size)
        let old = pair.old.map { ArraySection(model: $0.section, elements: $0.rows) }
        let new = pair.new.map { ArraySection(model: $0.section, elements: $0.rows) }
        stopwatch.measure { StagedChangeset(source: old, target: new).count }
      }
    #else
      Contender(name: "DifferenceKit", runner: .absent)
    #endif
  }

  /// The standard library's difference, which grows with the product of sizes and differences.
  static func standardLibrary<Element: Diffable>(
    upTo size: Int = 1_000_000, _ lists: @escaping @Sendable (_ size: Int) -> ListPair<Element>
  ) -> Contender {
    .peer("CollectionDifference", sizes: 0...size) { size, stopwatch in
      let lists = lists(size)
      stopwatch.measure { lists.new.difference(from: lists.old).count }
    }
  }
}
