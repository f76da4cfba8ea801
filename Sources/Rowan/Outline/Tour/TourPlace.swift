/// Where an entry is: a leaf and a slot in it.
///
/// The end of a tour has no leaf.
///
/// A place holds until the next change of the tour.
@usableFromInline
struct TourPlace: Equatable, Sendable {
  var leaf: Int32
  var slot: Int

  static let end = TourPlace(leaf: 0, slot: 0)

  var isEnd: Bool { leaf == 0 }
}
