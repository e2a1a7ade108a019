import Interfaces

extension InterfaceBuilder {
  /// Makes a menu and its children.
  func makeMenu(_ element: InterfaceElement) -> UIMenu {
    let menu = UIMenu(
      title: text("title", of: element) ?? "", image: element.image("image"),
      options: (element.child(key: "options") ?? element).options(Self.menuOptions),
      children: element.list("children").compactMap(makeMenuElement))
    register(menu, element)
    return menu
  }

  private func makeMenuElement(_ element: InterfaceElement) -> UIMenuElement? {
    switch element.name {
    case "menu": return makeMenu(element)
    case "keyCommand": return makeKeyCommand(element)
    case "command", "action": return makeCommand(element)
    default:
      diagnose("<\(element.name)> within a menu is not modelled", element)
      return nil
    }
  }

  /// Makes a command.
  ///
  /// A command has no target, so its action always goes through the responder chain, whatever
  /// target the file names.
  private func makeCommand(_ element: InterfaceElement) -> UIMenuElement {
    let (title, image) = (text("title", of: element) ?? "", element.image("image"))
    let leaf: UIMenuElement
    if let action = action(of: element) {
      leaf = UICommand(
        title: title, image: image, action: action, attributes: attributes(of: element),
        state: state(of: element))
    } else {
      leaf = UIAction(
        title: title, image: image, attributes: attributes(of: element), state: state(of: element)
      ) { _ in }
    }
    register(leaf, element)
    return leaf
  }

  /// Makes a key command.
  func makeKeyCommand(_ element: InterfaceElement) -> UIKeyCommand? {
    guard element.isNamed("keyCommand") else { return nil }
    guard let action = action(of: element) else {
      diagnose("a key command without an action", element)
      return nil
    }
    let command = UIKeyCommand(
      title: text("title", of: element) ?? "", image: element.image("image"), action: action,
      input: text("input", of: element) ?? "", modifierFlags: modifiers(of: element),
      discoverabilityTitle: text("discoverabilityTitle", of: element),
      attributes: attributes(of: element), state: state(of: element))
    register(command, element)
    return command
  }

  private func action(of element: InterfaceElement) -> Selector? {
    let connected = element.list("connections").first { $0.isNamed("action") }
    return (connected?.filled("selector") ?? element.filled("actionName")).map { Selector($0) }
  }

  private func state(of element: InterfaceElement) -> UIMenuElement.State {
    InterfaceValue(text: element["state"] ?? "").named(.off)
  }

  private func attributes(of element: InterfaceElement) -> UIMenuElement.Attributes {
    (element.child(key: "attributes") ?? element).options(Self.menuAttributes)
  }

  /// Returns the modifier keys.
  ///
  /// The file has an element with flags, or one number for all of them.
  private func modifiers(of element: InterfaceElement) -> UIKeyModifierFlags {
    if let flags = element.child(key: "modifierFlags") { return flags.options(Self.keyModifiers) }
    return UIKeyModifierFlags(rawValue: InterfaceValue(text: element["modifierFlags"] ?? "").int)
  }

  static let keyModifiers: [String: UIKeyModifierFlags] = [
    "alphaShift": .alphaShift, "alternate": .alternate, "command": .command, "control": .control,
    "numericPad": .numericPad, "shift": .shift,
  ]

  static let menuOptions: [String: UIMenu.Options] = [
    "displayInline": .displayInline, "destructive": .destructive,
    "singleSelection": .singleSelection,
  ]

  static let menuAttributes: [String: UIMenuElement.Attributes] = [
    "disabled": .disabled, "destructive": .destructive, "hidden": .hidden,
    "keepsMenuPresented": .keepsMenuPresented,
  ]
}
