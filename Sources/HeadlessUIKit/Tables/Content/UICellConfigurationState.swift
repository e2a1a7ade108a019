/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Creates a state with traits.
  ///
  /// Every other value is off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection

  /// Whether the cell takes no events.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays at its position while others scroll.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the content below the cell is visible.
  public var isExpanded = false
  /// Whether the cell was swiped to the side.
  public var isSwiped = false
  /// Whether the user is moving the cell.
  public var isReordering = false

  /// The value of an app's own state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
