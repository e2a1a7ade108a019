import Foundation

extension UIView {
  /// The traits of the superview, or of the screen, with what the view and its controller override.
  final func currentTraits() -> UITraitCollection { currentTraits(within: storedSuperview) }

  private func currentTraits(within superview: UIView?) -> UITraitCollection {
    let outer =
      (isWindow ? (self as? UIWindow)?.screen : nil)?.traitCollection
      ?? superview?.traitCollection ?? UIScreen.main.traitCollection
    let own = overrideUserInterfaceStyle
    let controllers = viewController?.overrideUserInterfaceStyle ?? .unspecified
    let style = own != .unspecified ? own : controllers
    guard style != .unspecified, style != outer.userInterfaceStyle else { return outer }
    return outer.modifyingTraits { $0.userInterfaceStyle = style }
  }

  /// Takes over the traits from above, and tells the view and those within it what has changed.
  package final func settleTraits() { settleTraits(within: storedSuperview) }

  /// The same, where the superview is known already.
  final func settleTraits(within superview: UIView?) {
    let new = currentTraits(within: superview)
    if new !== settledTraits {
      // A view starts from the screen's traits, and hears only of what differs from them.
      let old = settledTraits ?? hostApplication.screen.traitCollection
      settledTraits = new
      if old !== new, old != new { tellTraitsDidChange(from: old, to: new) }
    }
    for subview in storedSubviews where subview.hasSuperview(at: self) {
      subview.settleTraits(within: self)
    }
  }

  private func tellTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    viewController?.traitCollectionDidChange(old)
    traitRegistrations.tell(of: old, new)
    viewController?.traitRegistrations.tell(of: old, new)
  }
}
