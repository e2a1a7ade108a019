/// What the system's styles have in common: a look around the label.
private struct SystemButton<Look: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  var isRowWide = false
  let look: @MainActor (PrimitiveButtonStyleConfiguration.Label, Bool) -> Look

  var body: some View {
    PressableView(
      role: configuration.role, action: configuration.action, isRowWide: isRowWide
    ) { isPressed in
      AnyView(look(configuration.label, isPressed))
    }
  }
}

/// The label in the color of what can be used, or in red where it deletes something.
private struct TintedLabel<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  let role: ButtonRole?
  let label: Label
  let isPressed: Bool
  var body: some View {
    let paint: _Paint =
      !isEnabled
      ? _Paint(.hierarchy(level: 2))
      : role == .destructive ? Color.red.paint : _Paint(.tint)
    label.foregroundStyle(AnyShapeStyle(paint)).opacity(isPressed ? 0.2 : 1)
  }
}

/// The default style, which its place decides.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration: configuration, isRowWide: true) {
      TintedLabel(role: configuration.role, label: $0, isPressed: $1)
    }
  }
}
/// A label in the color of what can be used.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration: configuration) {
      TintedLabel(role: configuration.role, label: $0, isPressed: $1)
    }
  }
}
/// The label as it is, paler while a finger is on it.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration: configuration) { $0.opacity($1 ? 0.75 : 1) }
  }
}
/// A label on a pale ground.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration: configuration) { label, isPressed in
      BorderedLabel(configuration: configuration, isPressed: isPressed, isProminent: false)
    }
  }
}
/// A label on a ground in the color of what can be used.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SystemButton(configuration: configuration) { label, isPressed in
      BorderedLabel(configuration: configuration, isPressed: isPressed, isProminent: true)
    }
  }
}

/// A label on a ground; its insets are measured, and guessed in other sizes.
private struct BorderedLabel: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonShape) private var shape
  let configuration: PrimitiveButtonStyleConfiguration
  let isPressed, isProminent: Bool

  private var insets: EdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch controlSize {
      case .mini, .small: (4, 10)
      case .regular: (7, 12)
      case .large, .extraLarge: (15, 20)
      }
    return EdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  var body: some View {
    let color: _Paint =
      configuration.role == .destructive ? Color.red.paint : _Paint(.tint)
    let label: _Paint = isProminent && isEnabled ? Color.white.paint : color
    let ground =
      isProminent
      ? color : _Paint(.faded(color, opacity: 0.15))
    configuration.label
      .foregroundStyle(AnyShapeStyle(isEnabled ? label : _Paint(.hierarchy(level: 2))))
      .padding(insets)
      .background(
        AnyShapeStyle(isEnabled ? ground : Color(uiColor: .tertiarySystemFill).paint),
        in: shape.shape(for: controlSize)
      )
      .opacity(isPressed ? 0.75 : 1)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the color of what can be used.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a pale ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a ground in the color of what can be used.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
