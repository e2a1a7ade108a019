public import Foundation

/// A container with several screens, one for each tab, which displays one of them.
///
/// When a tab is selected, its screen begins to appear and the previous one begins to disappear at
/// once. The rest follows on a later turn (behaviour 155). The bar displays all tabs, however many
/// there are.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  // MARK: Creating a tab bar controller

  /// Creates a tab bar controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a tab bar controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab bar controller without tabs.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Customizing the tab bar controller behavior

  /// What hears of the tabs that the user selects; it is not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Configuring the tab bar

  /// The bar at the bottom.
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

  // MARK: Managing the view controllers

  /// The screens, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { hasViewControllers ? containment.children : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens; the selected one stays selected if it is still there (behaviour 187, 188).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    exchange(for: viewControllers, animated: animated)
  }

  // MARK: Managing the selected view controller

  /// The screen of the selected tab; the delegate is not asked when code sets it (behaviour 186).
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard let index = containment.children.firstIndex(where: { $0 === newValue }) else {
        return ModelException.invalidArgument.raise(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.",
          by: "UITabBarController.selectedViewController")
      }
      select(at: index)
    }
  }

  /// The index of the selected screen, or `NSNotFound`; setting one out of range changes nothing.
  open var selectedIndex: Int {
    get {
      guard let selected else { return NSNotFound }
      return containment.children.firstIndex { $0 === selected } ?? NSNotFound
    }
    set { select(at: newValue) }
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
    if selected !== subsequentVC { selectedViewController = subsequentVC }
  }

  // MARK: Storage

  private final var storedTabBar: UITabBar?
  private final var storedIsTabBarHidden = false
  final var hasViewControllers = false
  /// The screen of the selected tab.
  final var selected: UIViewController?
  /// The screen whose view lies in the controller's.
  final var screenInView: UIViewController?
  /// Those that go since the last turn.
  final var leaving: [UIViewController] = []
  /// What animates the change of tabs that has begun.
  final var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What holds the two screens while an animator changes tabs.
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

  override var safeAreaForChildren: UIEdgeInsets? { safeAreaAboveBar }

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
