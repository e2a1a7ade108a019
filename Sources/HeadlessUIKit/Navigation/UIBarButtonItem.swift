public import Foundation

/// A button of a navigation bar or a toolbar.
///
/// A tap performs the primary action. Without one, it opens the menu. Without either, it sends the
/// action to the target (behaviour 33, 34). An item with its own view does nothing itself.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  // MARK: Creating items

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a system item that calls a method of a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    adopt(systemItem)
    setTarget(target, action)
  }

  /// Creates a system item with an action and a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    adopt(systemItem)
    storedPrimaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title that calls a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with an image that calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with an image for each orientation that calls a method of a target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with an action, which provides a missing title and image, and a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    if let primaryAction { self.primaryAction = primaryAction }
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an item that calls a method of a target, with a menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    setTarget(target, action)
  }

  /// Creates an item that displays a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // MARK: Creating space

  /// Returns space with a fixed width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = ObjectMaker.make(self)
    item.adopt(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns space that takes all the width that is left.
  open class func flexibleSpace() -> Self {
    let item = ObjectMaker.make(self)
    item.adopt(.flexibleSpace)
    return item
  }

  // MARK: Managing the item

  /// The method that the item calls on its target.
  open var action: Selector?

  /// The target of the action, which is not kept alive; without one, responders are searched.
  open weak var target: AnyObject?

  /// The action of the item; it provides title and image, and wins over target and action.
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set {
      storedPrimaryAction = newValue
      guard let newValue, systemItem == nil else { return }
      title = newValue.title
      image = newValue.image
    }
  }

  /// The menu, which a tap opens if the item has no action.
  open var menu: UIMenu?

  /// Whether a tap selects or deselects the item.
  open var changesSelectionAsPrimaryAction = false

  /// Whether the item is selected.
  open var isSelected = false

  /// Whether the item is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { contentDidChange() } }
  }

  /// The style of the item.
  open var style = Style.plain

  /// The titles that the item may get, so that the bar can reserve room.
  open var possibleTitles: Set<String>?

  /// The width, or 0 if the content decides it.
  open var width: CGFloat = 0

  /// The view that the item displays.
  open var customView: UIView? {
    didSet { if customView !== oldValue { contentDidChange() } }
  }

  // MARK: Customizing appearance

  /// The colour of the item, if it differs from the bar's.
  open var tintColor: UIColor?

  /// Returns the background image for a state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics]?.value(for: state) }

  /// Sets the background image for a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics, default: StateValues()].set(backgroundImage, for: state)
  }

  /// Returns the background image for a state in a style, or else the image for all styles.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    styledImages[style]?[barMetrics]?.value(for: state)
      ?? backgroundImage(for: state, barMetrics: barMetrics)
  }

  /// Sets the background image for a state in a style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {
    styledImages[style, default: [:]][barMetrics, default: StateValues()]
      .set(backgroundImage, for: state)
  }

  /// Returns the background image for a state, where the item is a back button.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backImages[barMetrics]?.value(for: state) }

  /// Sets the background image for a state, where the item is a back button.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backImages[barMetrics, default: StateValues()].set(backgroundImage, for: state) }

  /// Returns the offset of the title, where the item is a back button.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleAdjustments[barMetrics] ?? .zero
  }

  /// Sets the offset of the title, where the item is a back button.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { backTitleAdjustments[barMetrics] = adjustment }

  /// Returns the vertical offset of the background, where the item is a back button.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backBackgroundAdjustments[barMetrics] ?? 0 }

  /// Sets the vertical offset of the background, where the item is a back button.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { backBackgroundAdjustments[barMetrics] = adjustment }

  /// Returns the vertical offset of the background.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundAdjustments[barMetrics] ?? 0
  }

  /// Sets the vertical offset of the background.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundAdjustments[barMetrics] = adjustment
  }

  /// Returns the offset of the title.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleAdjustments[barMetrics] ?? .zero
  }

  /// Sets the offset of the title.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
  }

  // MARK: Sharing a background

  /// Whether the item stands on one background with its neighbors.
  open var sharesBackground = true

  /// Whether the item stands on no background that others share.
  open var hidesSharedBackground = false

  /// The mark on the item.
  open var badge: Badge?

  /// A name by which items of two screens are the same in a transition.
  open var identifier: String?

  // MARK: Storage

  private final var storedPrimaryAction: UIAction?
  /// The system item that this is, if any.
  package private(set) final var systemItem: SystemItem?
  private final var backgroundImages: [UIBarMetrics: StateValues<UIImage>] = [:]
  private final var styledImages: [Style: [UIBarMetrics: StateValues<UIImage>]] = [:]
  private final var backImages: [UIBarMetrics: StateValues<UIImage>] = [:]
  private final var backTitleAdjustments: [UIBarMetrics: UIOffset] = [:]
  private final var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
  private final var backBackgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
  private final var titleAdjustments: [UIBarMetrics: UIOffset] = [:]

  // MARK: The model

  /// The object that holds the item: a navigation item, a toolbar, or a screen with toolbar items.
  final weak var holder: (any BarItemHolder)?
  /// The menu that is open.
  package final var shownMenu: OpenMenu?

  final func adopt(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  private final func setTarget(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private final func contentDidChange() { holder?.barItemsDidChange() }
}

extension UIBarButtonItem {
  /// The obstacle for touching the item: in the item itself, then in its surroundings.
  package final var obstacle: Refusal<Obstacle>? {
    if !isEnabled { return Refusal(.disabled) }
    if isHidden { return Refusal(.hidden) }
    if let buried = holder?.notOnTop { return Refusal(.notOnTop, culprit: buried) }
    return bar?.obstacleAsBar
  }
}
