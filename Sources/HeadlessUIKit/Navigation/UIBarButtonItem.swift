public import Foundation

/// A button of a navigation bar or a toolbar.
///
/// A tap performs the primary action where there is one, else opens the menu, else sends the action
/// to the target (behaviour 33, 34). An item with a view of its own does nothing by itself.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  // MARK: Creating items

  /// Creates an item that shows nothing.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item that the system knows, with a target's method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    adopt(systemItem)
    setTarget(target, action)
  }

  /// Creates an item that the system knows, with an action and a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    adopt(systemItem)
    storedPrimaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title and a target's method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with an image and a target's method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  /// Creates an item with an image for each way to hold a phone, and a target's method.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with an action, whose title and image it has, and with a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    if let primaryAction { self.primaryAction = primaryAction }
  }

  /// Creates an item with a target's method and a menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    setTarget(target, action)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // MARK: Creating space

  /// Creates space of a width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = ObjectMaker.make(self)
    item.adopt(.fixedSpace)
    item.width = width
    return item
  }

  /// Creates space that takes what is left.
  open class func flexibleSpace() -> Self {
    let item = ObjectMaker.make(self)
    item.adopt(.flexibleSpace)
    return item
  }

  // MARK: Managing the item

  /// What the item calls on the target.
  open var action: Selector?

  /// What the action goes to, not kept alive; without one, the responder chain is searched.
  open weak var target: AnyObject?

  /// What the item does; it comes before target and action, and gives its title and image.
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set {
      storedPrimaryAction = newValue
      guard let newValue, systemItem == nil else { return }
      title = newValue.title
      image = newValue.image
    }
  }

  /// The menu, which a tap opens where the item has no action.
  open var menu: UIMenu?

  /// Whether a tap selects the item, or no longer.
  open var changesSelectionAsPrimaryAction = false

  /// Whether the item is selected.
  open var isSelected = false

  /// Whether the item is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { contentDidChange() } }
  }

  /// How the item looks.
  open var style = Style.plain

  /// The titles that the item may get, for which there should be room.
  open var possibleTitles: Set<String>?

  /// The width, where it is not 0.
  open var width: CGFloat = 0

  /// The view that the item shows.
  open var customView: UIView? {
    didSet { if customView !== oldValue { contentDidChange() } }
  }

  // MARK: Customizing appearance

  /// The colour of the item, where it is not the bar's.
  open var tintColor: UIColor?

  /// The image behind the item in a state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics]?.value(for: state) }

  /// Sets the image behind the item in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics, default: StateValues()].set(backgroundImage, for: state)
  }

  /// How far the background is moved down.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundAdjustments[barMetrics] ?? 0
  }

  /// Moves the background down.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundAdjustments[barMetrics] = adjustment
  }

  /// How far the title is moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleAdjustments[barMetrics] ?? .zero
  }

  /// Moves the title.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
  }

  // MARK: Storage

  private final var storedPrimaryAction: UIAction?
  /// The item of the system's that this is.
  package private(set) final var systemItem: SystemItem?
  private final var backgroundImages: [UIBarMetrics: StateValues<UIImage>] = [:]
  private final var backgroundAdjustments: [UIBarMetrics: CGFloat] = [:]
  private final var titleAdjustments: [UIBarMetrics: UIOffset] = [:]

  // MARK: The model

  /// What holds the item: a navigation item, a toolbar, or the screen whose toolbar items these are.
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
