import Foundation

extension UIButton {
  /// The menu that is open, as the app set it.
  package final var openMenu: UIMenu? { shownMenu?.menu }

  /// Opens the menu as a user does, or returns `nil` if no menu opens.
  ///
  /// A tap opens the menu if that is the button's main purpose. Otherwise a long press does.
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

  /// Opens the menu, after handlers had the chance to set it.
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
      self?.menuSelectionDidChange()
    }
    return true
  }

  /// Whether the button shows the selected element of its menu.
  private var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// The title of the selected element, if the button shows it.
  final var selectedMenuTitle: String? {
    guard isPopUp else { return nil }
    return menu?.selectedElements.first?.title
  }

  /// Selects the first element if no element is selected, because such a menu always has a
  /// selection.
  final func selectFirstOfMenu() {
    guard isPopUp, let menu, menu.selectedElements.isEmpty else { return }
    menu.firstLeaf?.state = .on
  }
}
