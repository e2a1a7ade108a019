import Foundation

extension UIView {
  /// Lays out the view and the views inside it, if that was requested.
  final func performLayout() {
    if layoutState.propertiesNeedUpdate { updateOwnProperties() }
    if layoutState.isNeeded {
      // A layout around may have asked for it.
      if layoutState.constraintsNeedUpdateHereOrBelow { updateConstraintsIfNeeded() }
      layoutState.isNeeded = false
      var controller = viewController
      if let arriving = controller, arriving.appearanceState.owesIsAppearing {
        arriving.noticeLayout()
        controller = viewController
      }
      if isContainer, controller?.arrangesUnheard(self) == true {
        passOnSafeArea()
      } else {
        layOut(with: controller)
      }
    }
    guard layoutState.isNeededBelow else { return }
    let needing = layoutState.needing
    layoutState.needing = WaitingSubviews()
    let subviews = storedSubviews
    if let only = needing.only {
      if only.layoutState.isNeededHereOrBelow { only.performLayout() }
      // That may have made others wait. Views further in front still have their turn.
      guard layoutState.isNeededBelow else { return }
    }
    for index in needing.rest(of: subviews)
    where subviews[index].layoutState.isNeededHereOrBelow {
      subviews[index].performLayout()
    }
  }

  /// Updates the constraints of the subviews that wait for it, and of the views inside them.
  final func updateConstraintsBelow() {
    let needing = layoutState.needingConstraints
    guard !needing.isEmpty else { return }
    layoutState.needingConstraints = WaitingSubviews()
    let subviews = storedSubviews
    if let only = needing.only {
      only.updateConstraintsIfNeeded()
      guard !layoutState.needingConstraints.isEmpty else { return }
    }
    for index in needing.rest(of: subviews)
    where subviews[index].layoutState.constraintsNeedUpdateHereOrBelow {
      subviews[index].updateConstraintsIfNeeded()
    }
  }

  /// Updates the properties of the view controller and of the view itself.
  final func updateOwnProperties() {
    layoutState.propertiesNeedUpdate = false
    // The model's own classes have nothing to update.
    guard DrawingClasses.mayDraw(type(of: self)) || viewController != nil else { return }
    AppCall.make("updateProperties()", of: self, as: .mechanism) {
      if let viewController {
        ObservationTracking.call(of: viewController) {
          $0.setNeedsUpdateProperties()
        } _: {
          viewController.updateProperties()
        }
      }
      ObservationTracking.call(of: self) {
        $0.setNeedsUpdateProperties()
      } _: {
        updateProperties()
      }
    }
  }

  /// Has the view update its properties before the next layout.
  final func requestUpdateOfProperties() {
    guard !layoutState.propertiesNeedUpdate else { return }
    layoutState.propertiesNeedUpdate = true
    tellLayoutIsNeeded(isKept: isKept)
    if let tree, !tree.isLayoutScheduled { tree.window?.scheduleLayout() }
  }

  private func layOut(with controller: UIViewController?) {
    AppCall.make("layoutSubviews()", of: self, as: .mechanism) {
      let hasChanged = noticeSafeArea()
      let listener = controller?.storyboardState.isMock == true ? nil : controller
      layoutState.begin(
        withFreshSafeArea: !hasChanged && listener?.hearsNothingOfLayout != false)
      if let listener {
        LayoutRound.call("viewWillLayoutSubviews()", of: listener) {
          ObservationTracking.call(of: listener) {
            $0.viewIfLoaded?.setNeedsLayout()
          } _: {
            listener.viewWillLayoutSubviews()
          }
        }
      }
      LayoutRound.call("layoutSubviews()", of: self) {
        ObservationTracking.call(of: self) {
          $0.setNeedsLayout()
        } _: {
          if LayerMethods.arranges(type(of: self)) {
            layoutSublayers(of: layer)
          } else {
            layoutSubviews()
          }
        }
      }
      layoutState.end()
      if displayState.hasCorners { showCorners() }
      // Bars that a container has arranged cover more or less of its screens.
      if hasChanged || isContainer { passOnSafeArea() }
      guard let listener else { return }
      LayoutRound.call("viewDidLayoutSubviews()", of: listener) {
        ObservationTracking.call(of: listener) {
          $0.viewIfLoaded?.setNeedsLayout()
        } _: {
          listener.viewDidLayoutSubviews()
        }
      }
    }
  }

  /// Requests a layout on the next turn, even if a subclass overrides `setNeedsLayout()`.
  final func requestLayout() {
    guard !layoutState.isNeeded else {
      // A layout need not wait for a frame once a request comes from outside of layouts.
      if LayoutRound.current == 0, tree?.nextFrame != nil { tree?.window?.scheduleLayout() }
      return
    }
    layoutState.isNeeded = true
    tellLayoutIsNeeded(isKept: isKept)
    if LayoutRound.isLast { LayoutRound.note(self) }
    guard let tree, !tree.isLayoutScheduled else { return }
    tree.window?.scheduleLayout()
  }

  /// Tells the superviews that a view inside them needs a layout.
  final func tellLayoutIsNeeded(isKept: Bool) {
    withSuperview(isKept: isKept) { superview in
      let isKnown = superview.layoutState.isNeededBelow
      superview.layoutState.needing.add(self)
      if !isKnown { superview.tellLayoutIsNeeded(isKept: isKept) }
    }
  }

  /// Tells the superviews that constraints inside them need an update.
  final func tellConstraintsNeedUpdate(isKept: Bool) {
    withSuperview(isKept: isKept) { superview in
      let isKnown = !superview.layoutState.needingConstraints.isEmpty
      superview.layoutState.needingConstraints.add(self)
      if !isKnown { superview.tellConstraintsNeedUpdate(isKept: isKept) }
    }
  }

  /// Announces the safe area if it differs from the last one, and returns whether it does.
  private func noticeSafeArea() -> Bool {
    let insets = safeAreaInsets
    guard insets != layoutState.lastSafeAreaInsets else { return false }
    layoutState.lastSafeAreaInsets = insets
    layoutState.node?.result?.noticeSafeArea(of: self, insets)
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellOfMargins() }
    return true
  }

  /// Makes the subviews notice their new safe areas.
  private func passOnSafeArea() {
    for subview in storedSubviews { subview.checkSafeArea() }
  }

  /// Requests a layout if the view was laid out with another safe area than it has by now.
  final func checkSafeArea() {
    guard !layoutState.isNeeded, safeAreaInsets != layoutState.lastSafeAreaInsets else { return }
    requestLayout()
  }

  /// Returns one of the guides that every view has.
  final func layoutGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layoutState.ownGuides[kind] { return guide }
    let guide = UILayoutGuide(kind: kind, owner: self)
    layoutState.ownGuides[kind] = guide
    return guide
  }

  /// Whether constraints decide the frame.
  ///
  /// The content of a cell has the frame that the cell gives it, whatever the app says.
  final var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && layoutState.encapsulatedSize == nil
  }

  /// The view's state in layouts.
  final var layoutNode: LayoutNode {
    if let node = layoutState.node { return node }
    let node = LayoutNode(self)
    layoutState.node = node
    return node
  }

  /// Sets the frame that layout decided, ignoring the transform, as UIKit does (behaviour 787).
  final func place(at frame: CGRect) {
    guard frame != CGRect(origin: storedGeometry.origin, size: storedBounds.size) else { return }
    // It is the bounds and the center that UIKit sets, which matters where the view is observed.
    guard !storedGeometry.transform.isIdentity || isObserved else {
      return self.frame = frame
    }
    bounds = CGRect(origin: storedBounds.origin, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The height of the content, or of the view itself without content.
  final var naturalHeight: CGFloat {
    let height = (layoutState.node?.content ?? intrinsicContentSize).height
    return height >= 0 ? height : storedBounds.height
  }
}
