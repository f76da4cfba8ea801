import Foundation

/// Shows the screens of the example app as text, and what becomes of them by a script of taps.
///
///     swift run rowan-gallery             all screens
///     swift run rowan-gallery Folders     one of them
@main struct Gallery {
  @MainActor static func main() async {
    let names = CommandLine.arguments.dropFirst()
    let known = Exhibit.all.map(\.screen)
    if let unknown = names.first(where: { !known.contains($0) }) {
      fail("no screen is called \(unknown); there are \(known.joined(separator: ", "))", status: 2)
    }
    do {
      let visit = Visit()
      if names.isEmpty { print("== Rowan\n\(visit.list)\n") }
      for exhibit in Exhibit.all where names.isEmpty || names.contains(exhibit.screen) {
        print(try await visit.see(exhibit))
      }
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("rowan-gallery: \(message)\n".utf8))
    exit(status)
  }
}
