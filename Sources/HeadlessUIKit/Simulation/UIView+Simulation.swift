extension UIView {
  /// Taps the view in its middle: a control acts, a gesture is recognised, or the touch goes up the responder
  /// chain; false if nobody could take it.
  @discardableResult
  public func simulateTap() -> Bool {
    guard isUserInteractionEnabled, !isHidden else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if let control = self as? UIControl {
      guard control.isEnabled else { return false }
      control.tap()
      return true
    }
    for view in sequence(first: self, next: \.superview) {
      let gestures = view.gestureRecognizers ?? []
      guard let tap = gestures.first(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) else {
        continue
      }
      tap.recognize(at: view.convert(middle, from: self))
      return true
    }
    let touch = UITouch(view: self, position: middle)
    let event = UIEvent()
    touchesBegan([touch], with: event)
    touch.phase = .ended
    touchesEnded([touch], with: event)
    return true
  }
}

extension UIResponder {
  /// Presses a key: the first command along the responder chain takes it, else the responders do.
  ///
  /// Begin at the first responder, or at the responder that would be. From iOS 15 the system keeps the arrows for
  /// itself, unless a command wants priority. Keys meant for a view that the user has nothing to do with are lost,
  /// as touches are.
  @discardableResult
  public func simulateKeyPress(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    guard chain.allSatisfy({ ($0 as? UIView)?.isUserInteractionEnabled ?? true }) else { return false }
    for responder in chain {
      let command = responder.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifierFlags && !$0.attributes.contains(.disabled)
          && ($0.wantsPriorityOverSystemBehavior || !UIKeyCommand.inputsOfTheSystem.contains(input))
      }
      guard let command else { continue }
      guard let target = target(forAction: command.action, withSender: command) as? UIResponder else {
        continue
      }
      return target.perform(command.action, sender: command)
    }
    let press = UIPress(key: UIKey(characters: input, modifierFlags: modifierFlags))
    let event = UIPressesEvent()
    event.allPresses = [press]
    pressesBegan([press], with: event)
    pressesEnded([press], with: event)
    return false
  }
}

extension UIWindow {
  /// The responder that hears of the keyboard first; a key press begins there.
  public var simulatedFirstResponder: UIResponder { firstResponder ?? rootViewController ?? self }
}

extension UIBarButtonItem {
  /// Taps the button.
  @discardableResult
  public func simulateTap() -> Bool {
    guard isEnabled else { return false }
    if let primaryAction {
      primaryAction.perform(sender: self)
      return true
    }
    if let action, let target = target as? any HeadlessActionTarget {
      return target.perform(action, sender: self)
    }
    return customView?.simulateTap() ?? false
  }
}

extension UIMenu {
  /// Chooses the action with a title, here or in a group; false if there is none that can be chosen.
  @discardableResult
  public func simulateChoice(titled title: String) -> Bool {
    for element in children {
      if let action = element as? UIAction, action.title == title {
        guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
        action.perform(sender: nil)
        return true
      }
      if let menu = element as? UIMenu, menu.simulateChoice(titled: title) { return true }
    }
    return false
  }

  /// The titles that can be seen, those of groups included.
  public var simulatedTitles: [String] {
    children.flatMap { element in
      (element as? UIMenu).map { $0.options.contains(.displayInline) ? $0.simulatedTitles : [$0.title] }
        ?? [element.title]
    }
  }
}

extension UISearchController {
  /// Types what is searched for; an empty text searches for nothing and goes on searching.
  public func simulateTyping(_ text: String) {
    if !isActive {
      isActive = true
      searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
    }
    searchBar.text = text
    searchBar.delegate?.searchBar(searchBar, textDidChange: text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Gives the search up.
  public func simulateCancel() {
    searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
    isActive = false
  }
}

extension UIAlertController {
  /// Chooses an answer; false if there is none with the title.
  @discardableResult
  public func simulateChoice(titled title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
    presentingViewController?.dismiss(animated: false)
    action.handler?(action)
    return true
  }
}
