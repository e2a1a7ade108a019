import Foundation

/// A container with several screens, one for each tab, which displays one of them.
///
/// When a tab is selected, its screen begins to appear and the previous one begins to disappear at
/// once. The rest follows on a later turn (behaviour 155). In a compact width the bar has room for
/// five tabs, in a regular one for eight; where there are more, the last is More (behaviour 187).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // MARK: Creating a tab bar controller

  /// Creates a tab bar controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  // MARK: Customizing the tab bar controller behavior

  /// The delegate that is told of the user's selection; it is not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Configuring the tab bar

  /// The bar at the bottom, or at the top of a tablet's screen.
  open var tabBar: UITabBar {
    if let storedTabBar { return storedTabBar }
    let bar = UITabBar()
    adopt(bar)
    return bar
  }

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { storedIsTabBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or unhides the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    storedIsTabBarHidden = hidden
    barDidChange()
  }

  // MARK: Managing tabs

  /// The tabs, where code has set tabs instead of view controllers.
  open var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs; the selected one stays selected if it is still there.
  open func setTabs(_ tabs: [UITab], animated: Bool) { exchange(for: tabs) }

  /// The tab that is selected, which may be in a group; the delegate is not asked when code sets it.
  open var selectedTab: UITab? {
    get { selectedRootTab?.selectedLeaf }
    set { if let newValue { select(newValue) } }
  }

  /// Returns the tab that has an identifier, also from within groups.
  open func tab(forIdentifier identifier: String) -> UITab? {
    storedTabs.lazy.flatMap(\.family).first { $0.identifier == identifier }
  }

  // MARK: Managing the view controllers

  /// The screens, one for each tab; of `tabs`, the ones that have been made.
  open var viewControllers: [UIViewController]? {
    get { hasViewControllers ? entries.compactMap(\.screenIfMade) : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens; the selected one stays selected if it is still there (behaviour 187, 188).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    exchange(for: viewControllers, animated: animated)
  }

  /// The screens that a user may move to other places; all, unless code sets others.
  open var customizableViewControllers: [UIViewController]?

  /// The navigation controller with the list of the screens that have no room in the bar.
  ///
  /// It is not one of the `viewControllers`, but may be selected (behaviour 187).
  open var moreNavigationController: UINavigationController { moreIfMade ?? makeMore() }

  // MARK: Managing the selected view controller

  /// The screen of the selected tab; the delegate is not asked when code sets it (behaviour 186).
  ///
  /// Under More it is the screen that is open there, or `moreNavigationController`.
  open var selectedViewController: UIViewController? {
    get { selected === moreIfMade ? openScreen ?? selected : selected }
    set {
      guard let newValue else { return }
      guard isSelectable(newValue) else {
        return ModelException.invalidArgument.raise(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.",
          by: "UITabBarController.selectedViewController")
      }
      select(newValue)
    }
  }

  /// The index of the selected screen; `NSNotFound` without a selection and for the list of More.
  ///
  /// Setting one out of range changes nothing.
  open var selectedIndex: Int {
    get {
      guard let current = selectedViewController else { return NSNotFound }
      return entries.firstIndex { $0.screenIfMade === current } ?? NSNotFound
    }
    set { if entries.indices.contains(newValue) { select(entries[newValue].screen) } }
  }

  // MARK: Hearing of the tab bar

  /// Called when the user has selected a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Managing the view

  /// Makes the view that contains the bar and the selected screen.
  open override func loadView() {
    view = makeOwnView()
    addTabBar()
  }

  // MARK: Managing the status bar

  /// The selected screen.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The selected screen.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  // MARK: Going back through storyboards

  /// Selects the tab that an unwind segue leads to or passes through.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if selectedViewController !== subsequentVC { selectedViewController = subsequentVC }
  }

  // MARK: Storage

  private final var storedTabBar: UITabBar?
  private final var storedIsTabBarHidden = false
  final var hasViewControllers = false
  /// The tabs that code has set, hidden ones too.
  final var storedTabs: [UITab] = []
  /// The screens that have tabs, in the bar and under More.
  final var entries: [TabEntry] = []
  /// The navigation controller behind More, if it was accessed.
  final var moreIfMade: UINavigationController?
  /// The screens that were there when they were last arranged.
  final var arrangedScreens: [UIViewController] = []
  /// The number of screens with their own tabs in the bar, when they were last arranged.
  final var arrangedTabCount = 0
  /// The screen of the selected tab in the bar, which may be More's.
  final var selected: UIViewController?
  /// The screen whose view lies in the controller's.
  final var screenInView: UIViewController?
  /// The screens that have been leaving since the last turn.
  final var leaving: [UIViewController] = []
  /// The animator of the change of tabs in progress.
  final var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The container of the two screens while an animator changes tabs.
  final var animationContainer: UIView?
  /// Whether a turn will show the selected screen.
  final var isTurnDue = false

  // MARK: The model

  override func makeOwnView() -> UIView { ContainerView(frame: UIScreen.main.bounds) }

  override var drivesItsChildren: Bool { true }

  override var currentChildren: [UIViewController] { selected.map { [$0] } ?? [] }

  override func removeChild(_ child: UIViewController) { didLose(child) }

  override func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, appearanceState.phase == .disappeared {
      loadViewIfNeeded()
      isTurnDue = false
      adaptMore()
      putSelectedInView()
    }
    super.beginAppearance(isAppearing, animated: animated)
  }

  override func isAppearing(animated: Bool) {
    putSelectedInView()
    super.isAppearing(animated: animated)
  }

  override func endAppearance(animated: Bool) {
    super.endAppearance(animated: animated)
    endLeaving()
  }

  override func traitsHaveChanged() { adaptMore() }

  override var safeAreaForChildren: UIEdgeInsets? { safeAreaBesideBar }

  override var hearsNothingOfLayout: Bool { type(of: self) == UITabBarController.self }

  override func layOutContainer(in view: UIView, _ safeArea: UIEdgeInsets?) {
    if appearanceState.phase == .disappeared { putSelectedInView() } else { arrange(safeArea) }
  }

  final var tabBarIfMade: UITabBar? { storedTabBar }

  /// Adopts the bar at the bottom.
  final func adopt(_ bar: UITabBar) {
    bar.controller = self
    storedTabBar = bar
    tabItemsDidChange()
  }
}
