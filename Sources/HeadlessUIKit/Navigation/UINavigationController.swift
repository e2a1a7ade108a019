public import Foundation

/// A container with a stack of screens, which displays the top one.
///
/// The stack changes at once. The screens appear and disappear on a later turn (behaviour 157), in
/// one transition after the other.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // MARK: Creating navigation controllers

  /// Creates a navigation controller with one screen on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack and bars of the given classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    self.navigationBarClass = navigationBarClass as? UINavigationBar.Type
    self.toolbarClass = toolbarClass as? UIToolbar.Type
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a navigation controller with an empty stack.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Responding to navigation transitions

  /// The delegate that is told of the screens that are shown; it is not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The orientations that the delegate allows, which the screens in the stack have no say in.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate prefers.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Accessing items on the navigation stack

  /// The screen at the top of the stack.
  open var topViewController: UIViewController? { containment.children.last }

  /// The visible screen: presented over the top screen, or else the top screen.
  open var visibleViewController: UIViewController? {
    guard let presentedViewController, !presentedViewController.isBeingDismissed else {
      return topViewController
    }
    return presentedViewController
  }

  /// The stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { containment.children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack (behaviour 177).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let call = "UINavigationController.setViewControllers(_:animated:)"
    var seen: Set<ObjectIdentifier> = []
    for viewController in viewControllers {
      guard isStackable(viewController, for: call) else { return }
      guard seen.insert(ObjectIdentifier(viewController)).inserted else {
        return refuseTwice(viewController, call)
      }
    }
    let oldStack = containment.children
    let left = oldStack.filter { !seen.contains(ObjectIdentifier($0)) }
    for viewController in left { leave(viewController) }
    var arrived: [UIViewController] = []
    for viewController in viewControllers where !isOnStack(viewController) {
      arrived.append(viewController)
      arrive(viewController)
    }
    containment.children = viewControllers.filter { $0.parent === self }
    recountHiders()
    stackDidChange(arrived: arrived, left: left, animated: animated, from: oldStack)
  }

  // MARK: Pushing and popping stack items

  /// Puts a screen on top of the stack, and removes it from its previous container.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let topViewController, AppWatch.withholds(.push(viewController, over: topViewController)) {
      return
    }
    let call = "UINavigationController.pushViewController(_:animated:)"
    guard isStackable(viewController, for: call) else { return }
    guard !isOnStack(viewController) else { return refuseTwice(viewController, call) }
    let screenBelow = topViewController
    arrive(viewController)
    (viewController as? UICollectionViewController)?.share(with: screenBelow)
    stackDidChange(arrived: [viewController], left: [], animated: animated)
  }

  /// Removes the top screen from the stack, unless it is the root (behaviour 176).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard containment.children.count > 1, let top = containment.children.last else { return nil }
    pop(1, animated: animated)
    return top
  }

  /// Removes all screens but the root; returns them from bottom to top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(containment.children.count - 1, animated: animated)
  }

  /// Removes all screens above one, and returns them from bottom to top; `nil` where the screen is
  /// not in the stack (behaviour 648).
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard isOnStack(viewController),
      let index = containment.children.lastIndex(where: { $0 === viewController })
    else { return nil }
    return pop(containment.children.count - 1 - index, animated: animated)
  }

  /// Puts a screen on top of the stack, or presents it where it cannot be in one: a navigation
  /// controller (behaviour 182).
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard !(vc is UINavigationController) else { return present(vc, animated: true) }
    pushViewController(vc, animated: true)
  }

  /// Returns whether the controller performs an action; it can show a screen.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "showViewController:sender:" || super.canPerformAction(action, withSender: sender)
  }

  /// The recognizer that goes back when a finger swipes from the left edge of the screen.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let popRecognizer { return popRecognizer }
    let recognizer = PopGestureRecognizer(self)
    popRecognizer = recognizer
    loadedView?.addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Configuring navigation bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar {
    if let navigationBarIfMade { return navigationBarIfMade }
    let bar = navigationBarClass.map(ObjectMaker.make) ?? UINavigationBar()
    adopt(bar)
    return bar
  }

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { storedIsNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or unhides the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard storedIsNavigationBarHidden != hidden else { return }
    storedIsNavigationBarHidden = hidden
    navigationBarIfMade?.isHidden = hidden
    barsDidChange()
  }

  // MARK: Configuring custom toolbars

  /// The bar at the bottom, with the items of the top screen.
  open var toolbar: UIToolbar! {
    if let toolbarIfMade { return toolbarIfMade }
    let toolbar = toolbarClass.map(ObjectMaker.make) ?? UIToolbar()
    adopt(toolbar)
    return toolbar
  }

  /// Whether the bar at the bottom is hidden, which is the default.
  open var isToolbarHidden: Bool {
    get { storedIsToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or unhides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard storedIsToolbarHidden != hidden else { return }
    storedIsToolbarHidden = hidden
    if !hidden { _ = toolbar }
    toolbarIfMade?.isHidden = hidden
    barsDidChange()
  }

  // MARK: Hiding the navigation bar

  /// Whether a tap that no view of the screen takes hides or unhides the bars.
  open var hidesBarsOnTap: Bool {
    get { barTap?.isEnabled == true }
    set { if newValue != hidesBarsOnTap { barHideOnTapGestureRecognizer.isEnabled = newValue } }
  }

  /// The recognizer of the taps that hide or unhide the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    if let barTap { return barTap }
    let recognizer = BarTapGestureRecognizer(self)
    barTap = recognizer
    loadedView?.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Whether a swipe hides or unhides the bars.
  open var hidesBarsOnSwipe = false

  /// Whether the bars are hidden when there is little height.
  open var hidesBarsWhenVerticallyCompact = false

  /// Whether the bars are hidden while the keyboard is on screen.
  open var hidesBarsWhenKeyboardAppears = false

  /// The duration of hiding or unhiding the bars, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: Managing the view

  /// Makes the view that contains the bars and the top screen.
  open override func loadView() {
    view = makeOwnView()
    if let popRecognizer { view.addGestureRecognizer(popRecognizer) }
    if let barTap { view.addGestureRecognizer(barTap) }
    putBarsInView()
  }

  // MARK: Managing the status bar

  /// Light if the bar is black.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  /// The top screen, if no bar at the top decides the style of the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The top screen.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: Taking the screens of a split view controller

  /// Puts the secondary screen on top of the stack, also where that is a stack itself.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { nest(secondaryViewController, animated: false) }

  /// Takes the secondary screen off the stack.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    let collapsed = splitViewController.collapsedSecondary.flatMap { isParent(of: $0) ? $0 : nil }
    guard let secondary = innerStack ?? collapsed else { return nil }
    unnest(secondary, animated: false)
    return secondary
  }

  // MARK: Going back through storyboards

  /// Returns the screens that an unwind segue may end at: the nearest to the top first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to a child that an unwind segue leads to or passes through.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard topViewController !== subsequentVC, isOnStack(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Configuring the tab

  /// The tab of the controller, or else its root's.
  open override var tabBarItem: UITabBarItem! {
    get {
      if let item = navigationState.tabBarItem ?? viewControllers.first?.navigationState.tabBarItem
      {
        return item
      }
      return title == nil ? viewControllers.first?.tabBarItem ?? super.tabBarItem : super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  // MARK: Storage

  private final var navigationBarClass: UINavigationBar.Type?
  private final var toolbarClass: UIToolbar.Type?
  private final var storedIsNavigationBarHidden = false
  private final var storedIsToolbarHidden = true
  private final var popRecognizer: PopGestureRecognizer?
  private final var barTap: BarTapGestureRecognizer?
  /// The bar at the top, if it was accessed.
  final var navigationBarIfMade: UINavigationBar?
  /// The bar at the bottom, if it was accessed.
  final var toolbarIfMade: UIToolbar?
  final var transitions = NavigationTransitions()
  /// Whether there may be a stack on this one.
  final var holdsStacks = false

  /// Adopts the bar at the top.
  final func adopt(_ bar: UINavigationBar) {
    bar.controller = self
    bar.isHidden = storedIsNavigationBarHidden
    navigationBarIfMade = bar
  }

  /// Adopts the bar at the bottom.
  final func adopt(_ toolbar: UIToolbar) {
    toolbar.controller = self
    toolbar.isHidden = storedIsToolbarHidden
    toolbar.items = topViewController?.toolbarItems
    toolbarIfMade = toolbar
    if let view = loadedView { view.addSubview(toolbar) }
  }

  // MARK: The model

  override func makeOwnView() -> UIView { ContainerView(frame: UIScreen.main.bounds) }

  override var drivesItsChildren: Bool { true }

  override var chosenChild: UIViewController? { containment.children.last }

  override var holdsOthers: Bool { super.holdsOthers || !transitions.isIdle }

  override var heldControllers: [UIViewController] { super.heldControllers + transitions.left }

  override var currentChildren: [UIViewController] { transitions.screenInView.map { [$0] } ?? [] }

  override func removeChild(_ child: UIViewController) { didLose(child) }

  override func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let wasGone = appearanceState.phase == .disappeared
    if isAppearing, wasGone {
      loadViewIfNeeded()
      transitions.isTurnDue = false
      finishPendingSilently()
      putTopInView()
    }
    super.beginAppearance(isAppearing, animated: animated)
    if isAppearing, wasGone { announceArrival(animated: animated) }
  }

  override func endAppearance(animated: Bool) {
    super.endAppearance(animated: animated)
    if appearanceState.phase == .appeared { announceShown(animated: animated) }
    scheduleTransition()
  }

  override var safeAreaForChildren: UIEdgeInsets? { safeAreaWithinBars }

  override func covers(_ child: UIViewController) -> Bool { child !== containment.children.last }

  override func titleDidChange() {
    super.titleDidChange()
    if navigationState.tabBarItem == nil {
      viewControllers.first?.navigationState.tabBarItem?.title = title
    }
  }

  override var hearsNothingOfLayout: Bool { type(of: self) == UINavigationController.self }

  override func layOutContainer(in view: UIView, _ safeArea: UIEdgeInsets?) {
    layOutBarsAndTop(in: view, safeArea)
  }
}

extension UINavigationController {
  /// The direction of a transition.
  public enum Operation: Int, Sendable {
    case none = 0
    /// To a screen that was pushed.
    case push = 1
    /// Back from a screen that was popped.
    case pop = 2
  }
}
