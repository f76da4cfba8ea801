/// A rule of UIKit that the program has broken.
///
/// UIKit answers most of these with an exception, some with silent corruption that surfaces later. Here all
/// of them go through ``violationHandler``. The message is UIKit's own wording wherever UIKit has one.
public struct UIKitViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which kind of rule was broken.
  public let rule: Rule
  /// What UIKit would say, with the section and the numbers.
  public let message: String

  /// Makes a violation of a rule.
  public init(_ rule: Rule, _ message: String) {
    self.rule = rule
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

extension UIKitViolation {
  /// The kinds of rules that are enforced.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// An index path for a table or collection view has two indices, neither negative.
    case malformedIndexPath
    /// An index path names a row or section that exists.
    case unknownIndexPath
    /// The row counts before and after an update differ by exactly what the update said.
    case rowCount
    /// The section counts before and after an update differ by exactly what the update said.
    case sectionCount
    /// A row or section is named by one operation of a kind at most.
    case duplicateOperation
    /// Two operations of one update do not claim the same row or section.
    case conflictingOperations
    /// A row is not moved into a section that the update inserts or reloads, nor out of one it deletes.
    case moveAcrossChangedSection
    /// A section that moves keeps its rows as they are.
    case changeInMovedSection
    /// Updates do not begin while the view is laying out, asking its data source or reordering.
    case nestedInLayout
    /// `reloadData` does not happen between `beginUpdates` and `endUpdates`, nor while a drop is uncommitted.
    case reloadDuringUpdates
    /// Every `endUpdates` has its `beginUpdates`.
    case unbalancedUpdates
    /// A data source gives the same counts each time it is asked within one update.
    case unstableDataSource
    /// A reuse identifier is registered before it is dequeued.
    case unregisteredIdentifier
    /// A registered class is a cell (or reusable view) of the right kind.
    case registeredClass
    /// A cell is dequeued for an index path only while the data source is asked for that index path, once.
    case dequeue
    /// The data source returns a cell that is its own: not nil, not in use elsewhere, the one it dequeued.
    case providedCell
    /// A reconfigured row is given the cell that it already has.
    case reconfiguredCell
    /// Identifiers in a snapshot are unique.
    case duplicateIdentifier
    /// Identifiers named in a snapshot operation are in the snapshot.
    case unknownIdentifier
    /// Items are appended to a snapshot that has a section.
    case missingSection
    /// An optional method that was announced as implemented is implemented.
    case unimplementedMethod
    /// The cells on show are what the data source would give afresh.
    case staleCell
  }
}
