public import Foundation

/// A bar with tabs, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView, ManagedBar {
  // MARK: Customizing the tab bar behavior

  /// The object that is told about tabs that a user selects; it is not kept alive.
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

  /// Sets the tabs; the selected one stays selected if it is still there.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard controller == nil else {
      return ModelException.internalInconsistency.raise(
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
        by: "UITabBar.setItems(_:animated:)")
    }
    show(items)
  }

  /// The selected tab; the delegate is not told when code selects one.
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

  // MARK: Hiding the tab bar

  /// Whether the tab bar is hidden, be it by a pushed screen (behaviour 925).
  open override var isHidden: Bool {
    get { super.isHidden || controller?.hider != nil }
    set { super.isHidden = newValue }
  }

  // MARK: Customizing the tab bar appearance

  /// Whether the tab bar is light or dark.
  open var barStyle = UIBarStyle.default

  /// Whether the content behind the tab bar shows through.
  open var isTranslucent = true

  /// The colour of the tab bar.
  open var barTintColor: UIColor?

  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?

  /// The background image of the tab bar.
  open var backgroundImage: UIImage?

  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// The background image of the selected tab.
  open var selectionIndicatorImage: UIImage?

  /// How the tabs are distributed over the bar.
  open var itemPositioning = ItemPositioning.automatic

  /// The width of a tab, or 0 if the bar decides it.
  open var itemWidth: CGFloat = 0

  /// The space between tabs, or 0 if the bar decides it.
  open var itemSpacing: CGFloat = 0

  /// The look of the tab bar.
  @NSCopying open var standardAppearance = UITabBarAppearance()

  /// The look of the tab bar while the content is scrolled to its bottom.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?

  // MARK: Laying out

  /// Returns a size with the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: self))
  }

  /// The height of the bar, with any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height(in: self))
  }

  // MARK: Storage

  private final weak var storedDelegate: (any UITabBarDelegate)?
  private final var storedItems: [UITabBarItem]?
  private final var storedSelectedItem: UITabBarItem?

  // MARK: The model

  override class var elementRole: ElementRole { .tabBar }

  /// The height of a tab bar where a view is (behaviour 827).
  static func height(in view: UIView?) -> CGFloat { barHeights(around: view).tabBar }

  typealias Manager = UITabBarController

  final var managerLink: ControllerLink?

  final func show(_ items: [UITabBarItem]?) {
    storedItems = items
    if !has(storedSelectedItem) { storedSelectedItem = nil }
    setNeedsLayout()
    dressItems(items ?? [])
  }

  final func select(_ item: UITabBarItem?) { storedSelectedItem = item }

  private final func has(_ item: UITabBarItem?) -> Bool {
    storedItems?.contains { $0 === item } ?? false
  }
}

extension UITabBar {
  /// How the tabs are distributed over the bar.
  public enum ItemPositioning: Int, Sendable {
    /// As the traits decide.
    case automatic = 0
    /// Over the whole bar.
    case fill = 1
    /// In the middle of the bar.
    case centered = 2
  }
}

/// The methods by which a tab bar tells its delegate about tabs that a user selects.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
