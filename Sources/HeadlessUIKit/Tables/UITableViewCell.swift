public import Foundation
import Interfaces

/// The view of one row of a table, which is reused for other rows when its row is not visible.
open class UITableViewCell: UIView, ReusableView, ConfigurableView {
  // MARK: Creating a table view cell

  /// Creates a cell of a style that can be reused under an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(
      frame: CGRect(x: 0, y: 0, width: TableMetrics.cellWidth, height: TableMetrics.rowHeight))
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    style = coder.interface?.element.cellStyle ?? .default
    reuseIdentifier = coder.interface?.element.filled("reuseIdentifier")
    super.init(coder: coder)
  }

  /// Creates a cell with a frame.
  ///
  /// It cannot be reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell that cannot be reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  // MARK: Reusing cells

  /// The identifier under which the cell can be reused.
  open package(set) var reuseIdentifier: String?

  /// Called before the cell is reused for another row (behaviour 100).
  open func prepareForReuse() {}

  // MARK: Configuring the background

  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the background follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns the default background of the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?

  /// The view behind the content while the cell is one of several selected ones.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Managing the content

  /// Returns the default content for the cell's style, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The configuration of the content, which replaces the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, in: self) }
  }

  /// Whether the content follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true

  /// The view that holds the content.
  open var contentView: UIView { content.view(in: self) }

  /// The image view, or `nil` if there is a configuration.
  open var imageView: UIImageView? { content.imageView(in: self) }

  /// The label for the text, or `nil` if there is a configuration.
  open var textLabel: UILabel? {
    let isNew = content.label == nil
    let label = content.firstLabel(in: self)
    if isNew, style == .value2 { label?.textColor = .tintColor }
    return label
  }

  /// The label for the second text, or `nil` in a cell of the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    let isNew = content.second == nil
    let label = content.secondLabel(in: self)
    guard isNew else { return label }
    if style == .subtitle {
      label?.font = .systemFont(ofSize: DeviceProfile.current.tables.subtitleFontSize)
    }
    if style != .value2 { label?.textColor = .secondaryLabel }
    return label
  }

  // MARK: Managing accessory views

  /// The standard view at the far edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// The view at the far edge.
  ///
  /// It replaces the type's view.
  open var accessoryView: UIView? {
    didSet {
      exchange(oldValue, for: accessoryView)
      accessoryDidChange()
    }
  }

  /// The standard view at the far edge while the table is edited.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }

  /// The view at the far edge while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet {
      exchange(oldValue, for: editingAccessoryView)
      accessoryDidChange()
    }
  }

  // MARK: Managing cell selection and highlighting

  /// The look of the selected cell.
  ///
  /// The user can select the cell in any case.
  open var selectionStyle = SelectionStyle.default

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Makes the cell look selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard storedIsSelected != selected else { return }
    storedIsSelected = selected
    stateDidChange()
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Makes the cell look touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard storedIsHighlighted != highlighted else { return }
    storedIsHighlighted = highlighted
    stateDidChange()
  }

  // MARK: Editing the cell

  /// Whether the cell is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Makes the cell look as it does during editing, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard storedIsEditing != editing else { return }
    storedIsEditing = editing
    accessoryDidChange()
    stateDidChange()
  }

  /// The action of the cell's edit control.
  open var editingStyle: EditingStyle { part.style }

  /// Whether the cell shows the button that deletes it, or its other actions.
  open var showingDeleteConfirmation: Bool { part.showsActions }

  /// Whether the cell may show a handle for moving it.
  ///
  /// The data source must allow it, too.
  open var showsReorderControl = false

  // MARK: Managing state transitions

  /// Called when the edit control or the actions are about to appear or disappear.
  open func willTransition(to state: StateMask) {}

  /// Called when the edit control or the actions have appeared or disappeared.
  open func didTransition(to state: StateMask) {}

  // MARK: Managing indentation

  /// Whether the background is indented while the table is edited.
  open var shouldIndentWhileEditing = true

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of each step of indentation.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// The distance of the separator from the edges.
  open var separatorInset = UIEdgeInsets(
    top: 0, left: TableMetrics.margin, bottom: 0, right: 0)

  // MARK: Managing the state

  /// The state on which configurations depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = storedIsSelected
    state.isHighlighted = storedIsHighlighted
    state.isEditing = storedIsEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = part.showsActions
    state.isReordering = isReordering
    return state
  }

  /// Requests an update of the configurations on a later turn.
  open func setNeedsUpdateConfiguration() {
    if hearsOfState { content.requestUpdate(of: self, on: "UITableViewCell configuration") }
  }

  /// Called when the state has changed.
  ///
  /// A subclass changes the configurations here.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration { content.update(for: state, in: self) }
  }

  /// Called when the state has changed, after the cell's own update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The type of closures that change a cell's configurations.
  public typealias ConfigurationUpdateHandler = (
    UITableViewCell, UICellConfigurationState
  ) -> Void

  // MARK: Laying out subviews

  /// Returns the height that labels, image and margins need in a width, at least a row's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let tables = DeviceProfile.ofSystem.tables
    let room = contentSpan(inWidth: size.width).length
    if let view = content.configuration == nil ? nil : content.storedView {
      let fitting = view.sizeThatFits(CGSize(width: room, height: size.height))
      return CGSize(width: size.width, height: max(tables.rowHeight, fitting.height))
    }
    var taken = 2 * TableMetrics.margin + indentation
    let image = content.image?.image?.size ?? .zero
    if image.width > 0 { taken += image.width + TableMetrics.margin }
    let block = textBlock
    let texts = block.size(width: max(0, room - taken))
    let height = max(texts.height, image.height) + 2 * tables.contentMargin
    let hasSubtitle = block.second != nil && !block.isSideBySide
    let least = hasSubtitle ? max(tables.rowHeight, tables.subtitleRowHeight) : tables.rowHeight
    return CGSize(width: size.width, height: max(least, height))
  }

  /// Returns the size that the content's constraints give the cell (behaviour 781).
  ///
  /// A cell without constraints, and one with a list, is at least as high as a row.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// Announces that the cell needs another height (behaviour 783).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged(byConstraints: false)
  }

  /// Lays out the content and the view at the far edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutContent()
  }

  // MARK: Storage

  private final let style: CellStyle
  /// The facts that a storyboard or nib adds to the cell besides its views.
  final var cellOrigin: CellOrigin?
  final let content = CellContent()
  private final var storedIsSelected = false
  private final var storedIsHighlighted = false
  private final var storedIsEditing = false
  private final var detailButton: UIButton?
  final var part = EditingPart()
  final var storedEditControl: UIButton?
  /// Whether the user is moving the cell.
  final var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell is to be measured again at the next layout of its table.
  final var awaitsFitting = false
  /// Whether the cell is in the reuse pool of a table.
  final var isPooled = false
  /// The row that the cell belongs to.
  package final var shownItem: ItemPath?

  // MARK: Working with focus

  /// Whether the cell can have the focus, if the table's delegate allows it.
  open override var canBecomeFocused: Bool {
    guard let row = shownItem, let table = storedSuperview as? UITableView else { return true }
    return table.delegate?.tableView(table, canFocusRowAt: row.indexPath) ?? true
  }

  // MARK: The model

  override class var elementRole: ElementRole { .row }

  /// Whether anything can depend on the state.
  ///
  /// Nothing in a plain cell does.
  private final var hearsOfState: Bool {
    configurationUpdateHandler != nil || content.hasConfiguration
      || type(of: self) != UITableViewCell.self
  }

  private final func stateDidChange() {
    content.setHighlighted(storedIsHighlighted || storedIsSelected)
    setNeedsUpdateConfiguration()
  }

  final func updateConfigurationIfNeeded() {
    ObservationTracking.call(of: self) {
      $0.setNeedsUpdateConfiguration()
    } _: {
      content.updateIfNeeded(configurationState, updateConfiguration(using:)) {
        configurationUpdateHandler?(self, $0)
      }
    }
  }

  final override func labelDidChange(_ label: UILabel) { content.labelDidChange(label, in: self) }

  private final func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if let old, old.storedSuperview === self { old.removeFromSuperview() }
    if let new, new !== accessoryView, new !== editingAccessoryView { insertSubview(new, at: 0) }
  }

  // MARK: The accessory

  /// The view at the far edge for the current mode, if the user can touch it.
  package final var shownAccessory: UIView? {
    let view = storedIsEditing ? editingAccessoryView : accessoryView
    return view ?? (hasDetailButton ? detailButton : nil)
  }

  private final var shownAccessoryType: AccessoryType {
    storedIsEditing ? editingAccessoryType : accessoryType
  }

  private final var hasDetailButton: Bool {
    shownAccessoryType == .detailButton || shownAccessoryType == .detailDisclosureButton
  }

  private final func accessoryDidChange() {
    let view = storedIsEditing ? editingAccessoryView : accessoryView
    for other in [accessoryView, editingAccessoryView] where other !== view {
      if other?.storedSuperview === self { other?.removeFromSuperview() }
    }
    if let view, view.storedSuperview !== self { addSubview(view) }
    if view == nil, hasDetailButton {
      let button = detailButton ?? makeDetailButton()
      if button.storedSuperview == nil { addSubview(button) }
    } else {
      detailButton?.removeFromSuperview()
    }
    setNeedsLayout()
  }

  private final func makeDetailButton() -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let row = shownItem, let table = storedSuperview as? UITableView else {
          return
        }
        table.accessoryTapped(at: row)
      }, for: .touchUpInside)
    detailButton = button
    return button
  }

  // MARK: Layout

  private final func layOutContent() {
    let bounds = bounds
    let isMirrored = isMirrored
    func placed(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
      isMirrored ? bounds.width - x - width : x
    }
    backgroundView?.frame = bounds
    if let control = editControl {
      control.frame.origin.x = placed(Self.editControlMargin, control.storedBounds.width)
    }
    if let accessory = shownAccessory {
      if accessory.bounds.isEmpty {
        let side = TableMetrics.accessorySide
        accessory.bounds.size = CGSize(width: side, height: side)
      }
      let size = accessory.bounds.size
      accessory.frame = CGRect(
        x: placed(bounds.width - indexWidth - TableMetrics.margin - size.width, size.width),
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    guard let view = content.storedView else { return }
    let span = contentSpan(inWidth: bounds.width)
    view.frame = CGRect(
      x: placed(span.start, span.length), y: 0, width: span.length, height: bounds.height)
    guard content.configuration == nil else { return }
    layOutLabels(in: view.bounds, isMirrored: isMirrored)
  }

  /// Returns where the content of a cell of a width begins, and how wide it is.
  final func contentSpan(inWidth width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    var end = width - indexWidth
    if let accessory = shownAccessory {
      let size = accessory.bounds
      end -= size.isEmpty ? TableMetrics.accessorySide : size.width
      end -= TableMetrics.accessoryMargins
    } else if shownAccessoryType != .none {
      end -= DeviceProfile.current.tables.accessorySignWidth
    }
    let start = editControl == nil ? 0 : min(Self.editControlWidth, max(0, end))
    return (start, max(0, end - start))
  }

  private final var indentation: CGFloat {
    CGFloat(max(0, indentationLevel)) * max(0, indentationWidth)
  }

  /// Whether what begins at the left elsewhere begins at the right.
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The width of the table's section index at the far edge.
  final var indexWidth: CGFloat { (storedSuperview as? UITableView)?.indexWidth ?? 0 }

  private final func layOutLabels(in bounds: CGRect, isMirrored: Bool) {
    guard content.label != nil || content.second != nil || content.image != nil else { return }
    var rect = bounds
    rect.origin.x = min(TableMetrics.margin + indentation, bounds.width)
    rect.size.width = max(0, bounds.width - rect.minX - TableMetrics.margin)
    if let image = content.image, let size = image.image?.size {
      image.frame = CGRect(
        x: isMirrored ? bounds.width - rect.minX - size.width : rect.minX,
        y: rect.midY - size.height / 2, width: size.width, height: size.height)
      rect.origin.x += size.width + TableMetrics.margin
      rect.size.width = max(0, rect.width - size.width - TableMetrics.margin)
    }
    if isMirrored { rect.origin.x = bounds.width - rect.maxX }
    textBlock.layOut(in: rect, isRightToLeft: isMirrored)
  }

  /// The labels of a cell without a configuration.
  private final var textBlock: TextBlock {
    var block = TextBlock(first: content.label)
    if let second = content.second, second.text?.isEmpty == false { block.second = second }
    block.isSideBySide = style == .value1 || style == .value2
    block.endsAtFarEdge = style == .value1
    block.gap = block.isSideBySide ? DeviceProfile.current.tables.textGap : 0
    return block
  }
}
