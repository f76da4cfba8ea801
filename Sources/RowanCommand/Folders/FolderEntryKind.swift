/// What an entry of a folder is.
enum FolderEntryKind: UInt8, Sendable {
  case folder
  case file
  /// A symbolic link, whatever it leads to; it is shown and never followed.
  case symbolicLink
  /// A device, a socket or a pipe.
  case other

  /// The kind as it is written in machine-readable rows.
  var name: String {
    switch self {
    case .folder: "folder"
    case .file: "file"
    case .symbolicLink: "symbolicLink"
    case .other: "other"
    }
  }
}
