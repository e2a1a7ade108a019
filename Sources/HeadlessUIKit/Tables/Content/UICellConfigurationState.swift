/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Creates a state with traits, in which nothing else holds.
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
  /// Whether the cell stays in its place while others scroll.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether what belongs to the cell shows.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the user is moving the cell to another place.
  public var isReordering = false

  /// A state of an app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
