extension UIApplication {
  /// Presses a key of a keyboard; answers whether there is a screen that could hear of it.
  ///
  /// A key command of the responders wins over what the key does otherwise. Without one the press
  /// goes up the chain, and what it types goes to the first responder.
  package final func userPress(key input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard let start = startOfChain else { return false }
    if perform(keyCommandFor: input, modifiers, from: start) { return true }
    let key = UIKey(input, modifiers)
    send(Self.buttons[input] ?? .key, key, to: start) {
      let types = modifiers.isDisjoint(with: [.command, .control, .alternate])
      guard types, input.count == 1, firstResponder?.takesKeys == true else { return }
      _ = firstResponder?.userType(key.characters)
    }
    return true
  }

  /// Presses a button of a remote control.
  ///
  /// The one that selects uses what has the focus.
  package final func userPress(_ button: UIPress.PressType) -> Bool {
    guard let start = startOfChain else { return false }
    send(button, nil, to: start) {}
    guard button == .select, let focused = focusSystemIfMade?.focused else { return true }
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

  /// Performs the first key command for a key that a responder has, if it can be performed
  /// (behaviour 676).
  private final func perform(
    keyCommandFor input: String, _ modifiers: UIKeyModifierFlags, from start: UIResponder
  ) -> Bool {
    var chain = ResponderChain(from: start)
    while let responder = chain.pass() {
      for command in responder.keyCommands ?? [] where command.isFor(input, modifiers) {
        guard let target = start.target(forAction: command.action, withSender: command) else {
          continue
        }
        start.validate(command)
        guard !command.attributes.contains(.disabled) else { continue }
        return sendAction(command.action, to: target, from: command, for: nil)
      }
    }
    return false
  }
}
