import Foundation

/// What lists folders: the system, or what stands in for it in a test.
protocol FolderLister: Sendable {
  /// The entries of a folder in their natural order, without `.` and `..`.
  ///
  /// - Parameters:
  ///   - path: the path of the folder.
  ///   - followsLink: whether the last name of the path may be a symbolic link.
  ///   - includesHidden: whether entries whose names begin with a dot are listed.
  /// - Returns: the listing.
  /// - Throws: a `FormatError` with the system's reason.
  func entries(of path: [UInt8], followsLink: Bool, includesHidden: Bool) throws(FormatError) -> FolderListing
}

extension FolderLister {
  /// The entries of a folder, listed away from the caller's thread: a disk may take its time.
  func loadEntries(
    of path: [UInt8], followsLink: Bool, includesHidden: Bool
  ) async -> Result<FolderListing, FormatError> {
    await withCheckedContinuation { continuation in
      folderQueue.async {
        continuation.resume(
          returning: Result { () throws(FormatError) in
            try entries(of: path, followsLink: followsLink, includesHidden: includesHidden)
          })
      }
    }
  }
}

/// Where folders are listed; not on the threads of tasks, which must never wait for a disk.
private let folderQueue = DispatchQueue(label: "folders", attributes: .concurrent)
