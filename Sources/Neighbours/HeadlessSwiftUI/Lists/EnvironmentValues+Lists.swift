private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
private struct ScreenEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
private struct ListKindKey: EnvironmentKey { static var defaultValue: ListKind? { nil } }
private struct InListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}
private struct ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// Whether the user edits what the screen shows.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The mode that the screen has of its own.
  var screenEditMode: Binding<EditMode>? {
    get { self[ScreenEditModeKey.self] }
    set { self[ScreenEditModeKey.self] = newValue }
  }

  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// How lists look, where that is said.
  var listKind: ListKind? {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }

  /// Whether a list is around.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}
