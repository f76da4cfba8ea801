/// The optional methods whose mere presence changes what a table view does.
///
/// UIKit's delegate protocols have optional requirements and ask `responds(to:)`. Swift's have default
/// implementations, and nothing tells a default from the real thing. Three means replace the question:
///
/// 1. Most defaults answer exactly as UIKit behaves when the method is missing: no title, the proposed index
///    path, `true`, nothing at all.
/// 2. Heights default to ``UITableView/unimplementedHeight``, a value no table uses, by which the table knows
///    that the method is missing and takes its own property. A delegate that forwards to another passes the
///    value through and so stays as transparent as `forwardingTarget(for:)`.
/// 3. For two methods UIKit decides *before* calling them, by their presence. A data source says so with
///    `implements(_:)`, the twin of `responds(to:)`. It answers `true` unless it is written out, and
///    a table that comes to call a method which is not there reports it: a wrong answer is loud.
///
/// One thing has no replacement. A method that a subclass adds is called only if the class that declares the
/// conformance has it too, for the subclass to override; in Objective-C the subclass's method would be found. So a
/// class that is made to be subclassed declares, `open`, every optional method that a subclass may want, as
/// `UITableViewController` does.
public enum OptionalTableMethod: Hashable, Sendable {
  /// `tableView(_:commit:forRowAt:)`, without which no row can be swiped to delete.
  case commitEditingStyle
  /// `tableView(_:moveRowAt:to:)`, without which no row has a reorder control.
  case moveRow
}
