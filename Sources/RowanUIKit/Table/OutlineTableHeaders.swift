/// Header views of an app's own for sections that are roots.
///
/// A table asks for a header once, and not again when what it shows has changed; so a header is made by one closure
/// and filled by another.
public struct OutlineTableHeaders<Item: Hashable> {
  /// Makes a header, or dequeues one.
  public var make: (UITableView, _ section: Int) -> UITableViewHeaderFooterView?
  /// Fills a header with a root, or with the placeholder behind the roots.
  public var fill: (UITableViewHeaderFooterView, _ section: Int, OutlineRow<Item>) -> Void

  /// Headers.
  ///
  /// - Parameters:
  ///   - make: Makes a header, or dequeues one.
  ///   - fill: Fills a header with a root, or with the placeholder behind the roots.
  public init(
    make: @escaping (UITableView, _ section: Int) -> UITableViewHeaderFooterView?,
    fill: @escaping (UITableViewHeaderFooterView, _ section: Int, OutlineRow<Item>) -> Void
  ) {
    self.make = make
    self.fill = fill
  }
}
