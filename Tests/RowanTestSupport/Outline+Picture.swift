import Rowan
import Testing

extension Outline where Item == String {
  /// An outline drawn as text, like its description, with everything in it: what stands deeper below a closed
  /// item (`+`) is there and hidden.
  ///
  ///     - Fruit
  ///       · Apple
  ///     + Bread
  ///       · Rye
  ///     ? Cheese
  ///     (loading)
  package init(picture: String) {
    var levels: [(level: Int, item: String)] = []
    var opened: [String] = []
    var marked: [(Expandable, String)] = []
    var placeholders: [(PlaceholderKind, parent: String?)] = []
    let kinds = Dictionary(uniqueKeysWithValues: PlaceholderKind.allCases.map { ("(\($0))", $0) })
    for line in picture.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      let level = (line.count - text.count) / 2
      if let kind = kinds[String(text)] {
        placeholders.append((kind, levels.last { $0.level < level }?.item))
        continue
      }
      let item = String(text.dropFirst(2))
      levels.append((level, item))
      switch text.first {
      case "-":
        opened.append(item)
        marked.append((.parent, item))
      case "+": marked.append((.parent, item))
      case "?": marked.append((.unknown, item))
      default: break
      }
    }
    self.init(levels: levels)
    for (expandable, item) in marked where childCount(of: item) == 0 { setExpandable(expandable, of: item) }
    for (kind, parent) in placeholders { setPlaceholder(kind, in: parent) }
    expand(opened)
  }
}

/// Draws an outline, carries a command out, and compares the rows and the change with what is expected.
///
/// The change is also applied to the old rows, and compared with the difference of the two outlines.
package func expect(
  _ before: String, _ command: (inout Outline<String>) throws -> RowChanges, gives after: String,
  _ changes: String, sourceLocation: SourceLocation = #_sourceLocation
) rethrows {
  var outline = Outline(picture: before)
  let old = outline
  let answer = try command(&outline)
  #expect(outline.description == after, sourceLocation: sourceLocation)
  #expect(answer.description == changes, sourceLocation: sourceLocation)
  #expect(
    answer.applied(to: Array(old.rows)) { outline.rows[$0] } == Array(outline.rows),
    sourceLocation: sourceLocation)
  #expect(outline.changes(from: old) == answer, sourceLocation: sourceLocation)
}
