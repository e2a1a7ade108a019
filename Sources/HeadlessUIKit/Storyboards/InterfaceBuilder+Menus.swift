extension InterfaceBuilder {
  /// Makes a menu and what it holds.
  func makeMenu(_ element: InterfaceElement) -> UIMenu {
    let menu = UIMenu(
      title: text("title", of: element) ?? "", image: element.image("image"),
      options: (element.child(key: "options") ?? element).options(Self.options),
      children: element.list("children").compactMap(makeMenuElement))
    register(menu, element)
    return menu
  }

  private func makeMenuElement(_ element: InterfaceElement) -> UIMenuElement? {
    switch element.name {
    case "menu": return makeMenu(element)
    case "command", "action": return makeCommand(element)
    default:
      diagnose("<\(element.name)> within a menu is not modelled", element)
      return nil
    }
  }

  /// Makes a command, whose action goes through the responder chain wherever the file has it go: a
  /// command has no target.
  private func makeCommand(_ element: InterfaceElement) -> UIMenuElement {
    let selector = element.list("connections").first { $0.isNamed("action") }?.filled("selector")
    let state = InterfaceValue(text: element["state"] ?? "").named(UIMenuElement.State.off)
    let title = text("title", of: element) ?? ""
    let attributes = (element.child(key: "attributes") ?? element).options(Self.attributes)
    let image = element.image("image")
    let leaf: UIMenuElement
    if let selector {
      leaf = UICommand(
        title: title, image: image, action: Selector(selector), attributes: attributes,
        state: state)
    } else {
      leaf = UIAction(title: title, image: image, attributes: attributes, state: state) { _ in }
    }
    register(leaf, element)
    return leaf
  }

  private static let options: [String: UIMenu.Options] = [
    "displayInline": .displayInline, "destructive": .destructive,
    "singleSelection": .singleSelection,
  ]

  private static let attributes: [String: UIMenuElement.Attributes] = [
    "disabled": .disabled, "destructive": .destructive, "hidden": .hidden,
    "keepsMenuPresented": .keepsMenuPresented,
  ]
}
