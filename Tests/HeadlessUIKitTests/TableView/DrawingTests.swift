import HeadlessUIKit
import Testing

/// A table drawn as text.
@MainActor struct DrawingTests {
  private func drawing(_ fill: @escaping (UITableViewCell) -> Void) -> String {
    let fixture = LettersTable([["a"]])
    if let cell = fixture.table.cellForRow(at: IndexPath(0, 0)) { fill(cell) }
    return fixture.table.drawing()
  }

  @Test func rowsBeyondTheScreenAreCounted() {
    let fixture = LettersTable([letters(20)], rowsOnScreen: 3)
    #expect(fixture.table.drawing() == "  r0\n  r1\n  r2\n↓ 17")
    fixture.table.simulateScroll(by: 88)
    #expect(fixture.table.drawing() == "↑ 2\n  r2\n  r3\n  r4\n↓ 15")
    fixture.table.simulateScroll(by: 10_000)
    #expect(fixture.table.drawing() == "↑ 17\n  r17\n  r18\n  r19")
  }

  @Test func selectionIndentationAndAccessoriesAreDrawn() {
    let fixture = LettersTable([["a", "b"]])
    fixture.table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    let cells = fixture.table.visibleCells
    cells[0].indentationLevel = 2
    cells[0].accessoryType = .disclosureIndicator
    cells[1].accessoryType = .detailDisclosureButton
    #expect(fixture.table.drawing() == "      a  >\n* b  (i) >")
    cells[0].accessoryType = .checkmark
    cells[1].accessoryView = UISwitch()
    #expect(fixture.table.drawing() == "      a  ✓\n* b  [off]")
  }

  @Test func headerAndFooterOfTheTableAreDrawn() {
    let fixture = LettersTable([["a"]])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "top"
    fixture.table.tableHeaderView = label
    #expect(fixture.table.drawing() == "= top\n  a")
  }

  @Test func configuredContentIsDrawn() {
    let text = drawing { cell in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "title"
      content.secondaryText = "more"
      content.image = UIImage(systemName: "folder")
      cell.contentConfiguration = content
    }
    #expect(text == "  [folder] title more")
  }

  @Test func hiddenViewsAreNotDrawn() {
    let text = drawing { cell in
      let label = UILabel()
      label.text = "hidden"
      label.isHidden = true
      cell.contentView.addSubview(label)
      cell.textLabel?.alpha = 0
    }
    #expect(text == "")
  }

  /// A chevron is drawn as it points: turned, and mirrored where the language asks.
  @Test(arguments: [
    ("chevron.right", 0, false, "▸"), ("chevron.right", 1, false, "▾"), ("chevron.right", -1, false, "▴"),
    ("chevron.down", 0, false, "▾"), ("chevron.forward", 0, false, "▸"), ("chevron.forward", 0, true, "◂"),
    ("chevron.right", 0, true, "▸"), ("chevron.forward", -1, true, "▾"),
  ]) func chevronsAreDrawn(name: String, turns: Int, isRightToLeft: Bool, sign: String) {
    let text = drawing { cell in
      let chevron = UIImageView(image: UIImage(systemName: name))
      chevron.transform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
      chevron.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      cell.textLabel?.text = nil
      cell.contentView.addSubview(chevron)
    }
    #expect(text == "  " + sign)
  }

  @Test func controlsAreDrawn() {
    let text = drawing { cell in
      cell.textLabel?.text = nil
      let sign = UIActivityIndicatorView(style: .medium)
      sign.startAnimating()
      let control = UISwitch()
      control.isOn = true
      let stack = UIStackView(arrangedSubviews: [
        UIButton(
          primaryAction: UIAction(title: "Go", image: UIImage(systemName: "checkmark.square")) { _ in }),
        control, sign,
      ])
      cell.contentView.addSubview(stack)
    }
    #expect(text == "  ☑ Go [on] …")
  }

  @MainActor private final class Guides: UIView, HeadlessTextDrawable {
    var textDrawing: String { "│ ├" }
  }

  @Test func viewMayDrawItself() {
    let text = drawing { $0.contentView.insertSubview(Guides(), at: 0) }
    #expect(text == "  │ ├ a")
  }

  @Test func spokenRowsAreDrawn() {
    let fixture = LettersTable([["a", "b"]])
    fixture.table.selectRow(at: IndexPath(0, 1), animated: false, scrollPosition: .none)
    let cells = fixture.table.visibleCells
    cells[0].accessibilityValue = "level 2"
    cells[0].accessibilityExpandedStatus = .expanded
    cells[0].accessibilityTraits = .button
    cells[0].accessibilityHint = "opens"
    cells[0].accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
    cells[1].accessibilityLabel = "other"
    #expect(fixture.table.spokenDrawing() == "a, level 2, expanded, button; opens {Share}\nother, selected")
  }
}
