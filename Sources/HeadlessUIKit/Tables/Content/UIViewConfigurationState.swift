/// The state of a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// Creates a state with traits.
  ///
  /// Every other value is off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The traits of the view.
  public var traitCollection: UITraitCollection

  /// Whether the view accepts no events.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays at its position while its section scrolls.
  public var isPinned = false

  /// The value of an app's own state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}
