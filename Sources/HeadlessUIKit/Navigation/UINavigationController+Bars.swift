import Foundation

extension UINavigationController {
  // MARK: Placing the views

  /// Has the view hold the bars.
  final func placeBars() {
    if let view = loadedView { placeBars(in: view) }
  }

  private func placeBars(in view: UIView) {
    if !navigationBar.isSubview(of: view) { view.addSubview(navigationBar) }
    if let toolbarIfMade, toolbarIfMade.superview !== view { view.addSubview(toolbarIfMade) }
  }

  /// Has the view hold a screen's, behind the bars.
  final func place(_ viewController: UIViewController) {
    guard let view = loadedView, viewController.isViewLoaded else { return }
    placeBars(in: view)
    holdView(of: viewController)
    layOutBarsAndTop(in: view, nil)
  }

  /// Places the bars and the screen on top, in the view and, where it is known, its safe area.
  final func layOutBarsAndTop(in view: UIView, _ safeArea: UIEdgeInsets?) {
    var known = safeArea
    if appearanceState.phase == .disappeared {
      showTopSilently()
      known = nil
    }
    let bounds = view.bounds
    let safeArea = known ?? ownSafeArea(of: view)
    let bar = navigationBarIfMade
    if let bar {
      bar.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: bar.barHeight)
    }
    if let toolbarIfMade {
      toolbarIfMade.frame = CGRect(
        x: 0, y: bounds.height - safeArea.bottom - UIToolbar.height, width: bounds.width,
        height: UIToolbar.height)
    }
    guard let shown = transitions.shown, let content = shown.loadedView,
      content.isSubview(of: view)
    else { return }
    content.frame = bounds.inset(
      by: shown.edgesLeftToBars(addingBars(to: safeArea), isOpaque: bar?.isTranslucent == false))
  }

  /// Asks for the layout that another screen on top calls for: for none where the bars, and so what
  /// they cover, stay as they are.
  final func topDidChange(to top: UIViewController?) {
    guard appearanceState.phase == .appeared, hearsNothingOfLayout, tabBarController == nil,
      navigationBarIfMade?.needsNoLayout(with: top?.navigationItem) == true
    else { return barsDidChange() }
  }

  final func barsDidChange() {
    navigationBarIfMade?.setNeedsLayout()
    loadedView?.setNeedsLayout()
    transitions.shown?.loadedView?.setNeedsLayout()
    bottomBarMayHaveChanged()
  }

  /// What the bars and the shape of the screen cover.
  final var safeAreaWithinBars: UIEdgeInsets {
    guard let loadedView else { return addingBars(to: .zero) }
    return addingBars(to: ownSafeArea(of: loadedView))
  }

  /// The safe area of the controller's view.
  private func ownSafeArea(of view: UIView) -> UIEdgeInsets {
    view.isContainer ? SafeArea.insets(of: view, controlledBy: self) : view.safeAreaInsets
  }

  private func addingBars(to safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var insets = safeArea
    if !isNavigationBarHidden { insets.top += navigationBarIfMade?.barHeight ?? 44 }
    if !isToolbarHidden { insets.bottom += UIToolbar.height }
    return insets
  }

  /// Whether the title of the top screen is large; an automatic one is as the screen below.
  final var topShowsLargeTitle: Bool {
    for viewController in viewControllers.reversed() {
      switch viewController.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Tells the tab bar controller around that its bar may be hidden now, or no longer.
  private func bottomBarMayHaveChanged() {
    guard let tabBarController else { return }
    tabBarController.loadedView?.setNeedsLayout()
  }

  // MARK: Going back

  /// Whether the top screen has a button that leads back.
  package final var showsBackButton: Bool { navigationBar.backButtonTitle != nil }

  /// What a tap on the back button does; answers who refused it.
  @discardableResult
  package final func userTapBackButton() -> Refusal<Veto>? {
    guard let item = topViewController?.navigationItem else { return nil }
    if let backAction = item.backAction {
      backAction.perform(from: self)
      return nil
    }
    let delegate = self as? any UINavigationBarDelegate
    guard delegate?.navigationBar(navigationBar, shouldPop: item) != false else {
      return Refusal(.answeredFalse, culprit: self, method: UINavigationBar.shouldPop)
    }
    // The delegate may have gone back itself.
    guard item === topViewController?.navigationItem else { return nil }
    popViewController(animated: true)
    delegate?.navigationBar(navigationBar, didPop: item)
    return nil
  }
}
