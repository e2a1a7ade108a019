import Foundation

extension UIButton {
  /// The menu that is open, as it was set.
  package final var openMenu: UIMenu? { shownMenu?.menu }

  /// Opens the menu as a user does, or answers `nil` when no menu opens.
  ///
  /// A tap opens it where that is what the button is there for, else a finger that stays.
  package final func openMenuAsUser() -> OpenMenu? {
    shownMenu?.close()
    let finger = hostApplication.finger
    finger.began(self)
    if shownMenu == nil, !showsMenuAsPrimaryAction, isContextMenuInteractionEnabled, isTracking {
      touchOpensMenu(with: nil)
    }
    finger.ended()
    return shownMenu
  }

  /// Opens the menu, once those who listen have had the chance to set it.
  @discardableResult
  final func openMenu(with event: UIEvent?) -> Bool {
    guard menu != nil else { return false }
    send(.menuActionTriggered, with: event)
    guard let menu else { return false }
    shownMenu?.close()
    shownMenu = OpenMenu(menu, from: self, in: hostApplication, selectsOne: isPopUp) {
      [weak self] in
      self?.shownMenu = nil
    } didSelect: { [weak self] in
      self?.noticeContent()
    }
    return true
  }

  /// Whether the button shows which element of its menu is selected.
  private var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// The title of the selected element, where the button shows that.
  final var selectedMenuTitle: String? {
    guard isPopUp else { return nil }
    return menu?.selectedElements.first?.title
  }

  /// Selects an element, as some element of such a menu always is.
  final func selectFirstOfMenu() {
    guard isPopUp, let menu, menu.selectedElements.isEmpty else { return }
    menu.firstLeaf?.state = .on
  }
}

extension UIMenu {
  fileprivate var firstLeaf: (any UIMenuLeaf)? {
    for child in children {
      if let menu = child as? UIMenu {
        if let leaf = menu.firstLeaf { return leaf }
      } else if let leaf = child as? any UIMenuLeaf,
        leaf.attributes.isDisjoint(with: [.disabled, .hidden])
      {
        return leaf
      }
    }
    return nil
  }
}
