public import Foundation

/// The bar at the top of a screen: its title, its buttons, and the way back.
///
/// The bar of a navigation controller displays the items of the controller's screens, so code must
/// not change it directly. Items are laid out in a line; titles and plain buttons are not views.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, ManagedBar {
  // MARK: Configuring the navigation bar

  /// The object that is asked before the bar changes its top item; it is not kept alive.
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

  /// Whether the content behind the bar shows through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { controller?.barsDidChange() } }
  }

  // MARK: Pushing and popping items

  /// Puts an item on top, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isFree(for: "pushNavigationItem:animated:") else { return }
    guard storedDelegate?.navigationBar(self, shouldPush: item) != false else { return }
    storedItems.append(item)
    adopt(item)
    storedDelegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item, if the delegate allows it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isFree(for: "popNavigationItemAnimated:"), let item = storedItems.last else { return nil }
    guard storedDelegate?.navigationBar(self, shouldPop: item) != false else { return nil }
    if storedItems.last === item { storedItems.removeLast() }
    release(item)
    storedDelegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The items; the bar displays the last one.
  open var items: [UINavigationItem]? {
    get {
      if let controller { return controller.screensAcross.map(\.navigationItem) }
      return storedItems.isEmpty ? nil : storedItems
    }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces all items, without asking the delegate.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isFree(for: "setItems:animated:") else { return }
    for item in storedItems { release(item) }
    storedItems = items ?? []
    for item in storedItems { adopt(item) }
    setNeedsLayout()
  }

  /// The item that the bar displays.
  open var topItem: UINavigationItem? {
    if let controller { return controller.topScreen?.navigationItem }
    return storedItems.last
  }

  /// The item below the top one, to which the back button leads.
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

  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The image of the shadow.
  open var shadowImage: UIImage?

  /// The image beside the title of the back button.
  open var backIndicatorImage: UIImage?

  /// The image that masks titles while they slide below the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The look of the bar.
  @NSCopying open var standardAppearance = UINavigationBarAppearance()

  /// The look of the bar when there is little height.
  @NSCopying open var compactAppearance: UINavigationBarAppearance?

  /// The look of the bar while the content is scrolled to its top.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of the bar when there is little height and the content is scrolled to its top.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Returns the background image of the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.image(for: .any, barMetrics)
  }

  /// Sets the background image of the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds.set(backgroundImage, for: .any, barMetrics)
  }

  /// Returns the background image of the bar at a position.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds.image(for: barPosition, barMetrics) }

  /// Sets the background image of the bar at a position.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds.set(backgroundImage, for: barPosition, barMetrics)
  }

  /// Returns the vertical offset of the title.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// Sets the vertical offset of the title.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
  }

  // MARK: Positioning the bar

  /// The position of the bar, which is attached to the top if a controller manages it.
  open var barPosition: UIBarPosition {
    controller == nil ? storedDelegate?.position(for: self) ?? .any : .topAttached
  }

  // MARK: Laying out

  /// Returns a size with the bar's height, which a large title increases.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// The height of the bar, with any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// Adds and lays out the views of the top item.
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

  override class var elementRole: ElementRole { .navigationBar }

  typealias Manager = UINavigationController

  final var managerLink: ControllerLink?

  /// Whether the top item has a large title.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isOnLowScreen else { return false }
    return controller?.topShowsLargeTitle ?? (topItem?.largeTitleDisplayMode != .never)
  }

  /// The height of a navigation bar without a large title where a view is (behaviour 827).
  static func height(in view: UIView?) -> CGFloat { barHeights(around: view).navigationBar }
  /// The height of the bar's row of items.
  final var rowHeight: CGFloat { Self.height(in: self) }

  /// The height that a large title adds to a navigation bar in UIKit.
  private static let largeTitleHeight = DeviceProfile.current.bars.largeTitleHeight

  /// The height that a search bar adds to a navigation bar in UIKit.
  private static let searchHeight: CGFloat = 52

  final var barHeight: CGFloat {
    let height = rowHeight + (showsLargeTitle ? Self.largeTitleHeight : 0)
    return searchBar == nil ? height : height + Self.searchHeight
  }

  /// The search bar of the top item.
  private final var searchBar: UISearchBar? {
    let item =
      if let controller { controller.topScreen?.navigationState.item } else { topItem }
    return item?.searchController?.searchBar
  }

  /// The title of the back button; `nil` if there is no back button.
  package final var backButtonTitle: String? {
    guard let backItem, topItem?.showsBackButton == true else { return nil }
    return backItem.titleOfBackButton
  }

  /// A reason why a bar has no back button to tap.
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

  /// Goes back as a tap on the back button does; returns the refusal, if any.
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

  /// Returns whether the bar needs no layout when an item comes on top.
  ///
  /// It needs no layout if it neither has nor gets views, and always has the same height.
  final func needsNoLayout(with item: UINavigationItem?) -> Bool {
    type(of: self) == UINavigationBar.self && !prefersLargeTitles && isBare(with: item)
  }

  private final func isBare(with item: UINavigationItem?) -> Bool {
    guard content.isEmpty, let item else { return content.isEmpty }
    return item.leftItems.isEmpty && item.rightItems.isEmpty && item.titleView == nil
      && item.searchController == nil
  }

  private final func layOutContent() {
    let item = topItem
    if isBare(with: item) { return }
    let left = item?.leftItems ?? []
    let right = item?.rightItems ?? []
    let titleView = item?.titleView
    let searchBar = searchBar
    content.show(
      BarContent.views(of: left + right) + [titleView, searchBar].compactMap { $0 }, in: self)
    searchBar?.frame = CGRect(
      x: 0, y: bounds.height - Self.searchHeight, width: bounds.width, height: Self.searchHeight)
    if !left.isEmpty {
      let backButton = backButtonTitle == nil ? 0 : BarContent.buttonLength + BarContent.gap
      BarContent.layOut(
        left, in: self, from: BarContent.margin(in: self) + backButton, within: rowHeight)
    }
    if !right.isEmpty {
      BarContent.layOut(
        right, in: self, from: bounds.width - BarContent.margin(in: self), within: rowHeight,
        toTheLeft: true)
    }
    guard let titleView else { return }
    let size = BarContent.size(of: titleView)
    titleView.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (rowHeight - size.height) / 2, width: size.width,
      height: size.height)
  }
}
