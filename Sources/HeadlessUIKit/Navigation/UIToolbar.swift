public import Foundation

/// A bar with buttons, usually at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, ManagedBar {
  // MARK: Configuring the toolbar

  /// The object that decides the position of the toolbar; it is not kept alive.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Whether the toolbar is translucent.
  open var isTranslucent = true

  /// Whether the toolbar is light or dark.
  open var barStyle = UIBarStyle.default

  // MARK: Configuring the toolbar items

  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in storedItems ?? [] where item.holder === self { item.holder = nil }
    storedItems = items
    for item in items ?? [] { item.holder = self }
    setNeedsLayout()
  }

  // MARK: Customizing appearance

  /// The colour of the toolbar.
  open var barTintColor: UIColor?

  /// The look of the toolbar.
  @NSCopying open var standardAppearance = UIToolbarAppearance()

  /// The look of the toolbar when there is little height.
  @NSCopying open var compactAppearance: UIToolbarAppearance?

  /// The look of the toolbar while the content is scrolled to its bottom.
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance?

  /// The look when there is little height and the content is scrolled to its bottom.
  @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Returns the background image of the toolbar at a position.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.image(for: topOrBottom, barMetrics) }

  /// Sets the background image of the toolbar at a position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds.set(backgroundImage, for: topOrBottom, barMetrics)
  }

  /// Returns the shadow image of the toolbar at a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows.image(for: topOrBottom)
  }

  /// Sets the shadow image of the toolbar at a position.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows.set(shadowImage, for: topOrBottom)
  }

  // MARK: Positioning the bar

  /// The position of the toolbar: at the bottom, unless the delegate decides otherwise.
  open var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .bottom : asked
  }

  // MARK: Laying out

  /// Returns a size with the toolbar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(in: self))
  }

  /// The height of the toolbar, with any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height(in: self))
  }

  /// Adds and lays out the views of the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  // MARK: Storage

  private final var storedItems: [UIBarButtonItem]?
  private final var backgrounds = BarBackgrounds()
  private final var shadows = BarBackgrounds()
  private final let content = BarContent()

  // MARK: The model

  override class var elementRole: ElementRole { .toolbar }

  typealias Manager = UINavigationController

  final var managerLink: ControllerLink?

  /// The height of a toolbar where a view is (behaviour 827).
  static func height(in view: UIView?) -> CGFloat { barHeights(around: view).toolbar }

  /// Lays out the items in a line; flexible spaces share the width that is left.
  private final func layOutContent() {
    let items = (storedItems ?? []).filter { !$0.isHidden }
    content.show(BarContent.views(of: items), in: self)
    let flexible = items.filter { $0.systemItem == .flexibleSpace && $0.width <= 0 }
    let taken = items.reduce(0) {
      $0 + BarContent.width(of: $1) + ($1.isSpace ? 0 : BarContent.gap)
    }
    let left = max(0, bounds.width - 2 * BarContent.margin(in: self) - taken)
    let share = flexible.isEmpty ? 0 : left / CGFloat(flexible.count)
    var edge = BarContent.margin(in: self)
    for item in items {
      edge = BarContent.layOut([item], in: self, from: edge, within: bounds.height)
      if flexible.contains(where: { $0 === item }) { edge += share }
    }
  }
}

extension UIToolbar: BarItemHolder {
  final var barOfItems: UIView? { self }
  final var responderOfItems: UIResponder? {
    // A navigation controller's toolbar displays the items of the top screen.
    (superview?.viewController as? UINavigationController)?.topViewController ?? self
  }

  final var notOnTop: NSObject? { nil }
  final func barItemsDidChange() { setNeedsLayout() }
}

/// The methods that decide the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
