import Rowan

extension OutlineChecks<String> {
  /// The marks in one line: `+` on, `-` mixed, `!` disabled, children in brackets.
  func picture(of outline: Outline<String>) -> String {
    func picture(below parent: String?) -> String {
      outline.children(of: parent).map { item in
        let sign =
          switch state(of: item) {
          case .off: ""
          case .on: "+"
          case .mixed: "-"
          }
        let below = outline.childCount(of: item) > 0 ? "(\(picture(below: item)))" : ""
        return item + sign + (isEnabled(item) ? "" : "!") + below
      }.joined(separator: " ")
    }
    return picture(below: nil)
  }
}
