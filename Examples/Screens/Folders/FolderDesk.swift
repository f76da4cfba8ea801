import RowanUIKit

/// What outlives the folders' screen: the server, and what was open when the screen was left.
@MainActor public final class FolderDesk {
  let server: FolderServer
  var state: OutlineTableState<Entry>?

  /// A desk with nothing open on it.
  public init(server: FolderServer) {
    self.server = server
  }
}
