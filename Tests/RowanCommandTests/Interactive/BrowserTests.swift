import Foundation
import Rowan
import RowanTerminal
import Testing

@testable import RowanCommand

/// What a person at a terminal gets, without one.
@MainActor
struct BrowserTests {
  /// Folders that a test makes up, and may change or let fail.
  private final class Folders: FolderLister, @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [String: [String]]
    private var failures: Set<String> = []
    private var requests: [String] = []
    private var running = 0
    private var most = 0
    private var isSlow = false

    init(_ entries: [String: [String]]) {
      self.entries = entries
    }

    func set(_ folder: String, _ names: [String]) { lock.withLock { entries[folder] = names } }
    func fail(_ folder: String) { lock.withLock { _ = failures.insert(folder) } }
    func recover(_ folder: String) { lock.withLock { _ = failures.remove(folder) } }
    var listed: [String] { lock.withLock { requests } }
    /// The greatest number of folders that were being listed at once.
    var mostAtOnce: Int { lock.withLock { most } }
    /// Whether each listing takes a while.
    var slow: Bool {
      get { lock.withLock { isSlow } }
      set { lock.withLock { isSlow = newValue } }
    }

    func entries(
      of path: [UInt8], followsLink: Bool, includesHidden: Bool
    ) throws(FormatError) -> FolderListing {
      let folder = String(decoding: path, as: UTF8.self)
      let (names, fails) = lock.withLock {
        requests.append(folder)
        running += 1
        most = max(most, running)
        return (entries[folder] ?? [], failures.contains(folder))
      }
      if slow { Thread.sleep(forTimeInterval: 0.005) }
      lock.withLock { running -= 1 }
      if fails { throw FormatError(.unreadable, "cannot read: no permission") }
      var listing = FolderListing()
      for name in names {
        let isFolder = name.hasSuffix("/")
        let text = Array((isFolder ? String(name.dropLast()) : name).utf8)
        let range = text.withUnsafeBufferPointer { listing.store($0) }
        listing.add(
          FolderListing.Entry(name: range, kind: isFolder ? .folder : .file, size: Int64(text.count)))
      }
      listing.sort()
      return listing
    }
  }

  private func browser(
    _ folders: Folders, options: CommandOptions = CommandOptions(),
    state: OutlineState<String> = OutlineState()
  ) -> Browser<FolderTree> {
    let browser = Browser(FolderTree(Array("top".utf8)), options: options, state: state)
    browser.loadFolders(by: folders, includingHidden: false)
    browser.begin()
    return browser
  }

  private func titles<Source>(_ browser: Browser<Source>, from first: Int = 0, most count: Int = .max)
    -> [String]
  {
    browser.controller.outline.rows.dropFirst(first).prefix(count).map { row in
      let title =
        switch row.content {
        case .item(let item): browser.controller.title(item)
        case .placeholder(let kind, _): "(\(kind))"
        }
      return String(repeating: " ", count: row.level) + title
    }
  }

  private func press<Source>(_ keys: TerminalKey..., in browser: Browser<Source>) {
    for key in keys { browser.app.handle(.key(key)) }
  }

  /// Waits until the rows are these; folders are listed on other threads.
  private func expect<Source>(
    _ rows: [String], in browser: Browser<Source>, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<1_000 where titles(browser) != rows {
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(titles(browser) == rows, sourceLocation: sourceLocation)
  }

  /// Waits until the last rows are these.
  private func expect<Source>(
    _ rows: [String], lastIn browser: Browser<Source>, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    var last: [String] { titles(browser, from: browser.controller.outline.rows.count - rows.count) }
    for _ in 0..<1_000 where last != rows {
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(last == rows, sourceLocation: sourceLocation)
  }

  private let folders = Folders([
    "top": ["b/", "a/", "file10", "file2"], "top/a": ["inner/", "x"], "top/a/inner": ["deep"], "top/b": [],
  ])

  @Test func readsFoldersWhenTheyAreOpened() async {
    let browser = browser(folders)
    await expect(["top/", " a/", " b/", " file2", " file10"], in: browser)
    #expect(folders.listed == ["top"])
    press(.down, .right, in: browser)
    await expect(["top/", " a/", "  inner/", "  x", " b/", " file2", " file10"], in: browser)
    press(.left, .down, .right, in: browser)
    await expect(["top/", " a/", " b/", "  (empty)", " file2", " file10"], in: browser)
    #expect(folders.listed == ["top", "top/a", "top/b"])
  }

  @Test func failuresStandInTheirRowAndAreTriedAgain() async {
    folders.fail("top/a")
    let browser = browser(folders)
    await expect(["top/", " a/", " b/", " file2", " file10"], in: browser)
    press(.down, .right, in: browser)
    await expect(
      ["top/", " a/ [cannot read: no permission]", "  (failed)", " b/", " file2", " file10"], in: browser)
    #expect(browser.app.scene.draw(with: browser.app.appearance).text.contains("no permission"))
    folders.recover("top/a")
    press(.down, .enter, in: browser)
    await expect(["top/", " a/", "  inner/", "  x", " b/", " file2", " file10"], in: browser)
  }

  @Test func readingAgainKeepsWhatIsThere() async {
    let browser = browser(folders)
    await expect(["top/", " a/", " b/", " file2", " file10"], in: browser)
    press(.down, .right, in: browser)
    await expect(["top/", " a/", "  inner/", "  x", " b/", " file2", " file10"], in: browser)
    press(.home, .end, in: browser)
    folders.set("top", ["a/", "file10", "file1", "c/"])
    press(.character("r"), in: browser)
    await expect(["top/", " a/", "  inner/", "  x", " c/", " file1", " file10"], in: browser)
    #expect(
      browser.controller.focus.map {
        if case .item(let item) = $0 { browser.controller.title(item) } else { "" }
      } == "file10")
    // A failure in between loses nothing.
    folders.fail("top")
    press(.character("r"), in: browser)
    for _ in 0..<200 where browser.controller.loadingCount > 0 {
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    folders.recover("top")
    press(.character("r"), in: browser)
    await expect(["top/", " a/", "  inner/", "  x", " c/", " file1", " file10"], in: browser)
  }

  @Test func filtersWhatItHasToRead() async {
    var options = CommandOptions()
    options.filter = "deep"
    let browser = browser(folders, options: options)
    await expect(["top/", " a/", "  inner/", "   deep"], in: browser)
    #expect(browser.controller.matchCount == 1)
    #expect(!browser.controller.isFilterIncomplete)
  }

  @Test func sortsAsTheOptionsSay() async {
    var options = CommandOptions()
    options.sortKey = .size
    let browser = browser(folders, options: options)
    await expect(["top/", " file10", " file2", " a/", " b/"], in: browser)
    press(.character("o"), .character("o"), in: browser)
    await expect(["top/", " a/", " b/", " file2", " file10"], in: browser)
  }

  @Test func opensWhatWasOpen() async {
    let first = browser(folders)
    await expect(["top/", " a/", " b/", " file2", " file10"], in: first)
    press(.down, .right, in: first)
    await expect(["top/", " a/", "  inner/", "  x", " b/", " file2", " file10"], in: first)
    press(.down, .right, in: first)
    await expect(["top/", " a/", "  inner/", "   deep", "  x", " b/", " file2", " file10"], in: first)
    #expect(first.state == OutlineState(expanded: ["top/a", "top/a/inner"]))

    let second = browser(folders, state: first.state)
    await expect(["top/", " a/", "  inner/", "   deep", "  x", " b/", " file2", " file10"], in: second)
    #expect(second.state == first.state)
    press(.home, .left, in: second)
    #expect(second.state.collapsed == ["top"])

    // What has not been seen yet is kept.
    let third = browser(folders, state: OutlineState(expanded: ["top/gone/inner"], collapsed: ["top"]))
    await expect(["top/"], in: third)
    #expect(third.state == OutlineState(expanded: ["top/gone/inner"], collapsed: ["top"]))
  }

  @Test func oneStateServesHoweverTheFolderIsWritten() async throws {
    let folder = try TemporaryFolder()
    try folder.addFolder("a")
    try folder.addFile("a/x")
    let name = String(folder.name.dropFirst("/tmp/".count))
    var state = OutlineState<String>()
    for (number, path) in [folder.name, folder.name + "/", "/tmp/./\(name)", "/tmp/\(name)/a/.."].enumerated()
    {
      let bytes = Array(path.utf8)
      let browser = Browser(
        FolderTree(bytes), options: CommandOptions(), state: state, identity: RootIdentity(of: bytes))
      browser.loadFolders(by: SystemFolderLister(), includingHidden: false)
      let top = path.hasSuffix("/") ? path : path + "/"
      if number == 0 {
        await expect([top, " a/"], in: browser)
        press(.down, .right, in: browser)
      }
      await expect([top, " a/", "  x"], in: browser)
      // What is printed is the path as it was written.
      #expect(browser.controller.outline.rows.last?.item.map(browser.path) == Array("\(top)a/x".utf8))
      state = browser.state
      #expect(state == OutlineState(expanded: ["\(folder.name)/a"]))
    }
    #expect(RootIdentity(of: Array("\(folder.name)/none".utf8)) == nil)
    #expect(RootIdentity(of: Array("/".utf8))?.path(for: Array("/usr/bin".utf8)) == Array("/usr/bin".utf8))
    #expect(RootIdentity(of: Array("/".utf8))?.path(for: Array("/".utf8)) == Array("/".utf8))
  }

  @Test func aLargeFolderComesInPages() async throws {
    let names = (0..<25_000).map { "file\($0)" }
    let folders = Folders(["top": names + ["folder/"], "top/folder": ["x"]])
    let browser = browser(folders)
    var counts: [Int] = []
    let observation = browser.controller.observe { [controller = browser.controller] _ in
      let count = controller.outline.childCount(of: FolderTree.root)
      if count != counts.last ?? 0 { counts.append(count) }
    }
    for _ in 0..<1_000 where browser.controller.outline.rows.count < 25_002 {
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(counts == [10_000, 20_000, 25_001])
    #expect(folders.listed == ["top"])
    #expect(titles(browser, from: 1, most: 3) == [" file0", " file1", " file2"])
    press(.end, .right, in: browser)
    await expect([" folder/", "  x"], lastIn: browser)
    // Read again it stays as it is, and what is new comes at once where it belongs.
    counts = [25_001]
    folders.set("top", names + ["file10a", "folder/"])
    press(.home, .character("r"), in: browser)
    for _ in 0..<1_000 where browser.controller.outline.rows.count < 25_004 {
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(counts == [25_001, 25_002])
    await expect([" folder/", "  x"], lastIn: browser)
    #expect(titles(browser, from: 12, most: 1) == [" file10a"])
    observation.cancel()
  }

  @Test func aLargeFolderUnderAFilterComesAtOnce() async throws {
    var options = CommandOptions()
    options.filter = "file9999"
    let browser = browser(Folders(["top": (0..<25_000).map { "file\($0)" }]), options: options)
    await expect(["top/", " file9999"], in: browser)
    #expect(!browser.controller.isFilterIncomplete)
  }

  @Test func bySizeFoldersFollowFiles() async {
    var options = CommandOptions()
    options.sortKey = .size
    let folders = Folders(["top": ["b/", "empty", "a/", "large file"], "top/b": ["x"]])
    let browser = browser(folders, options: options)
    await expect(["top/", " large file", " empty", " a/", " b/"], in: browser)
    // Opening one does not move it.
    press(.end, .right, in: browser)
    await expect(["top/", " large file", " empty", " a/", " b/", "  x"], in: browser)
  }

  @Test(arguments: 1...4)
  func sortsOnAnotherThreadAsOnThisOne(_ presses: Int) async {
    let (here, there) = (browser(folders), browser(folders))
    there.app.leastCountForSearch = 0
    for browser in [here, there] { await expect(["top/", " a/", " b/", " file2", " file10"], in: browser) }
    for _ in 0..<presses {
      press(.character("o"), in: here)
      press(.character("o"), in: there)
      await expect(titles(here), in: there)
    }
  }

  @Test func foldersAreReadAFewAtATime() async {
    let names = (0..<100).map { "folder\($0)/" }
    let folders = Folders(["top": names])
    folders.slow = true
    var options = CommandOptions()
    options.depth = 2
    let browser = browser(folders, options: options)
    for _ in 0..<2_000 where folders.listed.count < 101 || browser.controller.loadingCount > 0 {
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(folders.listed.count == 101)
    #expect((2...16).contains(folders.mostAtOnce))
  }

  @Test func theStatusLineHasThePathAndTheRowTheFailure() async {
    var options = CommandOptions()
    options.showsIcons = true
    let browser = browser(folders, options: options)
    await expect(["top/", " a/", " b/", " file2", " file10"], in: browser)
    func lines() -> [Substring] {
      browser.app.scene.draw(with: browser.app.appearance).text.split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    press(.down, .right, in: browser)
    await expect(["top/", " a/", "  inner/", "  x", " b/", " file2", " file10"], in: browser)
    press(.down, in: browser)
    #expect(lines().last?.hasPrefix("top/a/inner  ") == true)
    folders.fail("top")
    press(.home, .character("r"), in: browser)
    for _ in 0..<1_000 where !titles(browser).contains("(failed)") && !titles(browser).contains(" (failed)") {
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    #expect(lines().first?.contains("top/ [cannot read: no permission]") == true)
    #expect(lines().last?.hasPrefix("top  ") == true)
  }

  @Test func pathsOfDocumentsArePointers() throws {
    let document = try Document(json: Array(#"{"a/b":[1,{"x~":true}],"c":"d"}"#.utf8))
    var options = CommandOptions()
    options.depth = 9
    options.choosesSeveral = true
    let browser = Browser(document, options: options, state: OutlineState())
    browser.begin()
    let paths = browser.controller.outline.rows.compactMap(\.item).map {
      String(decoding: browser.path($0), as: UTF8.self)
    }
    #expect(paths == ["", "/a~1b", "/a~1b/0", "/a~1b/1", "/a~1b/1/x~0", "/c"])
    press(.end, .character(" "), in: browser)
    #expect(browser.controller.checks.checkedItems.count == 1)
  }

  @Test(arguments: [
    ("/a", #"[1,{"x":true,"y":[]},"é\n\"",{},1e400]"#),
    ("", #"{"a":[1,{"x":true,"y":[]},"é\n\"",{},1e400],"b":null}"#),
    ("/a/1", #"{"x":true,"y":[]}"#), ("/a/1/y", "[]"), ("/b", "null"), ("/a/2", #""é\n\"""#),
    ("/a/4", "1e400"),
  ])
  func valuesAreJSON(pointer: String, json: String) throws {
    let document = try Document(
      json: Array(#" {"a": [1, {"x": true, "y": []}, "é\n\"", {}, 1e400], "b": null} "#.utf8))
    let node = try #require(
      (0..<document.count).map { NodeID($0) }.first {
        document.path(of: $0, positions: []) == Array(pointer.utf8)
      })
    var bytes: [UInt8] = []
    document.appendValue(of: node, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == json)
  }

  @Test func iconsStandOnlyWhereTheyAreAskedFor() async {
    var options = CommandOptions()
    let plain = browser(folders, options: options)
    await expect(["top/", " a/", " b/", " file2", " file10"], in: plain)
    #expect(!plain.app.scene.draw(with: plain.app.appearance).text.contains("📁"))
    options.showsIcons = true
    let decorated = browser(folders, options: options)
    await expect(["top/", " a/", " b/", " file2", " file10"], in: decorated)
    #expect(decorated.app.scene.draw(with: decorated.app.appearance).text.contains("📁 a/"))
  }
}

/// The file that keeps what was open.
struct StateFileTests {
  @Test func savesAndRestores() throws {
    let folder = try TemporaryFolder()
    let file = StateFile(Array("\(folder.name)/state.json".utf8))
    #expect(try file.read() == OutlineState())
    let state = OutlineState(expanded: ["a/b", "日本"], collapsed: ["c"])
    try file.write(state)
    #expect(try file.read() == state)
  }

  @Test func refusesWhatItHasNotSaved() throws {
    let folder = try TemporaryFolder()
    try folder.addFile("state", "[1, 2]")
    let error = #expect(throws: StateFile.Failure.self) {
      try StateFile(Array("\(folder.name)/state".utf8)).read()
    }
    #expect(error?.line == "rowan: \(folder.name)/state: it does not hold what --state has saved")
    #expect(throws: StateFile.Failure.self) {
      try StateFile(Array("\(folder.name)/none/state".utf8)).write(OutlineState())
    }
  }
}
