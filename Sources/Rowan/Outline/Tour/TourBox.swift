/// The owner of a tour, shared by copies of an outline until one of them changes.
///
/// Apart from the items, so that opening a row after a copy was taken copies the shape alone. The tour is
/// behind a pointer that never changes: a class's stored property would be checked for exclusive access at
/// every use.
@usableFromInline
final class TourBox {
  @usableFromInline let tour: UnsafeMutablePointer<Tour>
  private var homeBox: HomeBox

  @usableFromInline
  convenience init() {
    self.init(Tour(layout: .standard))
  }

  convenience init(_ tour: consuming Tour) {
    let homeBox = HomeBox(tour.nodes.homes)
    self.init(tour, homeBox)
  }

  /// A copy whose entries stay in their blocks, to begin with.
  @usableFromInline
  convenience init(copying other: TourBox) {
    self.init(Tour(copying: other.tour.pointee), other.homeBox)
  }

  private init(_ tour: consuming Tour, _ homeBox: HomeBox) {
    self.tour = .allocate(capacity: 1)
    self.tour.initialize(to: tour)
    self.homeBox = homeBox
  }

  /// Makes sure that entries can come, go and move to other blocks in this tour alone.
  @usableFromInline
  func ownHomes() {
    guard !isKnownUniquelyReferenced(&homeBox) else { return }
    homeBox = HomeBox(copying: homeBox)
    tour.pointee.nodes.homes = homeBox.homes
  }

  deinit {
    tour.pointee.nodes.pool.deallocate()
    tour.deinitialize(count: 1)
    tour.deallocate()
  }
}

/// Shared boxes are not written to, so tasks may read them together.
extension TourBox: @unchecked Sendable {}
