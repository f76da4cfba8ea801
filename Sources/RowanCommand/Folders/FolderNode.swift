/// One entry of a tree of folders as the tree stores it; all text is elsewhere.
struct FolderNode {
  /// What `parent` and `firstChild` hold when there is none.
  static let none = UInt32.max

  /// Where the name begins in the text of the tree, and how long it is; a link's target stands behind it.
  var name: UInt32
  var nameCount: UInt32
  var targetCount: UInt32 = 0
  var parent: UInt32
  var level: UInt32
  /// The children have numbers that follow each other.
  var firstChild = none
  var childCount: UInt32 = 0
  var kind: FolderEntryKind
  /// Whether the children of a folder are known, or why they are not.
  var isRead = false
  var hasSize = false
  var hasTime = false
  var size: Int64 = 0
  var modified = FileTime(seconds: 0, nanoseconds: 0)
}
