/// The items of nested data that were there already.
///
/// Their places are kept as what is new in each, so that many of them far down take no more than the data.
@usableFromInline
struct NestedDuplicates {
  @usableFromInline
  struct Duplicate {
    @usableFromInline let handle: Int32
    /// The handle of the parent below which it was left out.
    @usableFromInline let parent: Int32
    @usableFromInline let index: Int
    /// How much of the place before stays, and where in `places` the rest ends.
    @usableFromInline let level: Int
    @usableFromInline let placeEnd: Int

    @inlinable
    init(handle: Int32, parent: Int32, index: Int, level: Int, placeEnd: Int) {
      (self.handle, self.parent, self.index) = (handle, parent, index)
      (self.level, self.placeEnd) = (level, placeEnd)
    }
  }

  @usableFromInline var found: [Duplicate] = []
  @usableFromInline var places: [Int] = []

  @inlinable
  init() {}

  @inlinable
  mutating func note(_ handle: Int32, parent: Int32, index: Int, _ place: (level: Int, path: [Int])) {
    places += place.path
    found.append(
      Duplicate(handle: handle, parent: parent, index: index, level: place.level, placeEnd: places.count))
  }

  /// Reports each with both places in the data.
  ///
  /// - Complexity: O(m) for what was noted, and O(d log n) for each whose first place has d ancestors
  @inlinable
  func report<Item>(in outline: Outline<Item>, _ problem: (OutlineProblem<Item>) -> Void) {
    guard !found.isEmpty else { return }
    var leftOut: [Int32: LeftOut] = [:]
    for duplicate in found { leftOut[duplicate.parent, default: LeftOut()].append(duplicate.index) }
    var again: [Int] = []
    var placeStart = 0
    for duplicate in found {
      again.removeLast(again.count - duplicate.level)
      again += places[placeStart..<duplicate.placeEnd]
      placeStart = duplicate.placeEnd
      // The path in the outline, and what was left out before it on each level.
      var first: [Int] = []
      var handle = duplicate.handle
      while handle != Tour.none {
        let index = outline.tour.pointee.siblings(of: handle).before
        let parent = outline.tour.pointee.parent(of: handle)
        first.append(leftOut[parent]?.position(ofKept: index) ?? index)
        handle = parent
      }
      first.reverse()
      problem(.duplicate(outline.item(duplicate.handle), first: first, again: again))
    }
  }
}
