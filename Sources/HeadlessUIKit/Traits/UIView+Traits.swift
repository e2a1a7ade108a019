import Foundation

extension UIView {
  final var traitRegistrations: TraitRegistrations {
    get { traitState.registrations }
    set { traitState.registrations = newValue }
  }

  /// The traits that the view has instead of its surroundings', for itself and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { traitState.overrides ?? TraitValues() }
    set {
      let new = newValue as? TraitValues
      guard new != traitState.overrides ?? TraitValues() else { return }
      traitState.overrides = new
      settleTraits()
    }
  }

  /// Returns the traits of the view.
  ///
  /// They come from the superview or the screen, with the changes of the view and its controller.
  final func currentTraits() -> UITraitCollection { currentTraits(within: storedSuperview) }

  private func currentTraits(within superview: UIView?) -> UITraitCollection {
    var outer =
      (isWindow ? (self as? UIWindow)?.screen : nil)?.traitCollection
      ?? superview?.traitCollection ?? UIScreen.main.traitCollection
    let own = overrideUserInterfaceStyle
    let viewController = viewController
    if let traits = viewController?.traitsFromParent {
      outer = UITraitCollection(traitsFrom: [outer, traits])
    }
    let controllers = viewController?.overrideUserInterfaceStyle ?? .unspecified
    let style = own != .unspecified ? own : controllers
    if style != .unspecified, style != outer.userInterfaceStyle {
      outer = outer.modifyingTraits { $0.userInterfaceStyle = style }
    }
    if let overrides = viewController?.ownTraitOverrides { outer = outer.overridden(by: overrides) }
    if let overrides = traitState.overrides { outer = outer.overridden(by: overrides) }
    return traitState.sizes == (nil, nil) ? outer : limited(outer)
  }

  /// Updates the traits, and tells the view and its subviews about changes.
  package final func settleTraits() { settleTraits(within: storedSuperview) }

  /// Does the same for a superview that is known already.
  final func settleTraits(within superview: UIView?) {
    let new = currentTraits(within: superview)
    if new !== traitState.settled {
      // A view starts with the screen's traits, and is only told about differences from them.
      let old = traitState.settled ?? hostApplication.screen.traitCollection
      traitState.settled = new
      if old !== new, old != new { tellTraitsDidChange(from: old, to: new) }
    }
    for subview in storedSubviews where subview.hasSuperview(at: self) {
      subview.settleTraits(within: self)
    }
  }

  private func tellTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    if old.layoutDirection != new.layoutDirection
      || old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.displayScale != new.displayScale || old.legibilityWeight != new.legibilityWeight
    {
      layoutState.node?.content = nil
      LayoutRoot.contentChanged(of: self)
    }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.legibilityWeight != new.legibilityWeight
    {
      textSizeDidChange(to: new)
    }
    AppCall.make("traitCollectionDidChange(_:)", of: self, as: .mechanism) {
      traitCollectionDidChange(old)
      viewController?.traitCollectionDidChange(old)
      traitRegistrations.tell(of: old, new)
      viewController?.traitRegistrations.tell(of: old, new)
      viewController?.traitsHaveChanged()
    }
  }
}

extension UIView: UITraitChangeObservable, TraitRegistering {}
