import Foundation
import Testing

@testable import RowanCommand

/// How the kind of an input is recognised.
@Suite struct DocumentFormatTests {
  static let cases: [(name: String?, content: String, format: DocumentFormat?)] = [
    (nil, "{\"a\":1}", .json),
    (nil, " \n[1]", .json),
    (nil, "\u{FEFF}{}", .json),
    ("data.txt", "{}", .json),
    ("data.json", "1", .json),
    ("data.JSON", "\"x\"", .json),
    ("map.geojson", "", .json),
    ("book.ipynb", "broken", .json),
    ("really.json", "<a/>", .xml),
    (nil, "<a/>", .xml),
    ("page.xhtml", "<!DOCTYPE html><html/>", .xml),
    ("data.xml", "{}", .json),
    ("picture.svg", "no mark", .xml),
    (nil, "<?xml version='1.0'?>\n<!-- <plist> --><svg/>", .xml),
    (nil, "<?xml version='1.0'?>\n<!-- c --><!DOCTYPE plist PUBLIC 'x' 'y'>\n<plist/>", .propertyList),
    (nil, "<plist version='1.0'><dict/></plist>", .propertyList),
    (nil, "<plists/>", .xml),
    ("Info.plist", "<!-- a comment longer than what was read", .propertyList),
    ("Info.plist", "<svg/>", .xml),
    (nil, "bplist00...", .propertyList),
    ("data.json", "bplist00...", .propertyList),
    ("Info.plist", "{ a = 1; }", .propertyList),
    ("Localizable.strings", "/* c */ \"a\" = \"b\";", .propertyList),
    ("project.pbxproj", "// !$*UTF8*$!\n{}", .propertyList),
    (nil, "\"bare\"", nil),
    (nil, "a/b\nc\n", nil),
    (nil, "", nil),
    ("notes.txt", "text", nil),
    ("plist", "text", nil),
    ("folder.json/file", "text", nil),
    (".json", "1", .json),
  ]

  @Test(arguments: cases) func detects(_ name: String?, _ content: String, _ format: DocumentFormat?) {
    #expect(DocumentFormat.detect(name: name, content: Array(content.utf8)) == format)
  }

  @Test func detectsUTF16() throws {
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      let xml = Array(try #require("<?xml version='1.0'?><a/>".data(using: encoding)))
      #expect(DocumentFormat.detect(name: nil, content: xml) == .xml)
      let list = Array(try #require("<?xml version='1.0'?><plist/>".data(using: encoding)))
      #expect(DocumentFormat.detect(name: nil, content: list) == .propertyList)
    }
  }

  @Test func readsTheArgument() {
    #expect(FormatChoice.arguments == ["auto", "json", "xml", "plist", "paths", "folder"])
    #expect(FormatChoice(argument: "auto") == .auto)
    #expect(FormatChoice(argument: "plist") == .format(.propertyList))
    #expect(FormatChoice(argument: "JSON") == nil)
    #expect(FormatChoice(argument: "") == nil)
    for argument in FormatChoice.arguments {
      #expect(FormatChoice(argument: argument) != nil)
    }
  }
}
