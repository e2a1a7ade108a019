/// How buttons look, whatever touches do.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public nonisolated struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let erased: AnyView
    /// The label.
    @MainActor public var body: some View { erased }
  }
  /// What it is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on it.
  public let isPressed: Bool
}

/// How buttons look and what touches do.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let erased: AnyView
    /// The label.
    @MainActor public var body: some View { erased }
  }
  /// What it is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button is for.
  @MainActor public func trigger() { action() }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var buttonStyle: AnyStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension ButtonStyle {
  /// A button of the style, which knows whether a finger is on it.
  func button(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(
      PressableView(role: configuration.role, action: configuration.action) { isPressed in
        AnyView(
          makeBody(
            configuration: ButtonStyleConfiguration(
              role: configuration.role, label: .init(erased: configuration.label.erased),
              isPressed: isPressed)))
      })
  }
}
