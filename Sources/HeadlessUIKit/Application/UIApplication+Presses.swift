extension UIApplication {
  /// Presses a key of a keyboard; returns whether there is a screen to tell.
  ///
  /// A key command of the responders wins over the key's usual effect; over an arrow that moves the
  /// caret it wins only if it wants priority. Without one the press goes up the chain, and the
  /// key's effect on a text goes to the first responder.
  package final func userPress(key input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard let start = startOfChain else { return false }
    let menu = menuState.systems.main.menu(builtBy: self, from: UIMenu.main)
    let arrow = ArrowKey(input, modifiers)
    let isOfSystem = arrow != nil && textWithKeys != nil
    if perform(keyCommandFor: input, modifiers, from: start, or: menu, overSystem: isOfSystem) {
      return true
    }
    let key = UIKey(input, modifiers)
    send(Self.buttons[input] ?? .key, key, to: start) {
      if let arrow, let text = textWithKeys { return text.userPress(arrow) }
      let types = modifiers.isDisjoint(with: [.command, .control, .alternate])
      guard types, input.count == 1, let responder = firstResponder, responder.takesKeys else {
        return
      }
      switch input {
      case "\u{8}": responder.userDeleteBackward()
      case "\r", "\u{3}": responder.userType("\n")
      default: responder.userType(key.characters)
      }
    }
    return true
  }

  /// The text that keys edit.
  private final var textWithKeys: (any TextEditing)? {
    guard let responder = firstResponder, responder.takesKeys else { return nil }
    return responder as? any TextEditing
  }

  /// Presses a button of a remote control.
  ///
  /// The select button activates the focused item.
  package final func userPress(_ button: UIPress.PressType) -> Bool {
    guard let start = startOfChain else { return false }
    send(button, nil, to: start) {}
    guard button == .select, let focused = touchState.focusSystem?.focused else { return true }
    if let control = focused as? UIControl {
      control.sendActions(for: .primaryActionTriggered)
    } else {
      finger.tap(focused)
    }
    return true
  }

  private static let buttons: [String: UIPress.PressType] = [
    UIKeyCommand.inputUpArrow: .upArrow, UIKeyCommand.inputDownArrow: .downArrow,
    UIKeyCommand.inputLeftArrow: .leftArrow, UIKeyCommand.inputRightArrow: .rightArrow,
    UIKeyCommand.inputPageUp: .pageUp, UIKeyCommand.inputPageDown: .pageDown,
  ]

  private final func send(
    _ type: UIPress.PressType, _ key: UIKey?, to start: UIResponder, _ act: () -> Void
  ) {
    let press = UIPress(type, key: key, responder: start, in: keyWindow)
    let event = UIPressesEvent([press])
    press.time = mainLoop.now
    event.time = mainLoop.now
    start.pressesBegan([press], with: event)
    act()
    press.storedPhase = .ended
    start.pressesEnded([press], with: event)
  }

  /// Performs the first key command for a key that a responder has, or else the main menu, if it can
  /// be performed (behaviour 676).
  ///
  /// Only commands that want priority are performed in place of the system's use of the key.
  private final func perform(
    keyCommandFor input: String, _ modifiers: UIKeyModifierFlags, from start: UIResponder,
    or menu: UIMenu, overSystem: Bool
  ) -> Bool {
    func perform(_ command: UIKeyCommand) -> Bool? {
      guard !overSystem || command.wantsPriorityOverSystemBehavior else { return nil }
      guard let target = start.target(forAction: command.action, withSender: command) else {
        return nil
      }
      start.validate(command)
      guard !command.attributes.contains(.disabled) else { return nil }
      return sendAction(command.action, to: target, from: command, for: nil)
    }
    var chain = ResponderChain(from: start)
    while let responder = chain.pass() {
      for command in responder.keyCommands ?? [] {
        guard let command = command.variant(for: input, modifiers) else { continue }
        if let isPerformed = perform(command) { return isPerformed }
      }
    }
    var isPerformed = false
    _ = menu.keyCommand(for: input, modifiers) { command in
      guard let answer = perform(command) else { return false }
      isPerformed = answer
      return true
    }
    return isPerformed
  }
}
