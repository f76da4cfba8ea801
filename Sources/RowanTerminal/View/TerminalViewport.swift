import Rowan

/// The part of an outline that is on the screen: from which row on, and from which level on.
///
/// A value that holds no outline: its functions are given the one that is shown. Lines are counted from the top
/// of the screen. The nearest ancestors of the first rows stay in sight, pinned over the rows at the top,
/// as many as ``pinnedLimit`` and the height let.
public struct TerminalViewport: Hashable, Sendable {
  /// The size of the screen.
  public internal(set) var size: TerminalSize
  /// The row at the top of the screen; ancestors may be pinned over it.
  public internal(set) var topRow = 0
  /// The first level whose guide line is on the screen, less one: levels are scrolled sideways, as rows are
  /// up and down, so that an item a hundred thousand levels deep has as much room as a root.
  public internal(set) var leftLevel = 0
  /// How many ancestors are pinned at most; a low screen has room for fewer.
  public var pinnedLimit: Int

  /// The top of an outline.
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - pinnedLimit: How many ancestors are pinned at most.
  public init(size: TerminalSize = TerminalSize(columns: 80, rows: 24), pinnedLimit: Int = 5) {
    self.size = size
    self.pinnedLimit = pinnedLimit
  }

  /// Whether the screen has room for a status line that says something.
  public var hasStatusLine: Bool { size.rows >= 3 && size.columns >= 8 }

  /// The lines of the screen that hold rows.
  public var listHeight: Int { hasStatusLine ? size.rows - 1 : size.rows }

  /// How many ancestors can be pinned in this height.
  var pinnedCapacity: Int { Swift.max(Swift.min(pinnedLimit, (listHeight - 4) / 6), 0) }

  var levelColumns: LevelColumns { LevelColumns(columns: size.columns) }
}

// MARK: Lines

extension TerminalViewport {
  /// The rows that are pinned, from the first line on.
  ///
  /// - Complexity: O(k log n) for k pinned rows
  public func pinnedRows(in outline: Outline<some Hashable>) -> [Int] {
    outline.pinnedRows(fromRow: topRow, limit: pinnedCapacity)
  }

  /// The rows on the screen, top to bottom: pinned ones, and then the others.
  public func rowsByLine(in outline: Outline<some Hashable>) -> [Int] {
    let end = Swift.min(topRow + listHeight, outline.rows.count)
    guard topRow < end else { return [] }
    let pinned = pinnedRows(in: outline)
    return pinned + Array(Swift.min(topRow + pinned.count, end)..<end)
  }
}

// MARK: Scrolling

extension TerminalViewport {
  /// Scrolls as little as brings a row into sight, and leaves no lines empty that rows could fill.
  ///
  /// - Parameters:
  ///   - row: The row; `nil` where there is none.
  ///   - outline: The outline that is shown.
  public mutating func scroll(to row: Int?, in outline: Outline<some Hashable>) {
    let height = listHeight
    if let row, height > 0 {
      let covered = Swift.min(outline.rows[row].level, pinnedCapacity)
      topRow = Swift.min(Swift.max(topRow, row - height + 1), row - covered)
    }
    clamp(in: outline)
    leftLevel = levelColumns.scrolled(leftLevel, toLevel: row.map { outline.rows[$0].level } ?? 0)
  }

  /// Scrolls so that the rows below an item are in sight, as far as the item stays in sight itself.
  public mutating func showRows(_ below: Range<Int>, in outline: Outline<some Hashable>) {
    guard !below.isEmpty else { return }
    topRow = Swift.max(topRow, below.upperBound - listHeight)
    scroll(to: below.lowerBound - 1, in: outline)
  }

  /// Scrolls by a number of rows.
  public mutating func scroll(by rows: Int, in outline: Outline<some Hashable>) {
    topRow += rows
    clamp(in: outline)
  }

  /// The row nearest to a given one that is in sight, and not covered.
  func visibleRow(nearestTo row: Int, in outline: Outline<some Hashable>) -> Int? {
    let pinned = pinnedRows(in: outline).count
    let first = topRow + pinned
    let last = Swift.min(topRow + listHeight, outline.rows.count) - 1
    return last < first ? nil : Swift.min(Swift.max(row, first), last)
  }

  private mutating func clamp(in outline: Outline<some Hashable>) {
    topRow = Swift.max(Swift.min(topRow, outline.rows.count - listHeight), 0)
  }
}
