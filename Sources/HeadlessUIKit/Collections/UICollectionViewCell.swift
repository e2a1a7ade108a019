import Foundation

/// The view of one item of a collection view.
open class UICollectionViewCell: UICollectionReusableView, ConfigurableView {
  // MARK: Managing the content

  /// The view that holds the content, which fills the cell.
  open var contentView: UIView { content.view(in: self) }

  /// The configuration of the content.
  ///
  /// Its view takes the place of the content view (behaviour 446).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.set(newValue, in: self) }
  }

  /// Whether the content follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true

  // MARK: Configuring the background

  /// The background as a value, which replaces both background views (behaviour 446).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      backgroundView = nil
      selectedBackgroundView = nil
    }
  }

  /// Whether the background follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns the default background of the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The view behind the content.
  ///
  /// It is `nil` while there is a background configuration.
  open var backgroundView: UIView? {
    get { storedBackgroundView }
    set {
      guard exchange(\.storedBackgroundView, for: newValue), let view = storedBackgroundView else {
        return
      }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  /// The view in front of the background while the cell is selected or highlighted.
  ///
  /// It is `nil` while there is a background configuration.
  open var selectedBackgroundView: UIView? {
    get { storedSelectedBackgroundView }
    set {
      if exchange(\.storedSelectedBackgroundView, for: newValue) { showSelectedBackground() }
    }
  }

  /// Takes a background away for another one, and returns whether it is another one.
  private func exchange(
    _ place: ReferenceWritableKeyPath<UICollectionViewCell, UIView?>, for background: UIView?
  ) -> Bool {
    let view = backgroundConfiguration == nil ? background : nil
    let old = self[keyPath: place]
    guard view !== old else { return false }
    if old?.storedSuperview === self { old?.removeFromSuperview() }
    self[keyPath: place] = view
    return true
  }

  // MARK: Managing the state

  /// Whether the cell is selected.
  ///
  /// Setting it does not change the selection of the collection view (behaviour 445).
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state on which configurations depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = isEdited
    state.isReordering = isReordering
    state.isExpanded = isExpanded
    state.isSwiped = isSwiped
    return state
  }

  /// Requests an update of the configurations on a later turn (behaviour 447).
  open func setNeedsUpdateConfiguration() {
    if hearsOfState { content.requestUpdate(of: self, on: "UICollectionViewCell configuration") }
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
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  // MARK: Working with focus

  /// Whether the cell can have the focus, if the collection view's delegate allows it.
  open override var canBecomeFocused: Bool {
    guard let row = shownItem, let collection = owner else { return true }
    guard collection.isEditing ? collection.allowsFocusDuringEditing : collection.allowsFocus else {
      return false
    }
    return collection.delegate?.collectionView(collection, canFocusItemAt: row.indexPath) ?? true
  }

  // MARK: Laying out subviews

  /// Announces that the cell needs another size (behaviour 783).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged(byConstraints: false)
  }

  /// Lays out the content and the backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let bounds = bounds
    for view in [storedBackgroundView, storedSelectedBackgroundView] {
      if let view, view.storedSuperview === self { view.frame = bounds }
    }
    if let view = content.storedView, view.storedSuperview === self { view.frame = contentFrame }
  }

  // MARK: Storage

  private final let content = CellContent()
  private final var storedBackgroundView: UIView?
  private final var storedSelectedBackgroundView: UIView?
  /// Whether the collection view is edited, and its delegate lets the item be.
  final var isEdited = false {
    didSet {
      guard isEdited != oldValue else { return }
      editingDidChange()
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the items within the cell's item show.
  final var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell was swiped aside.
  final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the user is moving the cell.
  final var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The item that the cell belongs to.
  package final var shownItem: ItemPath?

  // MARK: The model

  override class var elementRole: ElementRole { .row }

  /// The rectangle of the content.
  var contentFrame: CGRect { bounds }

  /// Called when the cell begins or ends to be edited.
  func editingDidChange() {}

  /// The part of the cell's width that the content does not have.
  var widthBesideContent: CGFloat { 0 }

  /// The least height of a cell that shows a list's content.
  var leastListHeight: CGFloat { 0 }

  final override func contentSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    content.fit {
      updateConfigurationIfNeeded()
      var target = target
      if content.showsList, horizontal != .required { target.width = storedBounds.width }
      return content.size(
        of: self, target, horizontal, vertical, beside: widthBesideContent,
        leastListHeight: leastListHeight)
    }
  }

  final override func sizeMayHaveChanged(byConstraints: Bool) {
    if !content.isFitting { super.sizeMayHaveChanged(byConstraints: byConstraints) }
  }

  /// Whether anything can depend on the state.
  ///
  /// Nothing in a plain cell does.
  private final var hearsOfState: Bool {
    configurationUpdateHandler != nil || content.hasConfiguration
      || type(of: self) != UICollectionViewCell.self
  }

  private final func stateDidChange() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  /// Adds the selected background above the normal one, or removes it.
  private final func showSelectedBackground() {
    guard let view = storedSelectedBackgroundView else { return }
    guard isSelected || isHighlighted else {
      if view.storedSuperview === self { view.removeFromSuperview() }
      return
    }
    guard view.storedSuperview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: storedBackgroundView == nil ? 0 : 1)
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
}
