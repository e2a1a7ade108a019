import Foundation

extension UIBarButtonItem {
  /// The effect of a tap on an item.
  package enum TapEffect {
    /// The touch goes to the item's own view.
    case view(UIView)
    case action(UIAction)
    case menu(UIMenu)
    case send(Selector, to: Any)
    /// The item becomes selected, or stops being selected.
    case select
    /// No responder performs the action.
    case nobody(Selector)
    case nothing
  }

  /// The effect that a tap would have; reading it changes nothing (behaviour 33, 34).
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

  /// The first responder that is asked to perform an action without a target.
  ///
  /// That is the first responder, or else the item's screen.
  final var startOfChain: UIResponder {
    let application = hostApplication
    return application.firstResponder ?? holder?.responderOfItems ?? application.keyWindow
      ?? application
  }

  /// Taps the item, as a user does.
  package final func userTap() {
    let effect = tapEffect
    if case .view(let view) = effect { return view.hostApplication.finger.tap(view) }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    switch effect {
    case .action, .send: if AppWatch.withholds(.barItem(self)) { return }
    case .view, .menu, .select, .nobody, .nothing: break
    }
    switch effect {
    case .action(let action): action.perform(from: self)
    case .send(let action, let target):
      hostApplication.sendAction(action, to: target, from: self, for: nil)
    case .menu: openMenu()
    case .view, .select, .nobody, .nothing: break
    }
  }

  /// Opens the menu by a tap or a long press, as a user does; returns `nil` if it has no menu.
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

  /// The application of the item's bar.
  package final var hostApplication: UIApplication {
    holder?.barOfItems?.hostApplication ?? customView?.hostApplication ?? .shared
  }

  /// The bar that displays the item while its holder is in front.
  package final var bar: UIView? { holder?.barOfItems }

  /// The screen that has the item.
  package final var holdingScreen: UIViewController? {
    holder?.responderOfItems as? UIViewController
  }

  /// Whether the item is space between others.
  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// The names that a user may call the item: by its title, by its view, or by its image.
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
