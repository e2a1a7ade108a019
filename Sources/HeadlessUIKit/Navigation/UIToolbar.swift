public import Foundation

/// A bar with buttons, usually at the bottom of a screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  // MARK: Creating a toolbar

  /// Creates a toolbar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a toolbar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Configuring the toolbar

  /// What says where the toolbar lies; it is not kept alive.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Whether what is behind the toolbar shows through.
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

  /// How the toolbar looks.
  @NSCopying open var standardAppearance = UIToolbarAppearance()

  /// How a toolbar of little height looks.
  @NSCopying open var compactAppearance: UIToolbarAppearance?

  /// How the toolbar looks while the content is at its bottom.
  @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance?

  /// How a toolbar of little height looks while the content is at its bottom.
  @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// The image behind the toolbar where it lies in a place.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.image(for: topOrBottom, barMetrics) }

  /// Sets the image behind the toolbar where it lies in a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds.set(backgroundImage, for: topOrBottom, barMetrics)
  }

  /// The image of the shadow where the toolbar lies in a place.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows.image(for: topOrBottom)
  }

  /// Sets the image of the shadow where the toolbar lies in a place.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows.set(shadowImage, for: topOrBottom)
  }

  // MARK: Positioning the bar

  /// Where the toolbar lies: at the bottom, unless the delegate says otherwise.
  open var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .bottom : asked
  }

  // MARK: Laying out

  /// 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Shows and places the views of the items.
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

  /// The navigation controller that manages the bar.
  final var controller: UINavigationController? {
    get { managerLink?.controller as? UINavigationController }
    set { managerLink = newValue?.link }
  }
  private final var managerLink: ControllerLink?

  static let height: CGFloat = 44

  /// Places the items in a line; flexible space shares what is left.
  private final func layOutContent() {
    let items = (storedItems ?? []).filter { !$0.isHidden }
    content.show(BarContent.views(of: items), in: self)
    let flexible = items.filter { $0.systemItem == .flexibleSpace && $0.width <= 0 }
    let taken = items.reduce(0) {
      $0 + BarContent.width(of: $1) + ($1.isSpace ? 0 : BarContent.gap)
    }
    let left = max(0, bounds.width - 2 * BarContent.margin - taken)
    let share = flexible.isEmpty ? 0 : left / CGFloat(flexible.count)
    var edge = BarContent.margin
    for item in items {
      edge = BarContent.place([item], from: edge, within: bounds.height)
      if flexible.contains(where: { $0 === item }) { edge += share }
    }
  }
}

extension UIToolbar: BarItemHolder {
  final var barOfItems: UIView? { self }
  final var responderOfItems: UIResponder? {
    // A navigation controller's toolbar has the items of the screen on top.
    (superview?.viewController as? UINavigationController)?.topViewController ?? self
  }

  final var notOnTop: NSObject? { nil }
  final func barItemsDidChange() { setNeedsLayout() }
}

/// What says where a toolbar lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
