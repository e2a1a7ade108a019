/// The builder that changes the menus of a system during `buildMenu(with:)`.
///
/// Changes of missing elements have no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  // MARK: Getting menus and actions

  /// The system whose menus are built.
  var system: UIMenuSystem { get }

  /// Returns the menu of an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?

  /// Returns the action of an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?

  /// Returns the command of an action and a property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  // MARK: Adding a child menu

  /// Adds a menu before the children of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

  /// Adds a menu after the children of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  // MARK: Adding a sibling menu

  /// Adds a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

  /// Adds a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

  // MARK: Replacing a menu

  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

  /// Replaces the children of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

  // MARK: Removing a menu

  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
