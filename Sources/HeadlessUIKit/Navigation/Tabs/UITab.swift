public import Foundation

/// A tab of a tab bar controller, which provides its screen at the first access.
@preconcurrency @MainActor
open class UITab: NSObject {
  // MARK: Creating tabs

  /// Creates a tab.
  ///
  /// - Parameter viewControllerProvider: Makes the screen, once.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  // MARK: Accessing a tab's appearance

  /// The title in the bar.
  open var title: String {
    didSet { itemIfMade?.title = title }
  }

  /// The image in the bar.
  open var image: UIImage? {
    didSet { itemIfMade?.image = image }
  }

  /// The name by which code finds the tab.
  open private(set) var identifier: String

  /// The text of the badge, or `nil` for no badge.
  open var badgeValue: String? {
    didSet { itemIfMade?.badgeValue = badgeValue }
  }

  /// Whether a user may select the tab.
  open var isEnabled = true {
    didSet { itemIfMade?.isEnabled = isEnabled }
  }

  /// Whether the tab bar leaves the tab out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.visibleTabsDidChange() } }
  }

  /// The app's data for the tab.
  open var userInfo: Any?

  // MARK: Accessing the view controller and the hierarchy

  /// The screen of the tab, which the provider makes when it is first asked for.
  open var viewController: UIViewController? {
    if let screenIfMade { return screenIfMade }
    guard let provider, !isProviding else { return nil }
    isProviding = true
    defer { isProviding = false }
    screenIfMade = provider(self)
    return screenIfMade
  }

  /// The tab bar controller that has the tab, or the group of the tab.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? controller }

  /// The group that has the tab.
  open internal(set) weak var parent: UITabGroup?

  /// The outermost group around the tab with a navigation controller that manages its screens.
  open var managingTabGroup: UITabGroup? {
    var found: UITabGroup?
    var group = parent
    while let next = group {
      if next.managingNavigationController != nil { found = next }
      group = next.parent
    }
    return found
  }

  // MARK: Storage

  private final let provider: ((UITab) -> UIViewController)?
  private final var isProviding = false
  private final var itemIfMade: UITabBarItem?
  private(set) final var screenIfMade: UIViewController?
  final weak var controller: UITabBarController?

  // MARK: The model

  /// Whether the tab can make a screen.
  final var hasProvider: Bool { provider != nil }

  /// The screen that a tab bar shows if the tab belongs to a tab bar controller.
  final var rootScreenIfMade: UIViewController? {
    guard let group = self as? UITabGroup else { return screenIfMade }
    if let stack = group.managingNavigationController { return group.hasFilled ? stack : nil }
    guard !group.hasProvider, let child = group.currentChild else { return screenIfMade }
    return child.rootScreenIfMade
  }

  /// The same, made if need be; without a provider, an empty screen.
  final var rootScreen: UIViewController {
    if let group = self as? UITabGroup {
      if let stack = group.managingNavigationController {
        group.fill(animated: false)
        return stack
      }
      if !group.hasProvider, let child = group.currentChild { return child.rootScreen }
    }
    if let viewController { return viewController }
    let empty = UIViewController()
    screenIfMade = empty
    return empty
  }

  /// Whether a screen belongs to the tab, or to a tab inside it.
  final func provides(_ screen: UIViewController) -> Bool {
    family.contains { tab in
      tab.screenIfMade === screen
        || (tab as? UITabGroup)?.managingNavigationController === screen
    }
  }

  /// The item in the bar.
  final var item: UITabBarItem {
    if let itemIfMade { return itemIfMade }
    let item = makeItem()
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    itemIfMade = item
    return item
  }

  func makeItem() -> UITabBarItem { UITabBarItem() }

  /// The tab that is selected within this one: itself, unless it is a group.
  var selectedLeaf: UITab { self }

  /// The tab and all within it.
  var family: [UITab] { [self] }
}
