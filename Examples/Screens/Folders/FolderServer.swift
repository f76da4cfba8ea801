import RowanUIKit

/// Answers what is in a folder, as a server far away would: late, in pages, and not always.
public actor FolderServer {
  /// What a server says that does not answer.
  struct Asleep: Error {}

  private let delay: Double
  private var isBackupAsleep = true
  private let names: [String: [String]] = [
    "": ["Documents/", "Music/", "Photos/", "Backup/", "Readme.txt"],
    "Documents/": ["Letters/", "Taxes/", "Notes.txt"],
    "Documents/Letters/": ["Landlord.txt", "Library.txt"],
    "Documents/Taxes/": ["2024.pdf", "2025.pdf"],
    "Music/": ["Bach/", "Pärt/"],
    "Music/Bach/": ["Air.mp3", "Chaconne.mp3"],
    "Music/Pärt/": ["Für Alina.mp3"],
    "Photos/": (1...45).map { "Photo \($0).jpg" },
    "Backup/": ["Old.zip"],
  ]
  private let pageSize = 20

  /// A server.
  ///
  /// - Parameter delay: How many seconds it takes to answer.
  public init(delay: Double) {
    self.delay = delay
  }

  /// What is in a folder, or at the top for `nil`: a page of it, from a cursor on.
  ///
  /// - Throws: The first time the backup is asked for.
  func children(of folder: Entry?, from cursor: PageCursor?) async throws -> LoadedChildren<Entry> {
    if delay > 0 { try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000)) }
    let path = folder?.path ?? ""
    if path == "Backup/", isBackupAsleep {
      isBackupAsleep = false
      throw Asleep()
    }
    let entries = (names[path] ?? []).map { Entry(path: path + $0) }
    let start = cursor.flatMap { Int($0.rawValue) } ?? 0
    let end = min(start + pageSize, entries.count)
    return LoadedChildren(
      Array(entries[start..<end]), next: end < entries.count ? PageCursor(rawValue: "\(end)") : nil,
      expandable: { $0.isFolder ? .unknown : .leaf })
  }
}
