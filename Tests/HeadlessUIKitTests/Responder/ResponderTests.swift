import HeadlessUIKit
import Testing

/// The responder chain, keyboard commands, gestures, controls and menus.
@MainActor struct ResponderTests {
  @MainActor private final class Keyboard: UIView {
    var events: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      let up = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: "up:")
      up.wantsPriorityOverSystemBehavior = true
      return [up, UIKeyCommand(input: "n", modifierFlags: .command, action: "new:")]
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      events += presses.compactMap(\.key?.charactersIgnoringModifiers)
      super.pressesBegan(presses, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      events += touches.map { "touch \($0.location(in: self).x)" }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = UIViewController()
  private let keyboard = Keyboard(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.rootViewController = controller
    controller.view.addSubview(keyboard)
  }

  @Test func chainGoesFromViewToControllerToWindow() {
    let inner = UIView()
    keyboard.addSubview(inner)
    #expect(inner.next === keyboard)
    #expect(keyboard.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(window.next == nil)
  }

  /// UIView.isUserInteractionEnabled: "touch, press, keyboard, and focus events intended for the view are ignored".
  @Test func keysForADeafViewAreLost() {
    #expect(!keyboard.simulateKeyPress("x"))
    #expect(keyboard.events == ["x"])
    keyboard.isUserInteractionEnabled = false
    #expect(!keyboard.simulateKeyPress("y"))
    #expect(keyboard.events == ["x"])
  }

  @Test func oneResponderIsFirst() {
    let other = Keyboard()
    #expect(!other.becomeFirstResponder())
    controller.view.addSubview(other)
    #expect(keyboard.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!keyboard.isFirstResponder && other.isFirstResponder)
    #expect(window.simulatedFirstResponder === other)
    #expect(!UIView().becomeFirstResponder())
    #expect(other.resignFirstResponder())
    #expect(window.simulatedFirstResponder === controller)
  }

  @Test func commandsFindWhoCanCarryThemOut() {
    var events: [String] = []
    keyboard.onAction("up:") { _ in events.append("up") }
    controller.onAction("new:") { sender in events.append("new \((sender as? UIKeyCommand)?.input ?? "")") }
    #expect(keyboard.simulateKeyPress(UIKeyCommand.inputUpArrow))
    #expect(keyboard.simulateKeyPress("n", modifierFlags: .command))
    #expect(!keyboard.simulateKeyPress("n"))
    #expect(!keyboard.simulateKeyPress("x"))
    #expect(events == ["up", "new n"])
    #expect(keyboard.events == ["n", "x"])
    #expect(keyboard.canPerformAction("up:", withSender: nil))
    #expect(!keyboard.canPerformAction("new:", withSender: nil))
    #expect(keyboard.target(forAction: "new:", withSender: nil) as? UIViewController === controller)
  }

  /// UIKeyCommand.wantsPriorityOverSystemBehavior: from iOS 15 the system moves the focus with the arrows.
  @Test func arrowsNeedPriority() {
    @MainActor final class Unassuming: UIView {
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: "down:")]
      }
    }
    let view = Unassuming()
    view.onAction("down:") { _ in Issue.record("the system should have taken the key") }
    controller.view.addSubview(view)
    #expect(!view.simulateKeyPress(UIKeyCommand.inputDownArrow))
  }

  @Test func tapsGoToControlsThenGesturesThenResponders() {
    var events: [String] = []
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in events.append("button") })
    keyboard.addSubview(button)
    #expect(button.simulateTap())
    #expect(keyboard.simulateTap())
    #expect(keyboard.events == ["touch 5.0"])
    controller.onAction("tapped:") { sender in events.append("gesture \(sender is UITapGestureRecognizer)") }
    let tap = UITapGestureRecognizer(target: controller, action: "tapped:")
    keyboard.addGestureRecognizer(tap)
    #expect(keyboard.simulateTap())
    tap.isEnabled = false
    #expect(keyboard.simulateTap())
    keyboard.removeGestureRecognizer(tap)
    #expect(events == ["button", "gesture true"])
    #expect(keyboard.events.count == 2)
    keyboard.isUserInteractionEnabled = false
    #expect(!keyboard.simulateTap())
  }

  @Test func targetWithoutTheMethodIsFoundOut() {
    keyboard.addGestureRecognizer(UITapGestureRecognizer(target: controller, action: "nothing:"))
    let button = UIButton(type: .system)
    button.addTarget(controller, action: "nothing:", for: .touchUpInside)
    let violations = recordingViolations {
      keyboard.simulateTap()
      button.simulateTap()
    }
    #expect(violations.map(\.rule) == [.unimplementedMethod, .unimplementedMethod])
  }

  @Test func controlsSendTheirActions() {
    var events: [String] = []
    let control = UISwitch()
    let action = UIAction { events.append("\(($0.sender as? UISwitch)?.isOn ?? false)") }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .valueChanged)
    control.simulateTap()
    control.simulateTap()
    #expect(events == ["true", "false"])
    control.removeAction(action, for: .valueChanged)
    control.simulateTap()
    control.isEnabled = false
    #expect(!control.simulateTap())
    #expect(control.state == .disabled)
    #expect(events.count == 2)
    controller.onAction("changed:") { _ in events.append("target") }
    control.addTarget(controller, action: "changed:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(events.last == "target")
  }

  @Test func buttonsShowTheirContent() {
    let button = UIButton(type: .system)
    button.setTitle("a", for: .normal)
    button.setTitle("b", for: .selected)
    #expect(button.currentTitle == "a")
    button.isSelected = true
    #expect(button.currentTitle == "b")
    var configuration = UIButton.Configuration.plain()
    configuration.title = "c"
    button.configuration = configuration
    #expect(button.currentTitle == "c")
  }

  @Test func menusAreChosenFrom() {
    var chosen: [String] = []
    let menu = UIMenu(
      title: "m",
      children: [
        UIAction(title: "one") { _ in chosen.append("one") },
        UIAction(title: "two", attributes: .disabled) { _ in chosen.append("two") },
        UIMenu(title: "more", children: [UIAction(title: "three") { _ in chosen.append("three") }]),
        UIMenu(options: .displayInline, children: [UIAction(title: "four") { _ in }]),
      ])
    #expect(menu.simulatedTitles == ["one", "two", "more", "four"])
    #expect(menu.simulateChoice(titled: "one"))
    #expect(!menu.simulateChoice(titled: "two"))
    #expect(menu.simulateChoice(titled: "three"))
    #expect(!menu.simulateChoice(titled: "five"))
    #expect(chosen == ["one", "three"])
  }

  @Test func barButtonsAct() {
    var events: [String] = []
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in events.append("add") })
    #expect(add.simulateTap())
    controller.onAction("edit:") { _ in events.append("edit") }
    let edit = UIBarButtonItem(barButtonSystemItem: .edit, target: controller, action: "edit:")
    #expect(edit.simulateTap())
    edit.isEnabled = false
    #expect(!edit.simulateTap())
    #expect(!UIBarButtonItem.flexibleSpace().simulateTap())
    #expect(events == ["add", "edit"])
  }

  // MARK: Assistive technology

  @Test func rowsAreActivated() throws {
    let fixture = LettersTable([["a", "b"]])
    #expect(fixture.table.simulateAccessibilityActivation(at: IndexPath(0, 1)))
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(0, 1))
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(0, 0)))
    let letters = fixture.letters
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Open") { _ in
        letters.note("opened")
        return true
      }
    ]
    #expect(fixture.table.simulateAccessibilityAction(named: "Open", at: IndexPath(0, 0)))
    #expect(!fixture.table.simulateAccessibilityAction(named: "Close", at: IndexPath(0, 0)))
    #expect(fixture.letters.takeLog() == ["opened"])
  }

  @Test func notificationsAreHeardInTheirScope() {
    var heard: [String] = []
    UIAccessibility.$listener.withValue({ kind, argument in
      heard.append("\(kind == .layoutChanged) \(argument ?? "nothing")")
    }) {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      UIAccessibility.post(notification: .announcement, argument: "done")
    }
    UIAccessibility.post(notification: .announcement, argument: "unheard")
    #expect(heard == ["true nothing", "false done"])
  }

  @Test func controlsAreActivated() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
    #expect(button.accessibilityActivate())
    button.isEnabled = false
    #expect(!button.accessibilityActivate())
    #expect(taps == 1)
    #expect(!UIView().accessibilityActivate())
  }

  @Test func contextMenuComesUp() {
    @MainActor final class Menus: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard indexPath.row == 0 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "at \(point.y)") { _ in }])
        })
      }
    }
    let fixture = LettersTable([["a", "b"]])
    let menus = Menus()
    fixture.table.delegate = menus
    #expect(fixture.table.simulateContextMenu(at: IndexPath(0, 0))?.simulatedTitles == ["at 22.0"])
    #expect(fixture.table.simulateContextMenu(at: IndexPath(0, 1)) == nil)
  }
}
