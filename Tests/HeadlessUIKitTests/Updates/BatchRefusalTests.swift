import HeadlessUIKit
import Testing

extension BatchRuleTests {
  // MARK: Refused

  static let refused: [Update] = refusedForCounts + refusedForRows + refusedForSections + refusedForMoves

  /// The messages as crash reports in public trackers have them.
  static let refusedForCounts: [Update] = [
    Update(
      name: "an insertion that the data does not have", before: [["a", "b"]], after: [["a", "b"]],
      operations: { $0.insertRows(at: [IndexPath(0, 0)], with: .fade) }, rule: .rowCount,
      message: count(section: 0, after: 2, before: 2, inserted: 1)),
    Update(
      name: "a deletion that the data does not have", before: [["a", "b"]], after: [["a", "b"]],
      operations: { $0.deleteRows(at: [IndexPath(0, 0)], with: .fade) }, rule: .rowCount,
      message: count(section: 0, after: 2, before: 2, deleted: 1)),
    Update(
      name: "data that changed by itself", before: [["a"], ["b"]], after: [["a"], ["b", "c", "d"]],
      operations: { _ in }, rule: .rowCount, message: count(section: 1, after: 3, before: 1)),
    Update(
      name: "a move out of a section that did not shrink", before: [["a", "b"], []],
      after: [["a", "b"], ["c"]],
      operations: { $0.moveRow(at: IndexPath(0, 1), to: IndexPath(1, 0)) }, rule: .rowCount,
      message: count(section: 0, after: 2, before: 2, movedOut: 1)),
    // UIKit carries a reload out as a deletion and an insertion, and its message says so.
    Update(
      name: "a reload in data that changed by itself", before: [["a", "b"]], after: [["a"]],
      operations: { $0.reloadRows(at: [IndexPath(0, 0)], with: .fade) }, rule: .rowCount,
      message: count(section: 0, after: 1, before: 2, inserted: 1, deleted: 1)),
    Update(
      name: "a section that appeared by itself", before: [["a"]], after: [["a"], ["b"]], operations: { _ in },
      rule: .sectionCount,
      message:
        "Invalid update: invalid number of sections. The number of sections contained in the table view "
        + "after the update (2) must be equal to the number of sections contained in the table view before the "
        + "update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."),
    Update(
      name: "a section deleted that is still there", before: [["a"], ["b"]], after: [["a"], ["b"]],
      operations: { $0.deleteSections([1], with: .fade) }, rule: .sectionCount,
      message:
        "Invalid update: invalid number of sections. The number of sections contained in the table view "
        + "after the update (2) must be equal to the number of sections contained in the table view before the "
        + "update (2), plus or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."),
  ]

  static let refusedForRows: [Update] = [
    Update(
      name: "delete a row that is not there", before: [["a"]], after: [["a"]],
      operations: { $0.deleteRows(at: [IndexPath(0, 1)], with: .fade) }, rule: .unknownIndexPath,
      message: "attempt to delete row 1 from section 0 which only contains 1 rows before the update"),
    Update(
      name: "delete a row of a section that is not there", before: [["a"]], after: [["a"]],
      operations: { $0.deleteRows(at: [IndexPath(1, 0)], with: .fade) }, rule: .unknownIndexPath,
      message: "attempt to delete row 0 from section 1, but there are only 1 sections before the update"),
    // Reported as a deletion: UITableView-FDTemplateLayoutCell 366.
    Update(
      name: "reload a row that is not there", before: [["a"]], after: [["a"]],
      operations: { $0.reloadRows(at: [IndexPath(0, 2)], with: .fade) }, rule: .unknownIndexPath,
      message: "attempt to delete row 2 from section 0 which only contains 1 rows before the update"),
    Update(
      name: "insert a row beyond the end", before: [["a"]], after: [["a", "b"]],
      operations: { $0.insertRows(at: [IndexPath(0, 2)], with: .fade) }, rule: .unknownIndexPath,
      message:
        "attempt to insert row 2 into section 0, but there are only 2 rows in section 0 after the update"),
    Update(
      name: "insert a row into a section that is not there", before: [["a"]], after: [["a"]],
      operations: { $0.insertRows(at: [IndexPath(3, 0)], with: .fade) }, rule: .unknownIndexPath,
      message: "attempt to insert row 0 into section 3, but there are only 1 sections after the update"),
    Update(
      name: "reconfigure a row that is not there", before: [["a"]], after: [["a"]],
      operations: { $0.reconfigureRows(at: [IndexPath(0, 1)]) }, rule: .unknownIndexPath,
      message:
        "attempt to reconfigure row at index path (<NSIndexPath> {length = 2, path = 0 - 1}) that does not "
        + "exist"),
    Update(
      name: "delete and reload", before: [["a", "b"]], after: [["a"]],
      operations: {
        $0.deleteRows(at: [IndexPath(0, 1)], with: .fade)
        $0.reloadRows(at: [IndexPath(0, 1)], with: .fade)
      }, rule: .conflictingOperations,
      message: "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"),
    // IGListKit 689: UICollectionView corrupts its layout.
    Update(
      name: "delete twice", before: [["a", "b"]], after: [[]],
      operations: { $0.deleteRows(at: [IndexPath(0, 1), IndexPath(0, 1)], with: .fade) },
      rule: .duplicateOperation, message: "attempt to delete row 1 from section 0 twice"),
    Update(
      name: "insert twice", before: [["a"]], after: [["a", "b", "c"]],
      operations: { $0.insertRows(at: [IndexPath(0, 1), IndexPath(0, 1)], with: .fade) },
      rule: .duplicateOperation, message: "attempt to insert row 1 into section 0 twice"),
    Update(
      name: "reload twice", before: [["a"]], after: [["A"]],
      operations: { $0.reloadRows(at: [IndexPath(0, 0), IndexPath(0, 0)], with: .fade) },
      rule: .duplicateOperation, message: "attempt to reload row 0 in section 0 twice"),
    Update(
      name: "reconfigure and delete", before: [["a", "b"]], after: [["b"]],
      operations: {
        $0.deleteRows(at: [IndexPath(0, 0)], with: .fade)
        $0.reconfigureRows(at: [IndexPath(0, 0)])
      }, rule: .conflictingOperations,
      message:
        "attempt to reconfigure row at index path (<NSIndexPath> {length = 2, path = 0 - 0}) and to delete, "
        + "reload or move it in the same update"),
    Update(
      name: "reconfigure and move", before: [["a", "b"]], after: [["b", "a"]],
      operations: {
        $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 1))
        $0.reconfigureRows(at: [IndexPath(0, 0)])
      }, rule: .conflictingOperations,
      message:
        "attempt to reconfigure row at index path (<NSIndexPath> {length = 2, path = 0 - 0}) and to delete, "
        + "reload or move it in the same update"),
    Update(
      name: "reconfigure in a reloaded section", before: [["a"]], after: [["b"]],
      operations: {
        $0.reloadSections([0], with: .fade)
        $0.reconfigureRows(at: [IndexPath(0, 0)])
      }, rule: .conflictingOperations,
      message:
        "attempt to reconfigure row at index path (<NSIndexPath> {length = 2, path = 0 - 0}) and to delete, "
        + "reload or move it in the same update"),
  ]

  static let refusedForMoves: [Update] = [
    // Open Radar 33662307: moving and reloading is reported as a deletion.
    Update(
      name: "move and reload", before: [["a", "b"]], after: [["b", "a"]],
      operations: {
        $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 1))
        $0.reloadRows(at: [IndexPath(0, 0)], with: .fade)
      }, rule: .conflictingOperations,
      message: "attempt to perform a delete and a move from the same index path "
        + "(<NSIndexPath> {length = 2, path = 0 - 0})"),
    Update(
      name: "move and delete", before: [["a", "b"]], after: [["b"]],
      operations: {
        $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 0))
        $0.deleteRows(at: [IndexPath(0, 0)], with: .fade)
      }, rule: .conflictingOperations,
      message: "attempt to perform a delete and a move from the same index path "
        + "(<NSIndexPath> {length = 2, path = 0 - 0})"),
    // Changeset 11, WordPress-iOS 19507.
    Update(
      name: "move and insert to one place", before: [["a", "b"]], after: [["b", "a", "c"]],
      operations: {
        $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 1))
        $0.insertRows(at: [IndexPath(0, 1)], with: .fade)
      }, rule: .conflictingOperations,
      message: "attempt to perform an insert and a move to the same index path "
        + "(<NSIndexPath> {length = 2, path = 0 - 1})"),
    // gist.github.com/mxpr/863f4997bdeee437ac9c.
    Update(
      name: "move to the place of a reloaded row", before: [["a", "b", "c"]], after: [["c", "a", "b"]],
      operations: {
        $0.moveRow(at: IndexPath(0, 2), to: IndexPath(0, 0))
        $0.reloadRows(at: [IndexPath(0, 0)], with: .fade)
      }, rule: .conflictingOperations, message: "Attempt to create two animations for cell"),
    Update(
      name: "move to two places", before: [["a", "b", "c"]], after: [["b", "a", "c"]],
      operations: {
        $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 1))
        $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 2))
      }, rule: .duplicateOperation,
      message: "attempt to move row at index path <NSIndexPath> {length = 2, path = 0 - 0} to both "
        + "<NSIndexPath> {length = 2, path = 0 - 1} and <NSIndexPath> {length = 2, path = 0 - 2}"),
    // JXMovableCellTableView 4.
    Update(
      name: "move two to one place", before: [["a", "b", "c"]], after: [["b", "a", "c"]],
      operations: {
        $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 1))
        $0.moveRow(at: IndexPath(0, 2), to: IndexPath(0, 1))
      }, rule: .duplicateOperation,
      message: "attempt to move both row at index path <NSIndexPath> {length = 2, path = 0 - 0} and "
        + "<NSIndexPath> {length = 2, path = 0 - 2} to <NSIndexPath> {length = 2, path = 0 - 1}"),
    // RxDataSources 35.
    Update(
      name: "move a row that is not there", before: [["a"], []], after: [["a"], []],
      operations: { $0.moveRow(at: IndexPath(1, 0), to: IndexPath(0, 0)) }, rule: .unknownIndexPath,
      message:
        "attempt to move index path (<NSIndexPath> {length = 2, path = 1 - 0}) that does not exist - there "
        + "are only 0 rows in section 1 before the update"),
    Update(
      name: "move a row of a section that is not there", before: [["a"]], after: [["a"]],
      operations: { $0.moveRow(at: IndexPath(2, 0), to: IndexPath(0, 0)) }, rule: .unknownIndexPath,
      message:
        "attempt to move index path (<NSIndexPath> {length = 2, path = 2 - 0}) from a section that does not "
        + "exist - there are only 1 sections before the update"),
    // Bond 593.
    Update(
      name: "move beyond the end", before: [["a", "b"]], after: [["a", "b"]],
      operations: { $0.moveRow(at: IndexPath(0, 0), to: IndexPath(0, 2)) }, rule: .unknownIndexPath,
      message: "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path "
        + "(<NSIndexPath> {length = 2, path = 0 - 2}) that does not exist - there are only 2 rows in section 0 "
        + "after the update"),
    Update(
      name: "move to a section that is not there", before: [["a", "b"]], after: [["a", "b"]],
      operations: { $0.moveRow(at: IndexPath(0, 0), to: IndexPath(4, 0)) }, rule: .unknownIndexPath,
      message: "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path "
        + "(<NSIndexPath> {length = 2, path = 4 - 0}) in section that does not exist - there are only 1 sections "
        + "after the update"),
    // TLIndexPathTools 13.
    Update(
      name: "move into an inserted section", before: [["a", "b"]], after: [["a"], ["b"]],
      operations: {
        $0.insertSections([1], with: .fade)
        $0.moveRow(at: IndexPath(0, 1), to: IndexPath(1, 0))
      }, rule: .moveAcrossChangedSection, message: "cannot move a row into a newly inserted section (1)"),
    // UIKit carries the reload of a section out as a deletion and an insertion.
    Update(
      name: "move into a reloaded section", before: [["a", "b"], ["c"]], after: [["a"], ["b"]],
      operations: {
        $0.reloadSections([1], with: .fade)
        $0.moveRow(at: IndexPath(0, 1), to: IndexPath(1, 0))
      }, rule: .moveAcrossChangedSection, message: "cannot move a row into a newly inserted section (1)"),
    Update(
      name: "move out of a deleted section", before: [["a"], ["b"]], after: [["a", "b"]],
      operations: {
        $0.deleteSections([1], with: .fade)
        $0.moveRow(at: IndexPath(1, 0), to: IndexPath(0, 1))
      }, rule: .moveAcrossChangedSection, message: "cannot move a row out of a deleted section (1)"),
  ]

  static let refusedForSections: [Update] = [
    Update(
      name: "delete a section that is not there", before: [["a"]], after: [["a"]],
      operations: { $0.deleteSections([1], with: .fade) }, rule: .unknownIndexPath,
      message: "attempt to delete section 1, but there are only 1 sections before the update"),
    Update(
      name: "reload a section that is not there", before: [["a"]], after: [["a"]],
      operations: { $0.reloadSections([1], with: .fade) }, rule: .unknownIndexPath,
      message: "attempt to delete section 1, but there are only 1 sections before the update"),
    Update(
      name: "insert a section beyond the end", before: [["a"]], after: [["a"], ["b"]],
      operations: { $0.insertSections([2], with: .fade) }, rule: .unknownIndexPath,
      message: "attempt to insert section 2 but there are only 2 sections after the update"),
    Update(
      name: "move a section that is not there", before: [["a"]], after: [["a"]],
      operations: { $0.moveSection(1, toSection: 0) }, rule: .unknownIndexPath,
      message: "attempt to move section 1, but there are only 1 sections before the update"),
    Update(
      name: "move a section beyond the end", before: [["a"]], after: [["a"]],
      operations: { $0.moveSection(0, toSection: 1) }, rule: .unknownIndexPath,
      message: "attempt to move section 0 to section 1, but there are only 1 sections after the update"),
    // FunctionalTableData 130.
    Update(
      name: "delete and reload a section", before: [["a"], ["b"]], after: [["a"]],
      operations: {
        $0.deleteSections([1], with: .fade)
        $0.reloadSections([1], with: .fade)
      }, rule: .conflictingOperations,
      message: "attempt to delete and reload the same index path "
        + "(<NSIndexPath> {length = 2, path = 1 - 9223372036854775807})"),
    Update(
      name: "reload a row of a deleted section", before: [["a"], ["b"]], after: [["a"]],
      operations: {
        $0.deleteSections([1], with: .fade)
        $0.reloadRows(at: [IndexPath(1, 0)], with: .fade)
      }, rule: .conflictingOperations,
      message: "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 1 - 0})"),
    Update(
      name: "move and delete a section", before: [["a"], ["b"]], after: [["b"]],
      operations: {
        $0.moveSection(0, toSection: 0)
        $0.deleteSections([0], with: .fade)
      }, rule: .conflictingOperations,
      message: "attempt to perform a delete and a move from the same section (0)"),
    Update(
      name: "move and reload a section", before: [["a"], ["b"]], after: [["b"], ["a"]],
      operations: {
        $0.moveSection(0, toSection: 1)
        $0.reloadSections([0], with: .fade)
      }, rule: .conflictingOperations,
      message: "attempt to perform a delete and a move from the same section (0)"),
    Update(
      name: "move and insert a section to one place", before: [["a"], ["b"]], after: [["b"], ["a"], ["c"]],
      operations: {
        $0.moveSection(0, toSection: 1)
        $0.insertSections([1], with: .fade)
      }, rule: .conflictingOperations,
      message: "attempt to perform an insert and a move to the same section (1)"),
    Update(
      name: "delete a section twice", before: [["a"], ["b"]], after: [["b"]],
      operations: {
        $0.deleteSections([0], with: .fade)
        $0.deleteSections([0], with: .fade)
      }, rule: .duplicateOperation, message: "attempt to delete section 0 twice"),
    Update(
      name: "insert a section twice", before: [["a"]], after: [["x"], ["a"]],
      operations: {
        $0.insertSections([0], with: .fade)
        $0.insertSections([0], with: .fade)
      }, rule: .duplicateOperation, message: "attempt to insert section 0 twice"),
    Update(
      name: "reload a section twice", before: [["a"]], after: [["A"]],
      operations: {
        $0.reloadSections([0], with: .fade)
        $0.reloadSections([0], with: .fade)
      }, rule: .duplicateOperation, message: "attempt to reload section 0 twice"),
    Update(
      name: "move a section to two places", before: [["a"], ["b"], ["c"]], after: [["b"], ["a"], ["c"]],
      operations: {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(0, toSection: 2)
      }, rule: .duplicateOperation, message: "attempt to move section 0 to both section 1 and section 2"),
    Update(
      name: "move two sections to one place", before: [["a"], ["b"], ["c"]], after: [["b"], ["a"], ["c"]],
      operations: {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(2, toSection: 1)
      }, rule: .duplicateOperation, message: "attempt to move both section 0 and section 2 to section 1"),
    // Open Radar 27041784: UIKit counts wrongly when a section moves and its rows change.
    Update(
      name: "reload a row of a section that moves", before: [["a"], ["b"]], after: [["B"], ["a"]],
      operations: {
        $0.moveSection(1, toSection: 0)
        $0.reloadRows(at: [IndexPath(1, 0)], with: .fade)
      }, rule: .changeInMovedSection,
      message: "attempt to move section 1 and to change its row 0 in the same update"),
    Update(
      name: "insert a row into a section that moves", before: [["a"], ["b"]], after: [["b", "c"], ["a"]],
      operations: {
        $0.moveSection(1, toSection: 0)
        $0.insertRows(at: [IndexPath(0, 1)], with: .fade)
      }, rule: .changeInMovedSection,
      message: "attempt to move a section to section 0 and to place row 1 in it in the same update"),
    Update(
      name: "move a row out of a section that moves", before: [["a"], ["b", "c"]],
      after: [["b"], ["a", "c"]],
      operations: {
        $0.moveSection(1, toSection: 0)
        $0.moveRow(at: IndexPath(1, 1), to: IndexPath(1, 1))
      }, rule: .changeInMovedSection,
      message: "attempt to move section 1 and to change its row 1 in the same update"),
  ]

  private static func count(
    section: Int, after: Int, before: Int, inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0,
    movedOut: Int = 0
  ) -> String {
    "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing "
      + "section after the update (\(after)) must be equal to the number of rows contained in that section before "
      + "the update (\(before)), plus or minus the number of rows inserted or deleted from that section "
      + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of "
      + "that section (\(movedIn) moved in, \(movedOut) moved out)."
  }
}
