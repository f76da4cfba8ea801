import Foundation

/// Lists folders with the calls of the system.
///
/// Names are bytes, and are handed on as they are: a name need not be text. Nothing is made for each entry but
/// its record, so that a folder of hundreds of thousands is listed in a fraction of a second.
struct SystemFolderLister: FolderLister {
  func entries(
    of path: [UInt8], followsLink: Bool, includesHidden: Bool
  ) throws(FormatError) -> FolderListing {
    let descriptor = FolderPath.open(path, followsLink: followsLink)
    guard descriptor >= 0 else { throw FormatError(system: errno, "cannot open") }
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FormatError(system: code, "cannot read")
    }
    defer { closedir(stream) }
    var listing = FolderListing()
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FormatError(system: errno, "cannot read") }
        break
      }
      // The name is as long as it is, whatever length the structure is declared with.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let bytes = UnsafeBufferPointer(
        start: UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self), count: strlen(name))
      if isListed(bytes, includesHidden: includesHidden) {
        add(name, bytes, type: entry.pointee.d_type, of: descriptor, to: &listing)
      }
    }
    listing.sort()
    return listing
  }

  private func isListed(_ name: UnsafeBufferPointer<UInt8>, includesHidden: Bool) -> Bool {
    let dot = UInt8(ascii: ".")
    guard name.first == dot else { return true }
    return includesHidden && name.count > 1 && !(name.count == 2 && name[1] == dot)
  }

  private func add(
    _ name: UnsafePointer<CChar>, _ bytes: UnsafeBufferPointer<UInt8>, type: UInt8, of folder: Int32,
    to listing: inout FolderListing
  ) {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      // What was removed in between is not there.
      guard errno != ENOENT else { return }
      let reason = String(cString: strerror(errno))
      listing.add(
        FolderListing.Entry(name: listing.store(bytes), kind: FolderEntryKind(type: type), failure: reason))
      return
    }
    var entry = FolderListing.Entry(
      name: listing.store(bytes), kind: FolderEntryKind(mode: status.st_mode), size: Int64(status.st_size),
      modified: FileTime(status))
    if entry.kind == .symbolicLink {
      (entry.target, entry.failure) = target(of: name, in: folder, to: &listing)
    }
    listing.add(entry)
  }

  /// What a symbolic link leads to; its size says how long that is, except where a file system makes links up.
  private func target(
    of name: UnsafePointer<CChar>, in folder: Int32, to listing: inout FolderListing
  ) -> (target: Range<Int>?, failure: String?) {
    var capacity = 256
    while true {
      var length = 0
      var code: Int32 = 0
      let target = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        length = buffer.withMemoryRebound(to: CChar.self) { buffer in
          buffer.baseAddress.map { readlinkat(folder, name, $0, capacity) } ?? -1
        }
        code = errno
        count = max(length, 0)
      }
      if length < 0 { return (nil, String(cString: strerror(code))) }
      if length < capacity { return (target.withUnsafeBufferPointer { listing.store($0) }, nil) }
      capacity *= 2
    }
  }
}

extension FolderEntryKind {
  /// The kind that a folder's own list tells.
  fileprivate init(type: UInt8) {
    switch Int32(type) {
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .symbolicLink
    case Int32(DT_REG): self = .file
    default: self = .other
    }
  }

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    case S_IFREG: self = .file
    default: self = .other
    }
  }
}

extension FileTime {
  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(seconds: Int64(time.tv_sec), nanoseconds: Int32(truncatingIfNeeded: time.tv_nsec))
  }
}
