public import Foundation

/// A control that does something when it is tapped.
///
/// A tap sends `.touchDown`, `.touchUpInside` and `.primaryActionTriggered` (behaviour 5). What a
/// button shows comes from its configuration where it has one; where that says nothing, from what
/// is set for its state, else for the normal state.
///
/// A button wants the size of its image and its title, each character half as wide as the font is
/// large, with the insets around them; without insets there are 6 points above and below, and a
/// button is at least 30 points wide.
open class UIButton: UIControl {
  // MARK: Creating buttons

  /// Creates a button that looks like nothing in particular.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// Creates a button with a configuration, and with the handler of an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    setType(.system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button of the system's that shows an image and calls a target's method.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button: Self = ObjectMaker.make(self)
    button.setType(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// What the button looks like of itself.
  open var buttonType: ButtonType { storedType }

  /// What the button is there for.
  open var role = Role.normal

  // MARK: Managing the configuration

  /// What the button shows, and how.
  open var configuration: Configuration? {
    get { storedConfiguration?.value }
    set {
      storedConfiguration = newValue.map(StoredConfiguration.init)
      lookDidChange()
    }
  }

  /// Whether the configuration's looks follow the state of the button.
  open var automaticallyUpdatesConfiguration = true

  /// Called on a later turn when the state has changed, to change the configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { lookDidChange() }
  }

  /// The type of what changes a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Asks for the configuration to be updated on a later turn.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdateScheduled, !isUpdating else { return }
    isUpdateScheduled = true
    scheduleConfigurationUpdate()
  }

  /// Called on a later turn when the state has changed; override it to change the configuration.
  open func updateConfiguration() {}

  // MARK: Configuring the title

  /// The label that shows the title.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel()
    label.font = defaultFont
    storedTitleLabel = label
    showsState = true
    addSubview(label)
    noticeContent()
    return label
  }

  /// The label that shows the subtitle, where the configuration has one.
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

  /// The title for a state, else the one for the normal state.
  open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles.set(title, for: state)
    noticeContent()
  }

  /// The title with attributes for a state, else the one for the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }

  /// Sets the title with attributes for a state, which comes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles.set(title, for: state)
    noticeContent()
  }

  /// The color of the title for a state, else the one for the normal state.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors.value(for: state) ?? defaultTitleColor(for: state)
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors.set(color, for: state)
    noticeContent()
  }

  /// The color of the title's shadow for a state, else the one for the normal state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadowColors.value(for: state)
  }

  /// Sets the color of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors.set(color, for: state)
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

  /// The image for a state, else the one for the normal state.
  open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, for: state)
    noticeContent()
  }

  /// The image behind the content for a state, else the one for the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages.value(for: state)
  }

  /// Sets the image behind the content for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages.set(image, for: state)
  }

  /// How a symbol is shown in a state, else how it is in the normal state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations.value(for: state) }

  /// Sets how a symbol is shown in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations.set(configuration, for: state)
    noticeContent()
  }

  // MARK: Getting the current state

  /// The title that the button shows.
  open var currentTitle: String? {
    if let configuration {
      if let title = configuration.attributedTitle { return String(title.characters) }
      if let title = configuration.title, selectedMenuTitle == nil { return title }
    }
    return selectedMenuTitle ?? titles.value(for: state)
  }

  /// The title with attributes that the button shows.
  open var currentAttributedTitle: NSAttributedString? {
    guard let configuration else { return attributedTitles.value(for: state) }
    let hasTitle = configuration.attributedTitle != nil || configuration.title != nil
    return hasTitle || attributedTitles.value(for: state) == nil
      ? configuredTitle : attributedTitles.value(for: state)
  }

  /// The color of the title that the button shows.
  open var currentTitleColor: UIColor {
    if let color = shownConfiguration?.baseForegroundColor { return color }
    return titleColor(for: state) ?? .white
  }

  /// The color of the shadow of the title that the button shows.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image that the button shows.
  open var currentImage: UIImage? {
    guard let configuration else { return images.value(for: state) }
    return configuration.image ?? images.value(for: state)
  }

  /// The image behind the content that the button shows.
  open var currentBackgroundImage: UIImage? {
    configuration?.background.image ?? backgroundImages.value(for: state)
  }

  /// How the button shows a symbol.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? symbolConfigurations.value(for: state)
  }

  // MARK: Configuring the layout

  /// The space between the bounds and the content.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentSizeDidChange() }
  }

  /// How far the title's rectangle is made smaller.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// How far the image's rectangle is made smaller.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Where the background lies.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the content lies.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }

  /// Where the title lies.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).title
  }

  /// Where the image lies.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrangement(in: contentRect).image
  }

  /// The size of the content, with the insets.
  open override var intrinsicContentSize: CGSize { wantedSize }

  /// The size of the content, with the insets.
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

  /// Whether the shadow of the title changes sides while the button is highlighted.
  open var reversesTitleShadowWhenHighlighted = false

  /// Whether a pointer over the button shows.
  open var isPointerInteractionEnabled = false

  // MARK: Specifying the menu

  /// The menu of the button.
  open var menu: UIMenu? {
    didSet {
      if menu != nil { isContextMenuInteractionEnabled = true }
      menuDidChange()
    }
  }

  /// Whether a tap changes what is selected: the button itself, or an element of its menu.
  @exclusivity(unchecked) open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  /// Opens the menu where that is what the button is there for, else sends the primary event.
  open override func performPrimaryAction() {
    if showsMenuAsPrimaryAction, menu != nil {
      openMenu(with: nil)
    } else {
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      super.performPrimaryAction()
    }
  }

  // MARK: Making the view accessible

  /// Whether assistive technologies see the button, as they do unless told otherwise.
  open override var isAccessibilityElement: Bool {
    get { givenIsAccessibilityElement ?? true }
    set { givenIsAccessibilityElement = newValue }
  }

  /// The button in a word or two: its title, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentAttributedTitle?.string ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// What kind of thing the button is.
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

  /// Takes care that an update that is due comes about in the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // What was due before may have been dropped along with the screen before.
    if isUpdateScheduled { scheduleConfigurationUpdate() }
  }

  /// Takes over the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    noticeContent()
  }

  // MARK: Storage

  final var storedType = ButtonType.custom
  /// Whether anything changes along with the state, which most taps can do without asking.
  @exclusivity(unchecked) final var showsState = false
  private final var storedConfiguration: StoredConfiguration?
  final var storedTitleLabel: UILabel?
  final var storedSubtitleLabel: UILabel?
  final var storedImageView: UIImageView?
  /// The menu that is open.
  package final var shownMenu: OpenMenu?
  final var titles = StateValues<String>()
  final var attributedTitles = StateValues<NSAttributedString>()
  final var titleColors = StateValues<UIColor>()
  final var titleShadowColors = StateValues<UIColor>()
  final var images = StateValues<UIImage>()
  final var backgroundImages = StateValues<UIImage>()
  final var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  private final var givenIsAccessibilityElement: Bool?
  private final var givenTraits: UIAccessibilityTraits?
  private final var isUpdateScheduled = false
  private final var isUpdating = false

  // MARK: The model

  package override var tapWords: GestureWords {
    GestureWords(name: "Fleet.ButtonError", cannot: "Cannot tap UIButton")
  }

  package override var claimsTaps: Bool { true }

  override var isOfKnownClass: Bool { type(of: self) == UIButton.self }

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
    // The menu takes the finger over, unless a handler has taken the button away.
    if openMenu(with: event), isTracking { cancelTouch(with: event) }
  }

  override func touchUpInside(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send(.touchUpInside, with: event)
    // The one place that decides which of the two comes first (behaviour 5).
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
    // A handler sets the configuration that it is called for: that asks for no further update.
    isUpdating = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdating = false
    noticeContent()
  }

  /// A configuration is large, and most buttons have none.
  private final class StoredConfiguration {
    let value: Configuration

    init(_ value: Configuration) { self.value = value }
  }
}
