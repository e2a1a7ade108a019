public import Foundation

/// A bar with tabs, of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  // MARK: Creating a tab bar

  /// Creates a tab bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a tab bar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Customizing the tab bar behavior

  /// What hears of the tabs that a user selects; it is not kept alive.
  open var delegate: (any UITabBarDelegate)? {
    get { controller ?? storedDelegate }
    set {
      guard controller == nil else {
        return ModelException.internalInconsistency.raise(
          "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
          by: "UITabBar.delegate")
      }
      storedDelegate = newValue
    }
  }

  // MARK: Configuring tab bar items

  /// The tabs, from left to right.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the tabs; the selected one stays selected where it is still there.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard controller == nil else {
      return ModelException.internalInconsistency.raise(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
        by: "UITabBar.setItems(_:animated:)")
    }
    show(items)
  }

  /// The tab that is selected; nobody hears of it when code selects one.
  open var selectedItem: UITabBarItem? {
    get { storedSelectedItem }
    set {
      guard controller == nil else {
        return ModelException.internalInconsistency.raise(
          "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
          by: "UITabBar.selectedItem")
      }
      guard newValue == nil || has(newValue) else { return }
      storedSelectedItem = newValue
    }
  }

  // MARK: Customizing the tab bar appearance

  /// Whether the tab bar is light or dark.
  open var barStyle = UIBarStyle.default

  /// Whether what is behind the tab bar shows through.
  open var isTranslucent = true

  /// The colour of the tab bar.
  open var barTintColor: UIColor?

  /// The colour of the tabs that are not selected.
  open var unselectedItemTintColor: UIColor?

  /// The image behind the tab bar.
  open var backgroundImage: UIImage?

  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?

  /// How the tabs share the bar.
  open var itemPositioning = ItemPositioning.automatic

  /// The width of a tab, where it is not 0.
  open var itemWidth: CGFloat = 0

  /// The space between tabs, where it is not 0.
  open var itemSpacing: CGFloat = 0

  /// How the tab bar looks.
  @NSCopying open var standardAppearance = UITabBarAppearance()

  /// How the tab bar looks while the content is at its bottom.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?

  // MARK: Laying out

  /// 49 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// 49 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  // MARK: Storage

  private final weak var storedDelegate: (any UITabBarDelegate)?
  private final var storedItems: [UITabBarItem]?
  private final var storedSelectedItem: UITabBarItem?

  // MARK: The model

  static let height: CGFloat = 49

  /// The tab bar controller that manages the bar.
  final var controller: UITabBarController? {
    get { managerLink?.controller as? UITabBarController }
    set { managerLink = newValue?.link }
  }
  private final var managerLink: ControllerLink?

  final func show(_ items: [UITabBarItem]?) {
    storedItems = items
    if !has(storedSelectedItem) { storedSelectedItem = nil }
    setNeedsLayout()
  }

  final func select(_ item: UITabBarItem?) { storedSelectedItem = item }

  private final func has(_ item: UITabBarItem?) -> Bool {
    storedItems?.contains { $0 === item } ?? false
  }
}

extension UITabBar {
  /// How the tabs share the bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the traits say.
    case automatic = 0
    /// Over the whole bar.
    case fill = 1
    /// In the middle of the bar.
    case centered = 2
  }
}

/// What hears of the tabs that a user selects.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
