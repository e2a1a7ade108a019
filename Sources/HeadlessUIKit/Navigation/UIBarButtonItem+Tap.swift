import Foundation

extension UIBarButtonItem {
  /// What a tap on an item does.
  package enum TapEffect {
    /// The item's own view gets the touch.
    case view(UIView)
    case action(UIAction)
    case menu(UIMenu)
    case send(Selector, to: Any)
    /// The item is selected, or no longer.
    case select
    /// Nobody on the responder chain performs the action.
    case nobody(Selector)
    case nothing
  }

  /// What a tap on the item would do; finding out does nothing (behaviour 33, 34).
  package final var tapEffect: TapEffect {
    if let customView { return .view(customView) }
    if let primaryAction { return .action(primaryAction) }
    guard let action else {
      if let menu { return .menu(menu) }
      return changesSelectionAsPrimaryAction ? .select : .nothing
    }
    if let target = target ?? responder(for: action) { return .send(action, to: target) }
    return .nobody(action)
  }

  private func responder(for action: Selector) -> Any? {
    startOfChain.target(forAction: action, withSender: self)
  }

  /// Where an action without a target goes: up from what has the focus, else from the screen that
  /// the item belongs to.
  final var startOfChain: UIResponder {
    let application = hostApplication
    return application.firstResponder ?? holder?.responderOfItems ?? application.keyWindow
      ?? application
  }

  /// What a tap on the item does.
  package final func userTap() {
    let effect = tapEffect
    if case .view(let view) = effect { return view.hostApplication.finger.tap(view) }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    switch effect {
    case .action(let action): action.perform(from: self)
    case .send(let action, let target):
      hostApplication.sendAction(action, to: target, from: self, for: nil)
    case .menu: openMenu()
    case .view, .select, .nobody, .nothing: break
    }
  }

  /// Opens the menu as a user does, by a tap or a long press, or answers `nil` without one.
  package final func openMenuAsUser() -> OpenMenu? {
    openMenu()
    return shownMenu
  }

  private func openMenu() {
    shownMenu?.close()
    guard let menu else { return }
    shownMenu = OpenMenu(
      menu, from: self, in: hostApplication, selectsOne: changesSelectionAsPrimaryAction
    ) { [weak self] in
      self?.shownMenu = nil
    }
  }

  /// The application that the item's bar belongs to.
  package final var hostApplication: UIApplication {
    holder?.barOfItems?.hostApplication ?? customView?.hostApplication ?? .shared
  }

  /// The bar that shows the item, or would, were what holds the item in front.
  package final var bar: UIView? { holder?.barOfItems }

  /// Whether the item is space between others.
  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// What a user may call the item: its title, that of its view, what its image is called.
  package final var names: [String] {
    let own = [
      title, (customView as? UIButton)?.currentTitle, (customView as? UILabel)?.text,
      title == nil && image == nil ? systemItem?.name : nil, accessibilityLabel,
      customView?.accessibilityLabel,
    ]
    var names: [String] = []
    for case let name? in own where !name.isEmpty && !names.contains(name) { names.append(name) }
    return names
  }
}
