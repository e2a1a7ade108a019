extension UIMenuElement {
  /// A control as an item of a menu, or a title that does nothing; `nil` where there is neither.
  @MainActor static func showing(_ control: UIView?, titled title: String) -> UIMenuElement? {
    switch control {
    case let button as HostedButton:
      var attributes: UIMenuElement.Attributes = []
      if button.role == .destructive { attributes.insert(.destructive) }
      if !button.isEnabled { attributes.insert(.disabled) }
      let action = button.action
      return UIAction(title: title, attributes: attributes) { _ in action?() }
    case let toggle as HostedToggle:
      let control = toggle.control
      return UIAction(title: title, state: control?.isOn == true ? .on : .off) { _ in
        control?.userFlip()
      }
    case let menu as HostedMenu:
      guard let inner = menu.menu else { return nil }
      return UIMenu(title: menu.accessibilityLabel ?? title, children: inner.children)
    default:
      return title.isEmpty ? nil : UIAction(title: title, attributes: .disabled) { _ in }
    }
  }
}
