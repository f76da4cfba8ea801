import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What Foundation's parser finds in an XML text, to compare the reader with.
///
/// On Linux that parser stops the program at a processing instruction without content, and takes nothing from a
/// text of less than four bytes.
final class XMLOracle: NSObject, XMLParserDelegate {
  private var rows: [String] = []
  private var level = 0
  private var pending = ""
  private var isRefused = false

  /// A row for each node, with its level; nothing when the text is not well-formed.
  static func rows(_ bytes: [UInt8]) -> [String]? {
    let oracle = XMLOracle()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = oracle
    _ = parser.parse()
    return oracle.isRefused || oracle.level > 0 || oracle.rows.isEmpty ? nil : oracle.rows
  }

  private func add(_ row: String) {
    let isSpace = { (scalar: Unicode.Scalar) in " \t\r\n".unicodeScalars.contains(scalar) }
    let text = pending.unicodeScalars.drop(while: isSpace)
    let trimmed = String(String.UnicodeScalarView(text.reversed().drop(while: isSpace).reversed()))
    pending = ""
    if !trimmed.isEmpty {
      rows.append("\(level) text \(trimmed)")
    }
    if !row.isEmpty {
      rows.append("\(level) \(row)")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    add("element \(name)")
    level += 1
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      rows.append("\(level) attribute \(name) \(value)")
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    add("")
    level -= 1
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    pending += text
  }

  func parser(_ parser: XMLParser, foundCDATA text: Data) {
    add("cdata \(String(decoding: text, as: UTF8.self))")
  }

  func parser(_ parser: XMLParser, foundComment text: String) {
    add("comment \(text)")
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    isRefused = true
  }
}
