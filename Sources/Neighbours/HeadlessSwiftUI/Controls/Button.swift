/// A control that does something.
public nonisolated struct Button<Label: View>: View {
  @Environment(\.buttonStyle) private var style
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public static var _rowCount: Int? { 1 }

  /// The button in the style of its place.
  @MainActor public var body: some View {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(erased: AnyView(label)), action: action)
    return style?.make(configuration)
      ?? AnyView(DefaultButtonStyle().makeBody(configuration: configuration))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button within a style, which has the style around that.
  @MainActor public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// Creates a button with a title.
  @_disfavoredOverload @preconcurrency
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }
  /// Creates a button with a title.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button with a title and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// Creates a button with a title and a role.
  @_disfavoredOverload @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
  /// Creates a button with a title and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a button with a title, a symbol and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
  /// Creates a button with a title, a symbol and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadlessSwiftUI.Label(title, systemImage: systemImage)
    }
  }
  /// Creates a button with a title and a picture.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { HeadlessSwiftUI.Label(titleKey, image: image) }
  }
}
