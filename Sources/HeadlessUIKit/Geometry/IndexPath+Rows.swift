extension IndexPath {
  /// Makes the index path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the index path of an item in a section.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, in an index path of two indices.
  public var section: Int {
    get { index(at: 0) }
    set { setIndex(at: 0, to: newValue) }
  }

  /// The row, in an index path of two indices.
  public var row: Int {
    get { index(at: 1) }
    set { setIndex(at: 1, to: newValue) }
  }

  /// The item, in an index path of two indices.
  public var item: Int {
    get { index(at: 1) }
    set { setIndex(at: 1, to: newValue) }
  }

  private func index(at position: Int) -> Int {
    guard reportUnlessTwoIndices() else { return count > position ? self[position] : NSNotFound }
    return self[position]
  }

  private mutating func setIndex(at position: Int, to value: Int) {
    guard reportUnlessTwoIndices() else { return }
    self[position] = value
  }

  private func reportUnlessTwoIndices() -> Bool {
    guard count != 2 else { return true }
    report(
      .malformedIndexPath,
      "Invalid index path for use with UITableView. This index path must contain exactly two indices "
        + "specifying the section and row.")
    return false
  }

  /// The path as UIKit's exceptions print it, without the address.
  var exceptionDescription: String {
    let indices = map(String.init).joined(separator: " - ")
    return "<NSIndexPath> {length = \(count), path = \(indices)}"
  }
}
