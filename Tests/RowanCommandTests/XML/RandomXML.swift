import RowanTestSupport

/// An XML text made at random, and the picture of what it holds.
struct RandomXML {
  private(set) var written = ""
  private var lines: [String] = []

  var picture: String {
    lines.joined(separator: "\n")
  }

  /// Adds an element with attributes and content, and what it looks like: a value if a text is all it holds.
  mutating func addElement(depth: Int, level: Int, _ generator: inout SeededGenerator) {
    let name = pick(["a", "b-c", "é.1", "_x", "p:q"], &generator)
    let line = lines.count
    lines.append("")
    written += "<\(name)"
    var attributes = 0
    for attribute in ["k", "p:l", "ü"] where Bool.random(using: &generator) {
      attributes += 1
      let (text, value) = pick(Self.values, &generator)
      let quote = pick(["'", "\""], &generator)
      written += pick([" ", "\n  "], &generator) + attribute + pick(["=", " = "], &generator)
      written += quote + text + quote
      add("attribute \(attribute) = \(value)", level: level + 1)
    }
    var children = attributes
    var value: String?
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      written += "/>"
    case 1:
      let (text, shown) = pick(Self.texts, &generator)
      written += ">\(text)</\(name) >"
      value = shown
    default:
      written += ">"
      children += addContent(depth: depth, level: level + 1, &generator)
      written += "</\(name)>"
    }
    let indent = String(repeating: "  ", count: level)
    lines[line] =
      indent + "element \(name)" + (value.map { " = \($0)" } ?? "") + (children > 0 ? " (\(children))" : "")
  }

  /// Adds texts and marks in turn, at least one mark, so that every text is a node of its own.
  private mutating func addContent(depth: Int, level: Int, _ generator: inout SeededGenerator) -> Int {
    var children = 0
    for _ in 0...Int.random(in: 0..<4, using: &generator) {
      if Bool.random(using: &generator) {
        let (text, shown) = pick(Self.texts, &generator)
        written += text
        if let shown {
          add("text = \(shown)", level: level)
          children += 1
        }
      }
      children += 1
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where depth > 0:
        addElement(depth: depth - 1, level: level, &generator)
      case 1:
        written += "<![CDATA[<x> & ]]>"
        add("cdata = <x> & ", level: level)
      case 2:
        written += "<?p a > b ?>"
        add("processingInstruction p = a > b ", level: level)
      default:
        written += "<!-- <c> & -->"
        add("comment =  <c> & ", level: level)
      }
      written += pick([" ", "\n"], &generator)
    }
    return children
  }

  private mutating func add(_ line: String, level: Int) {
    lines.append(String(repeating: "  ", count: level) + line)
  }

  private func pick<T>(_ values: [T], _ generator: inout SeededGenerator) -> T {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  /// Values of attributes as they are written and as they are shown.
  private static let values = [
    ("", ""), ("1", "1"), (" a  b ", " a  b "), ("&lt;&amp;&gt;", "<&>"), ("é\n\t x", "é   x"),
    ("&#xE9;&apos;&#10;", "é'\\n"), (">", ">"), ("&amp;lt;", "&lt;"), ("&#38;amp;&amp;#38;", "&amp;&#38;"),
    ("😀 ]]>", "😀 ]]>"),
  ]

  /// Texts as they are written and as they are shown; nothing for white space.
  private static let texts: [(String, String?)] = [
    ("text", "text"), (" é \n", "é"), ("\n  ", nil), ("a\r\nb\rc", "a\\nb\\nc"), ("&gt;x", ">x"),
    ("]]", "]]"),
    ("&#65;&amp;lt;", "A&lt;"), (" \t😀&quot;", "😀\""), ("a'\"b", "a'\"b"),
  ]
}
