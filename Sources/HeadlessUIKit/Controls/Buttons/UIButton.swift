public import Foundation

/// A control that does something when it is tapped.
///
/// A tap sends `.touchDown`, `.touchUpInside` and `.primaryActionTriggered` (behaviour 5). The
/// content comes from the configuration, if it is set. Parts that it leaves open come from the
/// values for the button's state, or else for the normal state.
///
/// The size of a button is the size of its image and its title, with the insets around them. Each
/// character is half as wide as the font is large. A button without insets has 6 points above and
/// below its title, and is at least 30 points wide.
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  // MARK: Creating buttons

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Creates a button of a type, with the title, the image and the handler of an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setType(buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button with a configuration and the handler of an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setType(.system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  /// Returns a system button that shows an image and calls a target's method.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button: Self = ObjectMaker.make(self)
    button.setType(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// The predefined look of the button.
  open var buttonType: ButtonType { storedType }

  /// The purpose of the button.
  open var role = Role.normal

  // MARK: Managing the configuration

  /// The content of the button, and its look.
  open var configuration: Configuration? {
    get { storedConfiguration?.value }
    set {
      storedConfiguration = newValue.map(StoredConfiguration.init)
      lookDidChange()
    }
  }

  /// Whether the configuration's colors follow the state of the button.
  open var automaticallyUpdatesConfiguration = true

  /// Called on a later turn after the state has changed, so that it can change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { lookDidChange() }
  }

  /// The type of closures that change a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Asks for the configuration to be updated on a later turn.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdateScheduled, !isUpdating else { return }
    isUpdateScheduled = true
    scheduleConfigurationUpdate()
  }

  /// Called on a later turn after the state has changed.
  ///
  /// A subclass changes the configuration here.
  open func updateConfiguration() {}

  // MARK: Configuring the title

  /// The label that shows the title.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel()
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel = label
    showsState = true
    addSubview(label)
    noticeContent()
    return label
  }

  /// The label that shows the subtitle, if the configuration has one.
  open var subtitleLabel: UILabel? {
    if let storedSubtitleLabel { return storedSubtitleLabel }
    guard currentSubtitle != nil else { return nil }
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .footnote)
    storedSubtitleLabel = label
    showsState = true
    addSubview(label)
    noticeContent()
    return label
  }

  /// Returns the title for a state, or else the one for the normal state.
  open func title(for state: UIControl.State) -> String? { contents.titles.value(for: state) }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents.titles.set(title, for: state)
    noticeContent()
  }

  /// Returns the title with attributes for a state, or else the one for the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents.attributedTitles.value(for: state)
  }

  /// Sets the title with attributes for a state.
  ///
  /// It wins over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents.attributedTitles.set(title, for: state)
    noticeContent()
  }

  /// Returns the color of the title for a state, or else the one for the normal state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents.titleColors.value(for: state) ?? defaultTitleColor(for: state)
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleColors.set(color, for: state)
    noticeContent()
  }

  /// Returns the color of the title's shadow for a state, or else the one for the normal state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents.titleShadowColors.value(for: state)
  }

  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleShadowColors.set(color, for: state)
  }

  // MARK: Configuring the image

  /// The view that shows the image.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    storedImageView = view
    showsState = true
    insertSubview(view, at: 0)
    noticeContent()
    return view
  }

  /// Returns the image for a state, or else the one for the normal state.
  open func image(for state: UIControl.State) -> UIImage? { contents.images.value(for: state) }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents.images.set(image, for: state)
    noticeContent()
  }

  /// Returns the image behind the content for a state, or else the one for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents.backgroundImages.value(for: state)
  }

  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents.backgroundImages.set(image, for: state)
  }

  /// Returns the symbol configuration for a state, or else the one for the normal state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { contents.symbolConfigurations.value(for: state) }

  /// Sets the symbol configuration for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    contents.symbolConfigurations.set(configuration, for: state)
    noticeContent()
  }

  // MARK: Getting the current state

  /// The title that the button shows.
  open var currentTitle: String? {
    if let configuration, let title = configuration.title,
      configuration.styledTitle != nil || selectedMenuTitle == nil
    {
      return title
    }
    return selectedMenuTitle ?? contents.titles.value(for: state)
  }

  /// The title with attributes that the button shows.
  open var currentAttributedTitle: NSAttributedString? {
    guard let configuration else { return contents.attributedTitles.value(for: state) }
    return configuration.title != nil || contents.attributedTitles.value(for: state) == nil
      ? configuredTitle : contents.attributedTitles.value(for: state)
  }

  /// The color of the title that the button shows.
  open var currentTitleColor: UIColor {
    if let color = resolvedConfiguration?.baseForegroundColor { return color }
    return titleColor(for: state) ?? .white
  }

  /// The color of the shadow of the title that the button shows.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image that the button shows.
  open var currentImage: UIImage? {
    guard let configuration else { return contents.images.value(for: state) }
    return configuration.image ?? contents.images.value(for: state)
  }

  /// The image behind the content that the button shows.
  open var currentBackgroundImage: UIImage? {
    configuration?.background.image ?? contents.backgroundImages.value(for: state)
  }

  /// The symbol configuration that the button uses.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
      ?? contents.symbolConfigurations.value(for: state)
  }

  // MARK: Configuring the layout

  /// The space between the bounds and the content.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentSizeDidChange() }
  }

  /// The insets of the title's rectangle.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of the image's rectangle.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Returns the rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

  /// Returns the rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }

  /// Returns the rectangle of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  /// The size of the content, with the insets.
  open override var intrinsicContentSize: CGSize { wantedSize }

  /// Returns the size of the content, with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

  /// Lays out image and title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  // MARK: Configuring the looks while touched

  /// Whether the image is darker while the button is highlighted.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image is paler while the button is disabled.
  open var adjustsImageWhenDisabled = true

  /// Whether the button glows while it is highlighted.
  open var showsTouchWhenHighlighted = false

  /// Whether the shadow of the title moves to the other side while the button is highlighted.
  open var reversesTitleShadowWhenHighlighted = false

  /// Whether a pointer over the button is visible.
  open var isPointerInteractionEnabled = false

  /// A function that says what a pointer over a button looks like, or nothing where it stays as it is.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// Says what a pointer over the button looks like; there is no pointer here.
  open var pointerStyleProvider: PointerStyleProvider?

  // MARK: Specifying the menu

  /// The menu of the button.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      menuDidChange()
    }
  }

  /// The order of the elements of the menu.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether a tap changes the selection of the button or of its menu.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  /// Opens the menu if that is the button's main purpose, or else sends the primary event.
  open override func performPrimaryAction() {
    if showsMenuAsPrimaryAction, menu != nil {
      openMenu(with: nil)
    } else {
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      super.performPrimaryAction()
    }
  }

  // MARK: Supporting spring loading

  /// Whether the button sends its action when a drag is held over it.
  open var isSpringLoaded = false

  // MARK: Making the view accessible

  /// Whether assistive technologies see the button, unless the app says otherwise.
  open override var isAccessibilityElement: Bool {
    get { givenIsAccessibilityElement ?? true }
    set { givenIsAccessibilityElement = newValue }
  }

  /// A short description for assistive technologies: the title, unless another one was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// The traits of the button for assistive technologies.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let givenTraits { return givenTraits }
      var traits = UIAccessibilityTraits.button
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { givenTraits = newValue }
  }

  // MARK: Observing view-related changes

  /// Schedules a pending update again in the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The window before may have dropped the update when it went away.
    if isUpdateScheduled { scheduleConfigurationUpdate() }
  }

  /// Applies the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    noticeContent()
  }

  // MARK: Storage

  final var storedType = ButtonType.custom
  /// Whether the look depends on the state.
  ///
  /// Most taps need not ask because of this.
  final var showsState = false
  private final var storedConfiguration: StoredConfiguration?
  final var storedTitleLabel: UILabel?
  final var storedSubtitleLabel: UILabel?
  final var storedImageView: UIImageView?
  /// The menu that is open.
  package final var shownMenu: OpenMenu?
  final var contents = StateContents()
  private final var givenIsAccessibilityElement: Bool?
  private final var givenTraits: UIAccessibilityTraits?
  private final var isUpdateScheduled = false
  private final var isUpdating = false

  // MARK: The model

  override class var elementRole: ElementRole { .button }

  /// Called when the user has chosen an element of the menu.
  func menuSelectionDidChange() {}

  package override var claimsTaps: Bool { true }

  override func adopt(_ primaryAction: UIAction) {
    super.adopt(primaryAction)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
  }

  override func stateDidChange() {
    guard showsState else { return }
    showContent()
    if storedConfiguration != nil || configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
  }

  private final func lookDidChange() {
    showsState = true
    noticeContent()
    setNeedsUpdateConfiguration()
  }

  override func menuDidChange() {
    selectFirstOfMenu()
    noticeContent()
  }

  override func touchOpensMenu(with event: UIEvent?) {
    // The menu takes over the finger, unless a handler has removed the button.
    if openMenu(with: event), isTracking { cancelTouch(with: event) }
  }

  override func touchUpInside(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send(.touchUpInside, with: event)
    // This is the only place that decides which of the two comes first (behaviour 5).
    send(.primaryActionTriggered, with: event)
  }

  private final func scheduleConfigurationUpdate() {
    hostApplication.mainLoop.enqueue("UIButton.updateConfiguration()") { [weak self] in
      self?.runConfigurationUpdate()
    }
  }

  private final func runConfigurationUpdate() {
    guard isUpdateScheduled else { return }
    isUpdateScheduled = false
    // A handler sets the configuration while it runs. That must not ask for another update.
    isUpdating = true
    ObservationTracking.call(of: self) {
      $0.setNeedsUpdateConfiguration()
    } _: {
      updateConfiguration()
      configurationUpdateHandler?(self)
    }
    isUpdating = false
    noticeContent()
  }

  /// Holds a configuration apart from the button, because it is large and most buttons have no
  /// configuration.
  private final class StoredConfiguration {
    let value: Configuration

    init(_ value: Configuration) { self.value = value }
  }
}
