/// Where an outline is shown and keys come from: a screen, or what stands in for one in a test.
package protocol TerminalDisplay: AnyObject, Sendable {
  /// Keys and sizes, for one reader.
  var events: AsyncStream<TerminalEvent> { get }
  /// Whether it shows more than ASCII.
  var showsUnicode: Bool { get }
  /// Shows a canvas soon, unless another one comes before.
  func show(_ canvas: TerminalCanvas)
  /// Paints everything anew.
  func redraw()
  /// Lets the reader of the events reach their end.
  func endEvents()
}
