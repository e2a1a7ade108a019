/// A key of a value that the module has itself.
private enum SystemKey<Value, Name>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
  /// A value under a name that is a type.
  private subscript<Value, Name>(_: Name.Type, or other: @autoclosure () -> Value) -> Value {
    get { self[SystemKey<Value, Name>.self] ?? other() }
    set { self[SystemKey<Value, Name>.self] = newValue }
  }

  // MARK: Looks

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorScheme.self, or: .light] }
    set { self[ColorScheme.self, or: .light] = newValue }
  }

  /// Whether something around says which of both.
  var saysColorScheme: Bool { self[SystemKey<ColorScheme, ColorScheme>.self] != nil }

  /// How much colours differ from what is behind them.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrast.self, or: .standard] }
    set { self[ColorSchemeContrast.self, or: .standard] = newValue }
  }

  /// How many pixels a point has.
  public var displayScale: CGFloat {
    get { self[UIScreen.self, or: 1] }
    set { self[UIScreen.self, or: 1] = newValue }
  }

  /// How large a pixel is.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// How bold words are.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeight.self, or: nil] }
    set { self[LegibilityWeight.self, or: nil] = newValue }
  }

  // MARK: Sizes

  /// How much room there is from side to side.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalAlignment.self, or: .regular] }
    set { self[HorizontalAlignment.self, or: .regular] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalAlignment.self, or: .regular] }
    set { self[VerticalAlignment.self, or: .regular] = newValue }
  }

  /// How large the user wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSize.self, or: .large] }
    set { self[DynamicTypeSize.self, or: .large] = newValue }
  }

  /// How large the user wants text to be.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// The least height of the rows of lists.
  public var defaultMinListRowHeight: CGFloat {
    get { self[UICollectionViewCell.self, or: 44] }
    set { self[UICollectionViewCell.self, or: 44] = newValue }
  }

  /// The least height of the headers of lists.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[UICollectionReusableView.self, or: nil] }
    set { self[UICollectionReusableView.self, or: nil] = newValue }
  }

  // MARK: The user's language and place

  /// Where lines begin.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirection.self, or: .leftToRight] }
    set { self[LayoutDirection.self, or: .leftToRight] = newValue }
  }

  /// The user's language and region.
  public var locale: Locale {
    get { self[Locale.self, or: .current] }
    set { self[Locale.self, or: .current] = newValue }
  }

  /// The user's calendar.
  public var calendar: Calendar {
    get { self[Calendar.self, or: .current] }
    set { self[Calendar.self, or: .current] = newValue }
  }

  /// The user's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZone.self, or: .current] }
    set { self[TimeZone.self, or: .current] = newValue }
  }

  // MARK: What can be done

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[UIControl.self, or: true] }
    set { self[UIControl.self, or: true] = newValue }
  }

  /// What the scene does.
  public var scenePhase: ScenePhase {
    get { self[ScenePhase.self, or: .active] }
    set { self[ScenePhase.self, or: .active] = newValue }
  }

  /// Leaves the screen.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissAction.self, or: DismissAction()] }
    set { self[DismissAction.self, or: DismissAction()] = newValue }
  }

  /// Whether something presents the screen.
  public var isPresented: Bool {
    MainQueue.isCurrent && MainActor.runUnchecked(with: dismiss) { $0.isPresented() }
  }

  /// Whether something presents the screen, and how to leave it.
  public var presentationMode: Binding<PresentationMode> {
    let action = dismiss
    return Binding(location: PresentationLocation(action))
  }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLAction.self, or: OpenURLAction { _ in .systemAction }] }
    set { self[OpenURLAction.self, or: OpenURLAction { _ in .systemAction }] = newValue }
  }

  /// Loads what is shown anew, if that can be done.
  public var refresh: RefreshAction? {
    get { self[RefreshAction.self, or: nil] }
    set { self[RefreshAction.self, or: nil] = newValue }
  }

  /// The manager by which what was done can be undone.
  public var undoManager: UndoManager? {
    get { self[UndoManager.self, or: nil] }
    set { self[UndoManager.self, or: nil] = newValue }
  }

  // MARK: The user's needs

  /// Whether the user wants less movement.
  public var accessibilityReduceMotion: Bool { read { UIAccessibility.isReduceMotionEnabled } }
  /// Whether the user wants nothing to shine through.
  public var accessibilityReduceTransparency: Bool {
    read { UIAccessibility.isReduceTransparencyEnabled }
  }
  /// Whether the user wants to tell things apart without colours.
  public var accessibilityDifferentiateWithoutColor: Bool {
    read { UIAccessibility.shouldDifferentiateWithoutColor }
  }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { read { UIAccessibility.isInvertColorsEnabled } }
  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool { read { UIAccessibility.isVoiceOverRunning } }
  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool {
    read { UIAccessibility.isSwitchControlRunning }
  }

  private func read(_ setting: @MainActor () -> Bool) -> Bool {
    MainQueue.isCurrent && MainActor.runUnchecked(setting)
  }
}
