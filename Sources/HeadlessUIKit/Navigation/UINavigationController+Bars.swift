import Foundation

extension UINavigationController {
  // MARK: Laying out the views

  /// Adds the bars to the view.
  ///
  /// The bar at the top is left out while the stack lies on another stack, whose bar serves both.
  final func putBarsInView() {
    if let view = loadedView { putBarsInView(in: view) }
  }

  private func putBarsInView(in view: UIView) {
    if !navigationBar.isSubview(of: view), outerStack == nil { view.addSubview(navigationBar) }
    if let toolbarIfMade, toolbarIfMade.superview !== view { view.addSubview(toolbarIfMade) }
  }

  /// Puts the view of a screen behind the bars.
  final func putInView(_ viewController: UIViewController) {
    guard let view = loadedView, viewController.isViewLoaded else { return }
    putBarsInView(in: view)
    holdView(of: viewController)
    layOutBarsAndTop(in: view, nil)
    (viewController as? UICollectionViewController)?.takeSharedCollection()
  }

  /// Lays out the bars and the screen in the view.
  ///
  /// The safe area is passed on if it is known already.
  final func layOutBarsAndTop(in view: UIView, _ safeArea: UIEdgeInsets?) {
    var known = safeArea
    if appearanceState.phase == .disappeared {
      putTopInView()
      known = nil
    }
    let bounds = view.bounds
    let safeArea = known ?? ownSafeArea(of: view)
    let bar = navigationBarIfMade
    if let bar {
      bar.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: bar.barHeight)
    }
    if let toolbarIfMade {
      let height = UIToolbar.height(in: view)
      toolbarIfMade.frame = CGRect(
        x: 0, y: bounds.height - safeArea.bottom - height, width: bounds.width, height: height)
    }
    guard let screen = transitions.screenInView, let content = screen.loadedView,
      content.isSubview(of: view)
    else { return }
    content.frame = bounds.inset(
      by: screen.edgesLeftToBars(addingBars(to: safeArea), isOpaque: bar?.isTranslucent == false))
  }

  /// Requests a layout for a new top screen, if the bars change with it.
  final func topDidChange(to top: UIViewController?) {
    guard appearanceState.phase == .appeared, hearsNothingOfLayout, tabBarController == nil,
      navigationBarIfMade?.needsNoLayout(with: top?.navigationItem) == true
    else { return barsDidChange() }
    outerStack?.barsDidChange()
  }

  final func barsDidChange() {
    navigationBarIfMade?.setNeedsLayout()
    loadedView?.setNeedsLayout()
    transitions.screenInView?.loadedView?.setNeedsLayout()
    bottomBarMayHaveChanged()
    outerStack?.barsDidChange()
  }

  /// The safe area inside the bars.
  final var safeAreaWithinBars: UIEdgeInsets {
    guard let loadedView else { return addingBars(to: .zero) }
    return addingBars(to: ownSafeArea(of: loadedView))
  }

  /// Returns the safe area of the controller's own view.
  private func ownSafeArea(of view: UIView) -> UIEdgeInsets {
    view.isContainer ? SafeArea.insets(of: view, controlledBy: self) : view.safeAreaInsets
  }

  private func addingBars(to safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var insets = safeArea
    let barHeight = navigationBarIfMade?.barHeight ?? UINavigationBar.height(in: loadedView)
    if !isNavigationBarHidden, outerStack == nil { insets.top += barHeight }
    if !isToolbarHidden { insets.bottom += UIToolbar.height(in: loadedView) }
    return insets
  }

  /// Whether the title of the top screen is large.
  ///
  /// An automatic title follows the screen below.
  final var topShowsLargeTitle: Bool {
    for viewController in screensAcross.reversed() {
      switch viewController.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Tells a tab bar controller around this one that its bar may have to be hidden or unhidden.
  private func bottomBarMayHaveChanged() {
    guard let tabBarController else { return }
    tabBarController.loadedView?.setNeedsLayout()
  }

  // MARK: Going back

  /// Whether the top screen has a back button.
  package final var showsBackButton: Bool { navigationBar.backButtonTitle != nil }

  /// Goes back as a tap on the back button does; returns the refusal, if any.
  @discardableResult
  package final func userTapBackButton() -> Refusal<Veto>? {
    guard let item = topScreen?.navigationItem else { return nil }
    if let backAction = item.backAction {
      backAction.perform(from: self)
      return nil
    }
    let delegate = self as? any UINavigationBarDelegate
    guard delegate?.navigationBar(navigationBar, shouldPop: item) != false else {
      return Refusal(.answeredFalse, culprit: self, method: UINavigationBar.shouldPop)
    }
    // The delegate may have gone back itself.
    guard item === topScreen?.navigationItem else { return nil }
    goBack()
    delegate?.navigationBar(navigationBar, didPop: item)
    return nil
  }
}
