public import Foundation

/// The view above or below a section of a table, which can be used again for another section.
open class UITableViewHeaderFooterView: UIView, ReusableView, ConfigurableView {
  // MARK: Creating the view

  /// Creates a view that can be reused under an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Creates a view with a frame.
  ///
  /// It cannot be reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view that cannot be reused.
  public convenience init() { self.init(reuseIdentifier: nil) }

  // MARK: Reusing the view

  /// The identifier under which the view can be reused.
  open package(set) var reuseIdentifier: String?

  /// Called before the view is reused.
  open func prepareForReuse() {}

  // MARK: Managing the content

  /// Returns the default content of the view, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (superview as? UITableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  /// The configuration of the content.
  ///
  /// It replaces the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, in: self) }
  }

  /// Whether the content follows the view's state.
  open var automaticallyUpdatesContentConfiguration = true

  /// The view that holds the content.
  open var contentView: UIView { content.view(in: self) }

  /// The label for the text, or `nil` if there is a configuration.
  open var textLabel: UILabel? { content.firstLabel(in: self) }

  /// The label for the second text, or `nil` if there is a configuration.
  open var detailTextLabel: UILabel? { content.secondLabel(in: self) }

  // MARK: Managing the background

  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the background follows the view's state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns the default background of the view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Managing the state

  /// The state on which configurations depend.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests an update of the configurations on a later turn.
  open func setNeedsUpdateConfiguration() {
    content.requestUpdate(of: self, on: "UITableViewHeaderFooterView configuration")
  }

  /// Called when the state has changed.
  ///
  /// A subclass changes the configurations here.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration { content.update(for: state, in: self) }
  }

  /// Called when the state has changed, after the view's own update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The type of closures that change a view's configurations.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  // MARK: Laying out subviews

  /// Returns the size that the content's constraints give the view, or that its texts need.
  ///
  /// A view without constraints is not asked; it has a height that suits the table.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = content.size(
      of: self, targetSize, horizontalFittingPriority, verticalFittingPriority, beside: 0,
      leastListHeight: 0)
    return size
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// Returns the height that the labels need, or 0 if there is room for them in any header.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(0, size.width - 2 * TableMetrics.margin)
    let texts = TextBlock(first: content.label, second: content.second).size(width: room)
    let tables = DeviceProfile.ofSystem.tables
    let height = (texts.height + 2 * tables.headerContentMargin).roundedToPixel
    return CGSize(width: size.width, height: height > tables.headerHeight ? height : 0)
  }

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    content.storedView?.frame = bounds
    backgroundView?.frame = bounds
    let inner = bounds.insetBy(dx: min(TableMetrics.margin, bounds.width / 2), dy: 0)
    TextBlock(first: content.label, second: content.second).layOut(
      in: inner, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Storage

  private final var content = CellContent()
  /// Whether the view waits in the pool of a table.
  final var isPooled = false

  // MARK: The model

  override class var elementRole: ElementRole { .sectionEnd }

  final override func labelDidChange(_ label: UILabel) { content.labelDidChange(label, in: self) }

  final func updateConfigurationIfNeeded() {
    ObservationTracking.call(of: self) {
      $0.setNeedsUpdateConfiguration()
    } _: {
      content.updateIfNeeded(configurationState, updateConfiguration(using:)) {
        configurationUpdateHandler?(self, $0)
      }
    }
  }
}
