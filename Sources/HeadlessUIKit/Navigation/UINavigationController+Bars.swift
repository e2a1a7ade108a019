import Foundation

extension UINavigationController {
  // MARK: Placing the views

  /// Has the view hold the bars.
  final func placeBars() {
    if let view = viewIfLoaded { placeBars(in: view) }
  }

  private func placeBars(in view: UIView) {
    if !navigationBar.isSubview(of: view) { view.addSubview(navigationBar) }
    if let toolbarIfMade, toolbarIfMade.superview !== view { view.addSubview(toolbarIfMade) }
  }

  /// Has the view hold a screen's, behind the bars.
  final func place(_ viewController: UIViewController?) {
    guard let view = viewIfLoaded, let content = viewController?.viewIfLoaded else { return }
    placeBars(in: view)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !content.isSubview(of: view) { view.insertSubview(content, at: 0) }
    layOutBarsAndTop()
  }

  /// Has the view hold a screen's no more.
  final func takeAway(_ viewController: UIViewController) {
    guard let content = viewController.viewIfLoaded, content.isSubview(of: viewIfLoaded) else {
      return
    }
    content.removeFromSuperview()
  }

  /// Places the bars at the edges, and the screen between or behind them.
  final func layOutBarsAndTop() {
    if let view = viewIfLoaded { layOutBarsAndTop(in: view, nil) }
  }

  /// The same with what is known already: the view, and perhaps its safe area.
  final func layOutBarsAndTop(in view: UIView, _ safeArea: UIEdgeInsets?) {
    var known = safeArea
    if appearance == .disappeared {
      showTopSilently()
      known = nil
    }
    let bounds = view.bounds
    let safeArea = known ?? view.safeAreaInsets
    let bar = navigationBarIfMade
    if let bar {
      bar.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: bar.barHeight)
    }
    if let toolbarIfMade {
      toolbarIfMade.frame = CGRect(
        x: 0, y: bounds.height - safeArea.bottom - UIToolbar.height, width: bounds.width,
        height: UIToolbar.height)
    }
    guard let shown = transitions.shown, let content = shown.viewIfLoaded,
      content.isSubview(of: view)
    else { return }
    content.frame = bounds.inset(
      by: shown.edgesLeftToBars(addingBars(to: safeArea), isOpaque: bar?.isTranslucent == false))
  }

  final func barsDidChange() {
    navigationBarIfMade?.setNeedsLayout()
    viewIfLoaded?.setNeedsLayout()
    transitions.shown?.viewIfLoaded?.setNeedsLayout()
    bottomBarMayHaveChanged()
  }

  /// What the bars and the shape of the screen cover.
  final var safeAreaWithinBars: UIEdgeInsets {
    addingBars(to: viewIfLoaded?.safeAreaInsets ?? .zero)
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
    tabBarController.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Going back

  /// Whether the top screen has a button that leads back.
  package final var showsBackButton: Bool { navigationBar.backButtonTitle != nil }

  /// What a tap on the back button does; answers `false` where the controller refused.
  @discardableResult
  package final func userTapBackButton() -> Bool {
    guard let item = topViewController?.navigationItem else { return true }
    if let backAction = item.backAction {
      backAction.perform(from: self)
      return true
    }
    let delegate = self as? any UINavigationBarDelegate
    guard delegate?.navigationBar(navigationBar, shouldPop: item) != false else { return false }
    // The delegate may have gone back itself.
    guard item === topViewController?.navigationItem else { return true }
    popViewController(animated: true)
    delegate?.navigationBar(navigationBar, didPop: item)
    return true
  }
}
