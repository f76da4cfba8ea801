/// The rows of an outline, or a window of them: a random-access collection.
///
/// A single row costs O(log n). A walk over neighbouring rows costs O(log n) to start and O(1) for each:
///
/// ```swift
/// for row in outline.rows[firstVisible..<firstVisible + 50] { draw(row) }
/// ```
public struct OutlineRows<Item: Hashable>: RandomAccessCollection {
  @usableFromInline let outline: Outline<Item>
  /// The first row.
  public let startIndex: Int
  /// The row behind the last one.
  public let endIndex: Int

  @inlinable
  init(_ outline: Outline<Item>, _ range: Range<Int>) {
    self.outline = outline
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  /// The number of rows.
  @inlinable public var count: Int { endIndex - startIndex }

  /// A row.
  ///
  /// - Parameter position: Its number in the outline, at least `startIndex` and less than `endIndex`.
  /// - Complexity: O(log n)
  @inlinable
  public subscript(position: Int) -> OutlineRow<Item> {
    precondition(
      position >= startIndex && position < endIndex,
      "Row \(position) out of range \(startIndex) ..< \(endIndex)")
    let entry = outline.tour.pointee.entry(atRow: position)
    return outline.makeRow(entry.word, level: entry.level) { entry.parent }
  }

  /// A window of rows, which keep their numbers.
  @inlinable
  public subscript(bounds: Range<Int>) -> OutlineRows<Item> {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "Rows \(bounds.lowerBound) ..< \(bounds.upperBound) out of range \(startIndex) ..< \(endIndex)")
    return OutlineRows(outline, bounds)
  }

  /// A walk over the rows.
  @inlinable
  public func makeIterator() -> Iterator {
    Iterator(outline, startIndex..<endIndex)
  }

  /// A walk over rows, O(1) for each.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let outline: Outline<Item>
    @usableFromInline var walker: TourRowWalker
    @usableFromInline var remaining: Int

    @inlinable
    init(_ outline: Outline<Item>, _ range: Range<Int>) {
      self.outline = outline
      remaining = range.count
      walker = TourRowWalker(outline.tour, fromRow: range.isEmpty ? -1 : range.lowerBound)
    }

    /// The next row.
    @inlinable
    public mutating func next() -> OutlineRow<Item>? {
      guard remaining > 0 else { return nil }
      remaining &-= 1
      let entry = walker.next()
      return outline.makeRow(entry.word, level: entry.level) { walker.parentOfLast() }
    }
  }
}

extension OutlineRows: Sendable where Item: Sendable {}

extension Outline {
  /// The rows, top to bottom.
  ///
  /// - Complexity: O(1)
  @inlinable public var rows: OutlineRows<Item> {
    OutlineRows(self, 0..<tour.pointee.rowCount)
  }

  @inlinable
  @inline(__always)
  func makeRow(_ word: EntryWord, level: Int, placeholderParent: () -> Int32) -> OutlineRow<Item> {
    if let kind = word.placeholderKind {
      return OutlineRow(
        content: .placeholder(kind, parent: itemIfAny(placeholderParent())), level: level, expandable: .leaf,
        isExpanded: false)
    }
    return OutlineRow(
      content: .item(item(word.handle)), level: level, expandable: word.expandability.expandable,
      isExpanded: word.isExpanded)
  }
}
