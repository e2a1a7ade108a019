public import Foundation

// The life of a screen, from its first push to its release, with the files in which it happens.
//
// Load. `init` makes no view. The first access to `view` loads it (behaviour 140): `loadView()`
// finds a scene or a nib (Storyboards/UIViewController+ViewLoading.swift) or makes a plain view,
// then `viewDidLoad()` comes, once.
//
// Push. `pushViewController` changes the stack at once (UINavigationController+Stack.swift): the
// screen is a child, hears `willMove(toParent:)`, and its `ControllerLink` becomes strong if a
// window that shows holds the stack. A `NavigationTransition` waits in `transitions.pending` for
// the next turn.
//
// Appear. On that turn `runTransition()` (UINavigationController+Transitions.swift) loads the view
// and lets the old screen begin to disappear and this one to appear. `beginAppearance` moves
// `AppearanceState.phase` from disappeared to appearing and calls `viewWillAppear(_:)`; the view
// enters the hierarchy and so the window; `isAppearing` calls `viewIsAppearing(_:)` before the
// first layout there (behaviour 143). When the transition ends, `endAppearance` calls
// `viewDidAppear(_:)` of this screen after `viewDidDisappear(_:)` of the other, then come
// `didMove(toParent:)` and the delegate's did show. Children go along, each after its parent
// (UIViewController+Appearance.swift).
//
// Driving. A container, such as a stack or a tab bar controller, drives its children. The
// presentation drives the presented screen (Presentation), the window its root. A view controller
// without a container or presentation follows its view into a window and out of it
// (UIView+ViewControllers.swift).
//
// Disappear. A push on top of it, another tab or a presentation that fills the screen ends in
// `viewDidDisappear(_:)`. The screen stays a child and on stage: it is *kept*, not *shown*, with
// its view and all its state, and appears again by the same calls.
//
// Pop. The stack drops it at once; `willMove(toParent: nil)` comes, and the transition waits as
// above. When the transition ends, the view leaves, `parent` becomes nil, `viewDidDisappear(_:)`
// and `didMove(toParent: nil)` come, and `leaveStage()` makes the links to it, and to all that it
// holds, weak (UIViewController+Stage.swift, KeptLink.swift).
//
// Release. The model holds nothing of it any more: with the app's last reference it is gone, and
// `expectRelease` of Fleet proves that. What still waits in the main loop for it holds a link, not
// the screen. A callback may push, pop or drop at any of these moments: each step looks again at
// the phase and the stack before it goes on.

/// A screen, or a part of one: a view and its behaviour.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer, UIFocusEnvironment {
  // MARK: Creating a view controller

  /// Creates a view controller, whose view is made when something first asks for it.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storyboardState.nibName = nibNameOrNil
    storyboardState.nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    coder.interface?.decode(self)
  }

  /// Creates a view controller without a nib, which makes its own view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The name of the nib file given at creation.
  open var nibName: String? { storyboardState.nibName }

  /// The bundle of the nib file given at creation.
  open var nibBundle: Bundle? { storyboardState.nibBundle }

  /// Called when a storyboard or nib has connected the view controller.
  open func awakeFromNib() {}

  /// Called by Interface Builder where it draws the view controller, and never by an app.
  open func prepareForInterfaceBuilder() {}

  // MARK: Managing the view

  /// The view, which is loaded when something first asks for it (behaviour 140).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if let other = newValue?.viewController, other !== self {
        return ModelException.hierarchyInconsistency.raise(
          "A view can only be associated with at most one view controller at a time! View "
            + "\(objectName(newValue)) is associated with \(objectName(other)). Clear this "
            + "association before associating this view with \(objectName(self)).",
          by: "UIViewController.view")
      }
      loadedView?.loosenOwnTree()
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; override this to provide your own (behaviour 141).
  open func loadView() {
    guard !loadViewFromInterface() else { return }
    view = makeOwnView()
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Loads the view, unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !storyboardState.isMock else { return view = makeOwnView() }
    let isOutermost = !storyboardState.isLoadingView
    storyboardState.isLoadingView = true
    loadOwnView()
    guard isOutermost else { return CallCircle.isBroken ? () : loadedOwnView() }
    storyboardState.isLoadingView = false
    loadedOwnView()
  }

  /// The title of the screen.
  open var title: String? {
    didSet { titleDidChange() }
  }

  /// The size that the screen prefers in a container that can choose.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// The name by which the screen's state is restored.
  open var restorationIdentifier: String?

  // MARK: Preserving and restoring state

  /// The class that makes the screen again; without one, the app's delegate or a storyboard does.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Called where the app goes to the background and keeps the state of its screens.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Called where the app is launched again and the state of its screens is restored.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after the system has brought back the state of all screens.
  open func applicationFinishedRestoringState() {}

  // MARK: Using storyboards and segues

  /// The storyboard that the view controller was made from.
  open var storyboard: UIStoryboard? {
    storyboardState.builder?.storyboard ?? storyboardState.mockedIn?.object
  }

  /// Returns whether a segue that the user triggered may be performed (behaviour 207).
  ///
  /// It may unless a subclass decides otherwise.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, when both view controllers exist.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Performs a segue of the storyboard, without `shouldPerformSegue` (behaviour 207, 208).
  @_disfavoredOverload  // Where a test can see it, Fleet's is meant, which knows the test's line.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    goSegue(identifier, sender)
  }

  /// Returns the children that an unwind segue may end at, in the order in which they are asked:
  /// all but the segue's source.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let left = childContaining(source)
    return children.filter { $0 !== left }
  }

  /// Returns the child that contains the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { source.source.isWithin($0) }
  }

  /// Returns whether an unwind segue may end here.
  ///
  /// It may if the class has the method and did not start the segue itself.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { fromViewController !== self && Selector.responds(self, to: action) }

  /// Makes a container display the child that an unwind segue leads to or passes through.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Presenting view controllers

  /// How the view controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the view arrives when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user cannot dismiss the view controller (behaviour 165).
  open var isModalInPresentation = false

  /// Whether presentations in the current context cover this view controller's view.
  open var definesPresentationContext = false

  /// Whether presentations in this context use this view controller's transition style.
  open var providesPresentationContextTransitionStyle = false

  /// Whether a presentation that does not fill the screen still controls the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Presents a view controller (behaviour 153, 158–162).
  ///
  /// The two are linked, and the view is loaded, at once. The rest happens on the next turn.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if AppWatch.withholds(.presentation(viewControllerToPresent, by: self)) { return }
    let call = "UIViewController.present(_:animated:completion:)"
    let presenter = presenter(for: viewControllerToPresent)
    guard let window = windowToPresent(viewControllerToPresent, by: presenter, for: call) else {
      return
    }
    let transition = PresentationTransition(
      of: viewControllerToPresent, by: presenter, from: self, animated: flag,
      completion: completion)
    transition.schedule(on: window.application.mainLoop)
    viewControllerToPresent.loadViewIfNeeded()
  }

  /// Dismisses the view controller that this one presents, or else this one (behaviour 154, 163).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presented: UIViewController?
    if let presenter = nearestPresenter {
      presented = presenter.storedPresented
    } else {
      presented = nearestPresented
    }
    guard let presented, presented.isPresented else { return }
    guard !presented.presentationState.isDismissalPending else {
      return ModelLog.warn(
        "Warning: Attempt to dismiss from view controller \(objectName(self)) while a "
          + "presentation or dismiss is in progress!",
        by: "UIViewController.dismiss(animated:completion:)")
    }
    presented.endPresentation(animated: flag, completion: completion)
  }

  /// Shows a view controller in the nearest container that can, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    let action: Selector = "showViewController:sender:"
    guard let target = targetViewController(forAction: action, sender: sender) else {
      return present(vc, animated: true)
    }
    target.show(vc, sender: sender)
  }

  /// Shows a view controller as the detail of the nearest container that can, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let action: Selector = "showDetailViewController:sender:"
    guard let target = targetViewController(forAction: action, sender: sender) else {
      return present(vc, animated: true)
    }
    target.showDetailViewController(vc, sender: sender)
  }

  /// Returns the nearest container that performs an action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var ancestor = parent
    while let controller = ancestor {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      ancestor = controller.parent
    }
    return nil
  }

  // MARK: Adding a custom transition or presentation

  /// The object that customizes how the view controller is presented and dismissed.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The coordinator of the transition that is under way.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var ancestor: UIViewController? = self
    while let controller = ancestor {
      if let coordinator = controller.presentationState.coordinator { return coordinator }
      ancestor = controller.parent
    }
    return nil
  }

  /// The presentation controller of this view controller, or of its nearest presented container.
  open var presentationController: UIPresentationController? {
    (nearestPresented ?? self).ownPresentationController
  }

  /// The presentation controller, if it is a popover's.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller, if it is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  // MARK: Responding to view-related events

  /// Called when the view is about to appear, before it is in a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window with its final size, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the view controller appears because it was added to a container (behaviour 150).
  open var isMovingToParent: Bool {
    appearanceState.movesToParent
      && (appearanceState.phase == .appearing || appearanceState.phase == .appeared)
  }

  /// Whether the view controller disappears because it is removed (behaviour 150).
  open var isMovingFromParent: Bool {
    appearanceState.movesFromParent
      && (appearanceState.phase == .disappearing || appearanceState.phase == .disappeared)
  }

  /// Whether the view controller appears because it is presented (behaviour 150).
  open var isBeingPresented: Bool { presentationState.phase == .comes }

  /// Whether the view controller disappears because it is dismissed (behaviour 150).
  open var isBeingDismissed: Bool {
    presentationState.phase == .goes || presentationState.isDismissalPending
  }

  // MARK: Extending the view's safe area

  /// The edges at which the view extends below bars.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Whether the view also extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Insets that are added to the safe area, for the view controller's own bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      loadedView?.layoutState.node?.result?.isStale = true
      loadedView?.setNeedsLayout()
    }
  }

  /// Whether scroll views get insets for the bars of a navigation controller, even if all of their
  /// content fits.
  @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }

  /// The guide below the bars at the top of the screen.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead")
  open var topLayoutGuide: any UILayoutSupport { barGuide(at: .top) }

  /// The guide above the bars at the bottom of the screen.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead")
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(at: .bottom) }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Managing the view's margins

  /// Whether the margins of the view are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      loadedView?.marginsDidChange()
    }
  }

  /// The least margins of the view, unless it does not respect them.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin = hostApplication.screen.margin
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Updating properties

  /// Configures the screen's content and style before a layout; override this to do so.
  open func updateProperties() {}

  /// Requests an update of the properties, without one of the layout.
  open func setNeedsUpdateProperties() { loadedView?.setNeedsUpdateProperties() }

  /// Updates the properties now, if that was requested.
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesIfNeeded() }

  // MARK: Configuring the view's layout behavior

  /// Called before the view's subviews are laid out.
  open func viewWillLayoutSubviews() {}

  /// Called after the view's subviews have been laid out.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  // MARK: Naming the content that scrolls

  /// Returns the scroll view that bars at an edge follow, where the app has named it.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    ContentScrollView.key[self]?.first { !$0.edges.isDisjoint(with: edge) }?.view.object
  }

  /// Names the scroll view that bars at edges follow; the model's follow what they find.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    var named = ContentScrollView.key[self] ?? []
    for index in named.indices { named[index].edges.subtract(edge) }
    if let scrollView { named.append(ContentScrollView(edges: edge, view: Weak(scrollView))) }
    ContentScrollView.key[self] = named.filter { !$0.edges.isEmpty }
  }

  // MARK: Showing unavailable content

  /// The content of the screen while it is empty.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { contentUnavailableDidChange() }
  }

  /// The state that it depends on: the traits, and the text that is searched for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationState.item?.searchController?.searchBar.text
    return state
  }

  /// Asks for `updateContentUnavailableConfiguration(using:)` to be called on the next turn.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    guard isViewLoaded, !emptyState.isUpdateDue else { return }
    emptyState.isUpdateDue = true
    hostApplication.mainLoop.enqueue("content unavailable update") { [weak self] in
      guard let self else { return }
      self.emptyState.isUpdateDue = false
      guard self.hostApplication.device.system.asksForUnavailableContent else { return }
      self.updateContentUnavailableConfiguration(
        using: self.contentUnavailableConfigurationState)
    }
  }

  /// Called when the screen appears for the first time, and when that was asked for.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Managing child view controllers in a custom container

  /// The children of this view controller.
  open var children: [UIViewController] { containment.children }

  /// Adds a child, and removes it from its previous container (behaviour 145).
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    guard !standsOn(childController) else {
      return ModelException.invalidArgument.raise(
        "Can't add self as a child view controller", by: "UIViewController.addChild(_:)")
    }
    if childController.parent != nil { childController.removeFromParent() }
    takeIn(childController)
  }

  /// Removes the view controller from its container; its view stays where it is (behaviour 149).
  open func removeFromParent() {
    guard let parent else { return }
    parent.removeChild(self)
    containment.parentLink = nil
    if containment.givenTraits != nil {
      containment.givenTraits = nil
      loadedView?.settleTraits()
    }
    leaveStage()
    appearanceState.movesToParent = false
    if appearanceState.phase != .disappearing { appearanceState.movesFromParent = false }
    didMove(toParent: nil)
  }

  /// Replaces the view of one child by the view of another.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      return ModelException.invalidArgument.raise(
        "Children view controllers \(objectName(fromViewController)) and "
          + "\(objectName(toViewController)) must have a common parent view controller when "
          + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
          + "options:animations:completion:]",
        by: "UIViewController.transition(from:to:duration:options:animations:completion:)")
    }
    let animated = duration > 0
    let shows = fromViewController.appearanceState.phase == .appeared
    toViewController.loadViewIfNeeded()
    if shows {
      fromViewController.beginAppearance(false, animated: animated)
      toViewController.beginAppearance(true, animated: animated)
    }
    if let superview = fromViewController.viewIfLoaded?.superview,
      let view = toViewController.viewIfLoaded, view.superview !== superview
    {
      superview.addSubview(view)
    }
    animations?()
    hostApplication.mainLoop.enqueue("a child replaces another") {
      if shows {
        toViewController.isAppearing(animated: animated)
        toViewController.viewIfLoaded?.layoutIfNeeded()
      }
      fromViewController.viewIfLoaded?.removeFromSuperview()
      if shows {
        fromViewController.endAppearance(animated: animated)
        toViewController.endAppearance(animated: animated)
      }
      completion?(true)
    }
  }

  /// Whether children appear and disappear together with this view controller (behaviour 148).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its appearance is about to change (behaviour 148).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isNew =
      isAppearing
      ? appearanceState.phase == .disappeared || appearanceState.phase == .disappearing
      : appearanceState.phase == .appeared || appearanceState.phase == .appearing
    guard isNew else {
      return reportUnbalanced("UIViewController.beginAppearanceTransition(_:animated:)")
    }
    beginAppearance(isAppearing, animated: animated)
    if isAppearing, loadedView?.storedWindow != nil { self.isAppearing(animated: animated) }
  }

  /// Tells a child that its appearance has changed (behaviour 148).
  open func endAppearanceTransition() {
    guard appearanceState.phase == .appearing || appearanceState.phase == .disappearing else {
      return reportUnbalanced("UIViewController.endAppearanceTransition()")
    }
    endAppearance(animated: appearanceState.isAnimated)
  }

  /// Called before the parent changes; overrides must call `super`.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, containment.parentLink?.isAlive == true {
      appearanceState.movesFromParent = true
    }
  }

  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Getting other related view controllers

  /// The container of this view controller.
  open var parent: UIViewController? { containment.parentLink?.controller }

  /// The nearest navigation controller around this view controller.
  open var navigationController: UINavigationController? { container(UINavigationController.self) }

  /// The nearest split view controller around this view controller.
  open var splitViewController: UISplitViewController? { container(UISplitViewController.self) }

  /// Takes the secondary screen of a split view controller that collapses (behaviour 626).
  ///
  /// A view controller that is no container does nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary screen for a split view controller that expands (behaviour 627).
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Configuring navigation bars, toolbars and tabs

  /// The nearest tab bar controller around this view controller.
  open var tabBarController: UITabBarController? { container(UITabBarController.self) }

  /// The content of a navigation bar for this view controller, made on first use with its title.
  open var navigationItem: UINavigationItem {
    if let item = navigationState.item { return item }
    let item = if let title { UINavigationItem(title: title) } else { UINavigationItem() }
    item.owner = self
    navigationState.item = item
    return item
  }

  /// Whether pushing this view controller hides the bar at the bottom until it is popped.
  open var hidesBottomBarWhenPushed = false

  /// A button that starts editing when it says "Edit", and ends editing when it says "Done".
  open var editButtonItem: UIBarButtonItem {
    if let item = navigationState.editButtonItem { return item }
    let item = EditButtonItem(for: self)
    navigationState.editButtonItem = item
    return item
  }

  /// The toolbar items for this view controller in a navigation controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { navigationState.toolbarItems?.items }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the toolbar items for this view controller in a navigation controller.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    let holder = navigationState.toolbarItems ?? ToolbarItems(self)
    holder.items = toolbarItems
    navigationState.toolbarItems = holder
  }

  /// The tab that has provided this view controller, while a tab bar controller has both.
  open var tab: UITab? {
    tabBarController?.storedTabs.lazy.flatMap(\.family).first { $0.screenIfMade === self }
  }

  /// The tab of this view controller, made on first use with its title.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = navigationState.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      navigationState.tabBarItem = item
      return item
    }
    set {
      navigationState.tabBarItem = newValue
      tabBarController?.tabItemsDidChange()
    }
  }

  /// The view controller that presents this one, or the container around it (behaviour 160).
  open var presentingViewController: UIViewController? { nearestPresented?.storedPresenter }

  /// The view controller that this one, or a container around it, presents (behaviour 160).
  open var presentedViewController: UIViewController? { nearestPresenter?.storedPresented }

  // MARK: Managing the status bar

  /// The style that the status bar should have.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar should be hidden, as it is where there is little height (behaviour 827).
  open var prefersStatusBarHidden: Bool { loadedView?.isOnLowScreen == true }

  /// How the status bar should appear and disappear.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Requests that the status bar is updated.
  open func setNeedsStatusBarAppearanceUpdate() {
    hostApplication.mainLoop.enqueue("the status bar") { [link] in
      link.controller?.windowToPresentIn?.updateStatusBar(anew: true)
    }
  }

  // MARK: Managing the home indicator

  /// Whether the indicator for going home should be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides whether the indicator for going home is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Requests that the indicator for going home is updated.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { setNeedsStatusBarAppearanceUpdate() }

  // MARK: Coordinating with the system's gestures

  /// The edges at which the app's gestures come before the system's, which are never made here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that decides about these edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Requests that these edges are asked for again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether a pointer is to stay in place; none is connected here.
  open var prefersPointerLocked: Bool { false }

  /// The child that decides about the pointer.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Requests that the pointer is asked for again.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // MARK: Configuring the rotation of the interface

  /// The orientation of the interface.
  @available(*, deprecated, message: "Use the interfaceOrientation of the window scene.")
  open var interfaceOrientation: UIInterfaceOrientation { hostApplication.interfaceOrientation }

  /// Whether the interface may rotate.
  open var shouldAutorotate: Bool { true }

  /// The orientations to which the interface may rotate.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Tells that the supported orientations are other ones now.
  ///
  /// The interface turns on a later turn: the way the device is held, or away from an orientation
  /// that is no longer supported.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    hostApplication.mainLoop.enqueue("the interface's orientation") { [link] in
      link.controller?.hostApplication.settleOrientation()
    }
  }

  /// Turns the interface the way the device is held, where the screen in front supports that now.
  @available(
    *, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations() instead."
  )
  open class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.turnToDevice()
  }

  /// The orientation in which the view controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Called when the view's size is about to change with its window.
  ///
  /// Overrides must call `super`, which tells the children whose size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in currentChildren {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard new != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: new, with: coordinator)
    }
  }

  /// Called when the traits are about to change with the window.
  ///
  /// Overrides must call `super`, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in currentChildren {
      let new =
        child.traitsFromParent.map { UITraitCollection(traitsFrom: [newCollection, $0]) }
        ?? newCollection
      child.willTransition(to: new, with: coordinator)
    }
  }

  /// Returns the size that a child is to have in this view controller's new size.
  ///
  /// That is the new size for a child that fills the view, and the size it has for others.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let own = loadedView?.bounds.size,
      let child = (container as? UIViewController)?.viewIfLoaded?.bounds.size, child != own
    else { return parentSize }
    return child
  }

  /// Called when the size that a child prefers has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when the size that suits a child's constraints has changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Editing

  /// Whether the content of the screen is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set {
      AppCall.make("setEditing(_:animated:)", of: self, as: .override) {
        setEditing(newValue, animated: false)
      }
    }
  }

  /// Starts or ends editing; overrides must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    navigationState.editButtonItem?.showEditing(editing)
  }

  // MARK: Handling memory warnings

  /// Called when memory is low.
  open func didReceiveMemoryWarning() {}

  // MARK: Handling traits

  /// The traits of the view controller, the same as its view's.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called when a trait has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets the traits that a child has instead of its surroundings'.
  @available(*, deprecated, message: "Use the traitOverrides property instead")
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let call = "UIViewController.setOverrideTraitCollection(_:forChild:)"
    guard childViewController.parent === self else {
      return ModelException.invalidArgument.raise(
        "The view controller \(objectName(childViewController)) is not a child of "
          + "\(objectName(self)).", by: call)
    }
    childViewController.containment.givenTraits = collection.map { ($0, link) }
    childViewController.loadedView?.settleTraits()
  }

  /// Returns the traits that a child has instead of its surroundings'.
  @available(*, deprecated, message: "Use the traitOverrides property instead")
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitsFromParent : nil
  }

  /// Light or dark, if the view controller does not follow its surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.settleTraits() } }
  }

  // MARK: Adding key commands

  /// The key combinations that were added.
  open override var keyCommands: [UIKeyCommand]? { storedKeyCommands }

  /// Adds a key combination that the screen handles.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    storedKeyCommands = (storedKeyCommands ?? []) + [keyCommand]
  }

  /// Removes a key combination that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    storedKeyCommands?.removeAll { $0 === keyCommand }
  }

  // MARK: Working with focus

  /// Where the focus goes: to the screen in front of a container, or else to the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    if drivesItsChildren, let screen = currentChildren.last { return [screen] }
    return viewIfLoaded.map { [$0] } ?? []
  }

  /// The environment around the view.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

  /// The name of the group of items that the focus moves through together.
  open var focusGroupIdentifier: String?

  /// Asks for the focus to be moved to where it is preferred, if it is within the view.
  open func setNeedsFocusUpdate() {
    guard let view = viewIfLoaded, view.mayMoveFocus else { return }
    hostApplication.focusSystem.requestFocusUpdate(to: self)
  }

  /// Moves the focus at once, where that was asked for.
  open func updateFocusIfNeeded() { hostApplication.touchState.focusSystem?.updateFocusIfNeeded() }

  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has moved from within the view, or into it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Supporting previews of old

  /// Registers a view whose long presses open previews by a delegate.
  @available(*, deprecated, renamed: "UIContextMenuInteraction")
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

  /// Ends previews for a view.
  @available(*, deprecated, renamed: "UIContextMenuInteraction")
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    (previewing as? PreviewingContext)?.end()
  }

  /// The actions of the screen while it is a preview.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Managing the responder chain

  /// The presenter, or else the superview of the view (behaviour 31).
  open override var next: UIResponder? { storedPresenter ?? loadedView?.superview ?? parent }

  // MARK: Storage

  /// The traits that the view controller has instead of its surroundings'.
  final var ownTraitOverrides: TraitValues?
  final var emptyState = EmptyState()

  /// The view, if it has been loaded.
  ///
  /// The model reads this instead of `viewIfLoaded`, which apps may override.
  private(set) final var loadedView: UIView?
  // Each area keeps its state in one value. Unchecked: the replaced value may be the last to hold
  // an object of the app, whose `deinit` may then read the rest. That is harmless, and must not end
  // the process.
  @exclusivity(unchecked) package final var containment = Containment()
  @exclusivity(unchecked) final var appearanceState = AppearanceState()
  @exclusivity(unchecked) final var presentationState = PresentationState()
  final var navigationState = NavigationState()
  final var storyboardState = StoryboardState()
  final var traitRegistrations = TraitRegistrations()
  private final var storedKeyCommands: [UIKeyCommand]?
  final var adjustsScrollViewInsets = true {
    didSet { if adjustsScrollViewInsets != oldValue { loadedView?.setNeedsLayout() } }
  }
  /// The layout guides of old, which few code asks for.
  final var barGuides: [BarLayoutGuide] = []
  private final var storedIsEditing = false

  // MARK: The model

  package override var hostApplication: UIApplication { loadedView?.hostApplication ?? .shared }

  /// Whether the view controller holds others, which are on stage with it.
  var holdsOthers: Bool { !containment.children.isEmpty || storedPresented != nil }

  /// The view controllers that this one holds, which are on stage with it.
  var heldControllers: [UIViewController] {
    guard let storedPresented else { return containment.children }
    return containment.children + [storedPresented]
  }

  /// Makes the default view of the class.
  func makeOwnView() -> UIView { UIView(frame: UIScreen.main.bounds) }

  /// Whether the view controller is presented over its presenter's part of the screen alone.
  var presentsInContext: Bool {
    modalPresentationStyle == .currentContext || modalPresentationStyle == .overCurrentContext
  }

  /// Returns whether a view controller around can present this one over its part of the screen.
  func isContext(_ controller: UIViewController) -> Bool { controller.definesPresentationContext }

  /// Whether a user sees and touches the screen behind this view controller while it is presented.
  var isSeenThrough: Bool { false }

  /// The children that appear and disappear with this view controller, in order.
  ///
  /// Their views are inside its view.
  var currentChildren: [UIViewController] {
    guard !containment.children.isEmpty, let loadedView else { return [] }
    return containment.children.filter { $0.loadedView?.isDescendant(of: loadedView) == true }
  }

  /// Whether the view controller makes its children appear and disappear itself.
  ///
  /// If so, it does not matter when their views move.
  var drivesItsChildren: Bool { false }

  /// The child that such a container shows, or will show once its transitions are over.
  var chosenChild: UIViewController? { currentChildren.last }

  /// The safe area for the children of a container with bars; `nil` for other view controllers.
  var safeAreaForChildren: UIEdgeInsets? { nil }

  /// Whether other children lie on one, which keeps its safe area: bars are for the children on
  /// top.
  func covers(_ child: UIViewController) -> Bool { false }

  /// Whether the class does nothing when its view is laid out.
  var hearsNothingOfLayout: Bool { false }

  /// Lays out the bars and the children of a container that has bars.
  ///
  /// - Parameters:
  ///   - view: The view controller's view.
  ///   - safeArea: The safe area of the view, if it is known.
  func layOutContainer(in view: UIView, _ safeArea: UIEdgeInsets?) {}

  /// Called when the traits of the view have changed, after the app has been told.
  func traitsHaveChanged() {}

  /// Copies the title to the items of bars (behaviour 180).
  func titleDidChange() {
    navigationState.item?.title = title
    navigationState.tabBarItem?.title = title
  }

  /// Removes a child, without a callback.
  func removeChild(_ child: UIViewController) {
    if let index = containment.children.place(of: child) { containment.children.remove(at: index) }
  }

  /// Begins to appear or to disappear, and then the children in the view do.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    AppCall.make(
      isAppearing ? "viewWillAppear(_:)" : "viewWillDisappear(_:)", of: self, as: .override
    ) {
      if isAppearing {
        guard appearanceState.phase == .disappeared || appearanceState.phase == .disappearing else {
          return
        }
        loadViewIfNeeded()
        appearanceState.phase = .appearing
        appearanceState.isAnimated = animated
        appearanceState.owesIsAppearing = true
        if !storyboardState.isMock { viewWillAppear(animated) }
        guard appearanceState.phase == .appearing else { return }
      } else {
        guard appearanceState.phase == .appeared || appearanceState.phase == .appearing else {
          return
        }
        appearanceState.phase = .disappearing
        appearanceState.isAnimated = animated
        appearanceState.owesIsAppearing = false
        if !storyboardState.isMock { viewWillDisappear(animated) }
        guard appearanceState.phase == .disappearing else { return }
      }
      beginWithChildren(isAppearing, animated: animated)
    }
  }

  /// Calls `viewIsAppearing`, unless that has been done.
  func isAppearing(animated: Bool) {
    guard appearanceState.phase == .appearing, appearanceState.owesIsAppearing else { return }
    appearanceState.owesIsAppearing = false
    if !storyboardState.isMock {
      viewIsAppearing(animated)
      updateContentUnavailableOnce()
    }
    guard appearanceState.phase == .appearing else { return }
    for child in childrenInTransition { child.isAppearing(animated: animated) }
  }

  override var isOfTheMoment: Bool { appearanceState.phase == .appeared || super.isOfTheMoment }

  /// Ends the appearance or disappearance that began.
  func endAppearance(animated: Bool) {
    switch appearanceState.phase {
    case .appearing:
      isAppearing(animated: animated)
      guard appearanceState.phase == .appearing else { return }
      appearanceState.phase = .appeared
      if !storyboardState.isMock { viewDidAppear(animated) }
      guard appearanceState.phase == .appeared else { return }
      userActivity?.becomeCurrent()
      appearanceState.movesToParent = false
    case .disappearing:
      appearanceState.phase = .disappeared
      if !storyboardState.isMock { viewDidDisappear(animated) }
      guard appearanceState.phase == .disappeared else { return }
      userActivity?.resignCurrent()
      appearanceState.movesFromParent = false
    case .appeared, .disappeared: return
    }
    let children = childrenInTransition
    appearanceState.followers = []
    for child in children { child.endAppearance(animated: animated) }
  }

  /// Makes the presentation controller for the style of this view controller.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    default: UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// Returns whether this view controller can be presented, and reports why not.
  func mayBePresented(by source: UIViewController) -> Bool {
    if let screen = self as? any SystemScreen, !screen.isMade {
      ModelException.invalidArgument.raise(
        "Application tried to present a nil modal view controller on target \(objectName(source)).",
        by: "UIViewController.present(_:animated:completion:)")
      return false
    }
    guard modalPresentationStyle == .popover,
      let popover = ownPresentationController as? UIPopoverPresentationController,
      popover.adaptedStyle(in: source.traitCollection) == .popover
    else { return true }
    popover.prepare()
    guard popover.hasAnchor else {
      ModelException.generic.raise(
        "UIPopoverPresentationController (\(objectName(popover))) should have a non-nil "
          + "sourceView or barButtonItem set before the presentation occurs.",
        by: "UIViewController.present(_:animated:completion:)")
      return false
    }
    return true
  }

  /// Why the user cannot end the presentation of this view controller.
  var userDismissalVeto: Refusal<UserDismissal.Fault>? {
    if let modalCulprit {
      return Refusal(.modal, culprit: modalCulprit, method: "isModalInPresentation")
    }
    guard let controller = presentationState.controller, let delegate = controller.delegate,
      !delegate.presentationControllerShouldDismiss(controller)
    else { return nil }
    return Refusal(
      .refused, culprit: delegate as? NSObject, method: "presentationControllerShouldDismiss(_:)")
  }

  /// Called when the user has ended the presentation of this view controller.
  func userDidDismiss() { (self as? any SystemScreen)?.userDidSwipeAway() }

  /// Tells the view controller and its descendants that memory is low.
  func giveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.giveMemoryWarning() }
  }

}
