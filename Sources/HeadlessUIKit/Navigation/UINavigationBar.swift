public import Foundation

/// The bar at the top of a screen: its title, its buttons, and the way back.
///
/// The bar of a navigation controller shows the items of the controller's screens, and is not to be
/// changed by anybody else. Items are placed in a line; titles and plain buttons are not views.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Creating a bar

  /// Creates a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Configuring the navigation bar

  /// What is asked before the bar shows another item; it is not kept alive.
  open var delegate: (any UINavigationBarDelegate)? {
    get { controller.map { $0 as? any UINavigationBarDelegate } ?? storedDelegate }
    set {
      guard controller == nil else {
        return ModelException.internalInconsistency.raise(
          "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
          by: "UINavigationBar.delegate")
      }
      storedDelegate = newValue
    }
  }

  /// Whether what is behind the bar shows through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { controller?.barsDidChange() } }
  }

  // MARK: Pushing and popping items

  /// Shows an item on top, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isFree(for: "pushNavigationItem:animated:") else { return }
    guard storedDelegate?.navigationBar(self, shouldPush: item) != false else { return }
    storedItems.append(item)
    adopt(item)
    storedDelegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item on top away, if the delegate agrees.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isFree(for: "popNavigationItemAnimated:"), let item = storedItems.last else { return nil }
    guard storedDelegate?.navigationBar(self, shouldPop: item) != false else { return nil }
    if storedItems.last === item { storedItems.removeLast() }
    release(item)
    storedDelegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The items, of which the last one shows.
  open var items: [UINavigationItem]? {
    get {
      if let controller { return controller.viewControllers.map(\.navigationItem) }
      return storedItems.isEmpty ? nil : storedItems
    }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces all items; the delegate is not asked.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isFree(for: "setItems:animated:") else { return }
    for item in storedItems { release(item) }
    storedItems = items ?? []
    for item in storedItems { adopt(item) }
    setNeedsLayout()
  }

  /// The item that shows.
  open var topItem: UINavigationItem? {
    if let controller { return controller.topViewController?.navigationItem }
    return storedItems.last
  }

  /// The item below the one that shows, which the back button leads to.
  open var backItem: UINavigationItem? {
    if let controller { return controller.backViewController?.navigationItem }
    return storedItems.dropLast().last
  }

  // MARK: Customizing the bar appearance

  /// Whether titles are large.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { controller?.barsDidChange() } }
  }

  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// The image beside the title of the back button.
  open var backIndicatorImage: UIImage?

  /// The image that cuts titles out while they slide below the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// How the bar looks.
  @NSCopying open var standardAppearance = UINavigationBarAppearance()

  /// How a bar of little height looks.
  @NSCopying open var compactAppearance: UINavigationBarAppearance?

  /// How the bar looks while the content is at its top.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// How a bar of little height looks while the content is at its top.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The image behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.image(for: .any, barMetrics)
  }

  /// Sets the image behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds.set(backgroundImage, for: .any, barMetrics)
  }

  /// The image behind the bar where it lies in a place.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.image(for: barPosition, barMetrics) }

  /// Sets the image behind the bar where it lies in a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds.set(backgroundImage, for: barPosition, barMetrics)
  }

  /// How far the title is moved down.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// Moves the title down.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
  }

  // MARK: Positioning the bar

  /// Where the bar lies: attached to the top as a controller's.
  open var barPosition: UIBarPosition {
    controller == nil ? storedDelegate?.position(for: self) ?? .any : .topAttached
  }

  // MARK: Laying out

  /// 44 points high, 96 with a large title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// As high as `sizeThatFits(_:)` says.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// Shows and places the views of the item on top.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  // MARK: Storage

  private final weak var storedDelegate: (any UINavigationBarDelegate)?
  private final var storedItems: [UINavigationItem] = []
  private final var backgrounds = BarBackgrounds()
  private final var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  private final let content = BarContent()

  // MARK: The model

  /// The navigation controller that manages the bar.
  final var controller: UINavigationController? {
    get { managerLink?.controller as? UINavigationController }
    set { managerLink = newValue?.link }
  }
  private final var managerLink: ControllerLink?

  /// Whether the title on top is large.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    return controller?.topShowsLargeTitle ?? (topItem?.largeTitleDisplayMode != .never)
  }

  final var barHeight: CGFloat { showsLargeTitle ? 96 : 44 }

  /// What the back button says; `nil` where there is none.
  package final var backButtonTitle: String? {
    guard let backItem, topItem?.showsBackButton == true else { return nil }
    return backItem.titleOfBackButton
  }

  /// What can be in the way of a button that leads back.
  package enum NoBackButton {
    /// The bar shows no item at all.
    case empty
    /// The item on top is the first one.
    case atRoot
    /// The item on top hides the button.
    case hidden
    /// An item of a bar stands where the button would.
    case replaced
  }

  /// Why there is no button that leads back; `nil` where there is one.
  package final var noBackButton: Refusal<NoBackButton>? {
    guard let topItem else { return Refusal(.empty) }
    if backItem == nil { return Refusal(.atRoot, culprit: topItem) }
    if topItem.hidesBackButton { return Refusal(.hidden, culprit: topItem) }
    return topItem.showsBackButton ? nil : Refusal(.replaced, culprit: topItem)
  }

  /// The method that can refuse a tap on the back button.
  static let shouldPop = "navigationBar(_:shouldPop:)"

  /// What a tap on the back button does; answers who refused it.
  package final func userTapBackButton() -> Refusal<Veto>? {
    if let controller { return controller.userTapBackButton() }
    if let action = topItem?.backAction {
      action.perform(from: self)
      return nil
    }
    let item = topItem
    popItem(animated: true)
    guard topItem === item else { return nil }
    return Refusal(.answeredFalse, culprit: storedDelegate as? NSObject, method: Self.shouldPop)
  }

  private final func isFree(for call: String) -> Bool {
    guard controller != nil else { return true }
    ModelException.internalInconsistency.raise(
      "Cannot call \(call) directly on a UINavigationBar managed by a controller.",
      by: "UINavigationBar")
    return false
  }

  private final func adopt(_ item: UINavigationItem) {
    item.storedBar = self
    setNeedsLayout()
  }

  private final func release(_ item: UINavigationItem) {
    if item.storedBar === self { item.storedBar = nil }
    setNeedsLayout()
  }

  /// Whether the bar stays as it is with an item on top: it shows no views, is to show none, and has
  /// the same height with any title.
  final func needsNoLayout(with item: UINavigationItem?) -> Bool {
    type(of: self) == UINavigationBar.self && !prefersLargeTitles && isBare(with: item)
  }

  private final func isBare(with item: UINavigationItem?) -> Bool {
    guard content.isEmpty, let item else { return content.isEmpty }
    return item.leftItems.isEmpty && item.rightItems.isEmpty && item.titleView == nil
  }

  private final func layOutContent() {
    let item = topItem
    if isBare(with: item) { return }
    let left = item?.leftItems ?? []
    let right = item?.rightItems ?? []
    let titleView = item?.titleView
    content.show(BarContent.views(of: left + right) + [titleView].compactMap { $0 }, in: self)
    if !left.isEmpty {
      let start = BarContent.margin + (backButtonTitle == nil ? 0 : 44 + BarContent.gap)
      BarContent.place(left, from: start, within: 44)
    }
    if !right.isEmpty {
      BarContent.place(
        right, from: bounds.width - BarContent.margin, within: 44, toTheLeft: true)
    }
    guard let titleView else { return }
    let size = BarContent.size(of: titleView)
    titleView.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (44 - size.height) / 2, width: size.width,
      height: size.height)
  }
}
