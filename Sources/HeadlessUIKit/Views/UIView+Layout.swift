import Foundation

extension UIView {
  /// Lays out the view and those within it, where that was asked for.
  final func performLayout() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      if hasViewController { viewController?.noticeLayout() }
      noticeSafeArea()
      let controller = viewController.flatMap { $0.isMock ? nil : $0 }
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard layoutIsNeededBelow else { return }
    layoutIsNeededBelow = false
    for subview in storedSubviews { subview.performLayout() }
  }

  private func noticeSafeArea() {
    let insets = safeAreaInsets
    guard insets != lastSafeAreaInsets else { return }
    lastSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
  }

  /// One of the guides that each view has of its own.
  final func layoutGuides(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = ownLayoutGuides[kind] { return guide }
    let guide = UILayoutGuide(kind: kind, owner: self)
    ownLayoutGuides[kind] = guide
    return guide
  }

  static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type).map { ObjectMaker.make($0) } ?? CALayer()
  }
}
