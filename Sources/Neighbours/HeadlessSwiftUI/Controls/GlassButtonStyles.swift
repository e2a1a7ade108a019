/// A label on glass, which is drawn as a pale ground.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a glass.
  public init(_ glass: Glass) {}
  /// Returns a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A label on glass in the color of what can be used.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
  /// Returns a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A label on a glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass in the color of what can be used.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
