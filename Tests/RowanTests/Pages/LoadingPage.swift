import Rowan
import RowanTestSupport
import Testing

/// The code of "Loading".
@MainActor
struct LoadingPage {
  private struct Server {
    func names(in folder: String?) async throws -> [String] {
      await Task.yield()
      return folder == nil ? ["music/", "letter.txt"] : ["bach.ogg"]
    }
  }

  let printer = Printer()
  func print<Value>(_ value: Value) { printer.print(value) }

  @Test func childrenComeOnDemand() async {
    let server = Server()
    let controller = OutlineController(Outline<String>())
    controller.loader = { parent, _ in
      LoadedChildren(try await server.names(in: parent)) { name in
        name.hasSuffix("/") ? .unknown : .leaf
      }
    }
    controller.load(nil)  // the roots
    print(controller.outline)  // (loading)
    #expect(printer.takeLines() == ["(loading)"])

    let state = await controller.loaded(nil)
    print(state)  // loaded
    print(controller.outline.visibleItems)  // ["music/", "letter.txt"]

    controller.expand("music/")
    await controller.loaded("music/")
    print(controller.outline.visibleItems)  // ["music/", "bach.ogg", "letter.txt"]
    #expect(
      printer.lines == [
        "loaded", "[\"music/\", \"letter.txt\"]", "[\"music/\", \"bach.ogg\", \"letter.txt\"]",
      ])
  }

  @Test func childrenComeInPages() async {
    let controller = OutlineController(Outline<String>())
    controller.loader = { _, cursor in
      let first = Int(cursor?.rawValue ?? "0") ?? 0
      let next = first + 2 < 5 ? PageCursor(rawValue: "\(first + 2)") : nil
      return LoadedChildren((first..<min(first + 2, 5)).map { "Letter \($0)" }, next: next) { _ in .leaf }
    }
    await controller.loaded(nil)
    print(controller.outline)
    // · Letter 0
    // · Letter 1
    // (loadMore)
    #expect(printer.lines == ["· Letter 0\n· Letter 1\n(loadMore)"])
  }
}
