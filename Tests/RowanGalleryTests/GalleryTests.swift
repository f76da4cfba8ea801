import Foundation
import HeadlessUIKit
import Testing

@testable import RowanGallery

/// The example app does what is written down of it, and breaks none of the table's rules.
@MainActor struct GalleryTests {
  @Test(arguments: Exhibit.all.map(\.screen))
  func screensLookAsWrittenDown(_ screen: String) async throws {
    let exhibit = try #require(Exhibit.all.first { $0.screen == screen })
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(screen).txt")
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    let seen = try await Visit().see(exhibit)
    #expect(seen == expected, "swift run rowan-gallery \(screen) shows what it is now")
  }

  @Test func theListLeadsToAllScreens() {
    #expect(
      Visit().list == """
          Folders OutlineTableDataSource  >
          Records TreeTableViewAdapter  >
          Cells TreeTable  >
          Animals NestedAccordionHandler  >
          Food AccordionTable  >
        """)
  }

  @Test func whatCannotBeDoneIsSaid() async {
    let exhibit = Exhibit(screen: "Food", acts: [.tap("Stone")])
    await #expect(throws: Failure.self) { try await Visit().see(exhibit) }
  }
}
