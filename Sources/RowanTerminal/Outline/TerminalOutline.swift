import Rowan

/// An outline on a terminal: what is shown, from which row on, and where the focus is.
///
/// A value without a terminal. Keys and sizes go in, a ``TerminalCanvas`` comes out:
///
/// ```swift
/// var view = TerminalOutline(outline, size: TerminalSize(columns: 80, rows: 24))
/// view.perform(.open)
/// let canvas = view.draw(with: TerminalAppearance { TerminalLabel($0.name) })
/// ```
///
/// The focus is on an item, not on a row number: it stays with the item when rows come and go above it, and at
/// the same height of the screen. When its item is hidden, it goes to the collapsed ancestor; when its item is
/// gone, to the row that took its place.
///
/// As long as there are rows, one of them has the focus, and is on the screen.
public struct TerminalOutline<Item: Hashable> {
  /// The outline; ``update(_:)`` changes it.
  public internal(set) var outline: Outline<Item>
  /// What has the focus; `nil` only if there are no rows.
  public internal(set) var focus: OutlineRow<Item>.Content?
  /// The row that has the focus; `nil` only if there are no rows.
  public internal(set) var focusedRow: Int?
  /// The row at the top of the screen.
  public internal(set) var topRow = 0
  /// The first level whose guide line is on the screen, less one: levels are scrolled sideways, as rows are
  /// up and down, so that an item a hundred thousand levels deep has as much room as a root.
  public internal(set) var leftLevel = 0
  /// The size of the screen.
  public internal(set) var size: TerminalSize

  /// An outline with the focus on its first row.
  public init(_ outline: Outline<Item>, size: TerminalSize = TerminalSize(columns: 80, rows: 24)) {
    self.outline = outline
    self.size = size
    setFocus(toRow: 0)
  }

  /// Whether the screen has room for a status line that says something.
  public var hasStatusLine: Bool { size.rows >= 3 && size.columns >= 8 }

  /// The lines of the screen that hold rows.
  public var listHeight: Int { hasStatusLine ? size.rows - 1 : size.rows }

  /// The rows on the screen.
  public var rowsOnScreen: Range<Int> {
    topRow..<Swift.min(topRow + listHeight, outline.rows.count)
  }

  /// Changes the outline from outside: children have been loaded, items have come or gone.
  ///
  /// - Parameter change: Changes the outline in place. Do not keep a copy of it: the first edit while a copy
  ///   is alive has to copy the storage.
  /// - Returns: What `change` returned.
  @discardableResult
  public mutating func update<Result, Failure: Error>(
    _ change: (inout Outline<Item>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { restoreFocus() }
    return try change(&outline)
  }

  /// Takes over a new size of the screen; the focus stays in sight.
  public mutating func resize(to newSize: TerminalSize) {
    size = newSize
    scrollToFocus()
  }
}

extension TerminalOutline: Sendable where Item: Sendable {}
