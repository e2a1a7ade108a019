/// The menus of a system while they are built.
@MainActor
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ root: UIMenu, of system: UIMenuSystem) {
    self.root = root
    self.system = system
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    Self.first(in: root) { ($0 as? UIMenu)?.identifier == identifier ? $0 as? UIMenu : nil }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    Self.first(in: root) { element in
      (element as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil }
    }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    Self.first(in: root) { element in
      guard let command = element as? UICommand, command.action == action else { return nil }
      return Self.isSame(command.propertyList, propertyList) ? command : nil
    }
  }

  private static func isSame(_ list: Any?, _ other: Any?) -> Bool {
    guard let list, let other else { return list == nil && other == nil }
    guard let list = list as? AnyHashable else { return false }
    return list == other as? AnyHashable
  }

  /// The first element of a menu and its submenus that something can be made of.
  private static func first<Found>(
    in element: UIMenuElement, depth: Int = 0, _ find: (UIMenuElement) -> Found?
  ) -> Found? {
    if let found = find(element) { return found }
    guard depth < OpenMenu.depthLimit, let menu = element as? UIMenu else { return nil }
    for child in menu.children {
      if let found = first(in: child, depth: depth + 1, find) { return found }
    }
    return nil
  }

  // MARK: Changing

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces a menu by its edited form.
  ///
  /// The root has no place beside it.
  private func change(_ identifier: UIMenu.Identifier, _ edit: (UIMenu) -> [UIMenu]) {
    guard menu(for: identifier) != nil else { return }
    if root.identifier == identifier {
      let menus = edit(root)
      if menus.count == 1, let menu = menus.first { root = menu }
    } else {
      root = Self.changing(identifier, in: root, depth: 0, edit)
    }
  }

  private static func changing(
    _ identifier: UIMenu.Identifier, in menu: UIMenu, depth: Int, _ edit: (UIMenu) -> [UIMenu]
  ) -> UIMenu {
    guard depth < OpenMenu.depthLimit else { return menu }
    return menu.replacingChildren(
      menu.children.flatMap { child -> [UIMenuElement] in
        guard let submenu = child as? UIMenu else { return [child] }
        if submenu.identifier == identifier { return edit(submenu) }
        return [changing(identifier, in: submenu, depth: depth + 1, edit)]
      })
  }
}
