/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Creates a state with traits.
  ///
  /// Every other value is off.
  public init(traitCollection: UITraitCollection) {
    view = UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }

  /// Whether the cell accepts no events.
  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }

  /// Whether the cell is touched.
  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }

  /// Whether the cell is selected.
  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }

  /// Whether the cell has the focus.
  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }

  /// Whether the cell stays at its position while others scroll.
  public var isPinned: Bool {
    get { view.isPinned }
    set { view.isPinned = newValue }
  }

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
    get { view[key] }
    set { view[key] = newValue }
  }

  /// The part of the state that every kind of view has.
  private var view: UIViewConfigurationState
}
