import Foundation

extension UIView {
  /// Lays out the view and those within it, where that was asked for.
  final func performLayout() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      var controller = viewController
      if let arriving = controller, arriving.owesIsAppearing {
        arriving.noticeLayout()
        controller = viewController
      }
      if !isContainer || controller?.arrangesUnheard(self) != true { layOut(with: controller) }
    }
    guard layoutIsNeededBelow else { return }
    layoutIsNeededBelow = false
    let subviews = storedSubviews
    for index in subviews.indices where subviews[index].needsLayoutHereOrBelow {
      subviews[index].performLayout()
    }
  }

  private func layOut(with controller: UIViewController?) {
    let hasChanged = noticeSafeArea()
    let listener = controller?.isMock == true ? nil : controller
    safeAreaIsFresh = !hasChanged && listener?.hearsNothingOfLayout != false
    listener?.viewWillLayoutSubviews()
    layoutSubviews()
    safeAreaIsFresh = false
    listener?.viewDidLayoutSubviews()
  }

  private var needsLayoutHereOrBelow: Bool { layoutIsNeeded || layoutIsNeededBelow }

  /// Has the views around know that one within them is to be laid out.
  final func tellLayoutIsNeeded(isShown: Bool) {
    withSuperview(isShown: isShown) { superview in
      guard !superview.layoutIsNeededBelow else { return }
      superview.layoutIsNeededBelow = true
      superview.tellLayoutIsNeeded(isShown: isShown)
    }
  }

  /// Has the views around know that constraints within them need an update.
  final func tellConstraintsNeedUpdate(isShown: Bool) {
    withSuperview(isShown: isShown) { superview in
      guard !superview.constraintsNeedUpdateBelow else { return }
      superview.constraintsNeedUpdateBelow = true
      superview.tellConstraintsNeedUpdate(isShown: isShown)
    }
  }

  /// Tells of another safe area than the last, and whether there is one.
  private func noticeSafeArea() -> Bool {
    let insets = safeAreaInsets
    guard insets != lastSafeAreaInsets else { return false }
    lastSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    return true
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
