import Foundation

extension UIView {
  /// Lays out the view and those within it, where that was asked for.
  final func performLayout() {
    if layoutState.isNeeded {
      layoutState.isNeeded = false
      var controller = viewController
      if let arriving = controller, arriving.appearanceState.owesIsAppearing {
        arriving.noticeLayout()
        controller = viewController
      }
      if !isContainer || controller?.arrangesUnheard(self) != true { layOut(with: controller) }
    }
    guard layoutState.isNeededBelow else { return }
    layoutState.isNeededBelow = false
    let subviews = storedSubviews
    for index in subviews.indices where subviews[index].needsLayoutHereOrBelow {
      subviews[index].performLayout()
    }
  }

  private func layOut(with controller: UIViewController?) {
    let hasChanged = noticeSafeArea()
    let listener = controller?.storyboardState.isMock == true ? nil : controller
    layoutState.safeAreaIsFresh = !hasChanged && listener?.hearsNothingOfLayout != false
    listener?.viewWillLayoutSubviews()
    layoutSubviews()
    layoutState.safeAreaIsFresh = false
    listener?.viewDidLayoutSubviews()
  }

  private var needsLayoutHereOrBelow: Bool { layoutState.isNeeded || layoutState.isNeededBelow }

  /// Has the views around know that one within them is to be laid out.
  final func tellLayoutIsNeeded(isKept: Bool) {
    withSuperview(isKept: isKept) { superview in
      guard !superview.layoutState.isNeededBelow else { return }
      superview.layoutState.isNeededBelow = true
      superview.tellLayoutIsNeeded(isKept: isKept)
    }
  }

  /// Has the views around know that constraints within them need an update.
  final func tellConstraintsNeedUpdate(isKept: Bool) {
    withSuperview(isKept: isKept) { superview in
      guard !superview.layoutState.constraintsNeedUpdateBelow else { return }
      superview.layoutState.constraintsNeedUpdateBelow = true
      superview.tellConstraintsNeedUpdate(isKept: isKept)
    }
  }

  /// Tells of another safe area than the last, and whether there is one.
  private func noticeSafeArea() -> Bool {
    let insets = safeAreaInsets
    guard insets != layoutState.lastSafeAreaInsets else { return false }
    layoutState.lastSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    return true
  }

  /// One of the guides that each view has of its own.
  final func layoutGuides(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layoutState.ownGuides[kind] { return guide }
    let guide = UILayoutGuide(kind: kind, owner: self)
    layoutState.ownGuides[kind] = guide
    return guide
  }

  static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type).map { ObjectMaker.make($0) } ?? CALayer()
  }
}
