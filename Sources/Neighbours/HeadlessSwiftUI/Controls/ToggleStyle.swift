/// How toggles look.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told of a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the look of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a toggle.
public nonisolated struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let erased: AnyView
    /// The label.
    @MainActor public var body: some View { erased }
  }
  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of several values are on, and some are not.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A switch at the end of the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with the color of a switch that is on.
  public init(tint: Color) { self.tint = tint }
  /// Returns the look of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(label: configuration.label, isOn: configuration.$isOn, tint: tint)
  }
}
/// The style that suits the place.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}
/// A button that stays pressed.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look of a toggle.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    Button {
      isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
    .accessibilityAddTraits(isOn.wrappedValue ? .isSelected : [])
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the end of the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var toggleStyle: AnyStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style: style, path: \.toggleStyle) { style, configuration in
        // A toggle within the style has another one.
        AnyView(style.makeBody(configuration: configuration).environment(\.toggleStyle, nil))
      })
  }
}
