/// A node of a tree that a ``TreeTableViewAdapter`` shows.
///
/// ```swift
/// class Folder: TreeNode {
///   var name = ""
///   var subfolders: [Folder] = []
///   var opened = false
///   var level = 0
///
///   func children() -> [Folder] { subfolders }
/// }
/// ```
///
/// A node is the same one as long as its `id` is; an object has one by itself. Whether it is open belongs to
/// the `id`, so it stays with the node when others come, go or change places.
public protocol TreeNode: Identifiable where ID: Sendable {
  /// What the children are: nodes of the same kind, unless the children are said to be others.
  associatedtype Child: TreeNode = Self where Child.Child == Child

  /// Whether the node is open; written by the adapter, for cells to look at.
  ///
  /// An object that has such a property finds it written. A value finds it in the copy that the adapter gives
  /// out. Without one, ask the adapter.
  var opened: Bool { get set }

  /// How deep the node is: 1 for those on top; written by the adapter, as ``opened`` is.
  var level: Int { get set }

  /// Whether the node can be opened; if it has children, unless it says otherwise.
  var hasChildren: Bool { get }

  /// The children, in order; asked for when the node is opened.
  func children() -> [Child]
}

extension TreeNode {
  /// Is not kept: nodes that do not want to know have no such property.
  public var opened: Bool {
    get { false }
    set {}
  }

  /// Is not kept: nodes that do not want to know have no such property.
  public var level: Int {
    get { 0 }
    set {}
  }

  /// Whether there are children.
  public var hasChildren: Bool { !children().isEmpty }
}
