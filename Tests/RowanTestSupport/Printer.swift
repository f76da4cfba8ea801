/// Takes what the code of a page prints, which a test compares with what the page says.
///
/// A test whose type has a method `print` that passes on to this one runs the code word for word.
package final class Printer {
  package private(set) var lines: [String] = []

  package init() {}

  package func print<Value>(_ value: Value) { lines.append("\(value)") }

  /// What was printed since it was taken last.
  package func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}
