/// How labels look.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// The look.
  associatedtype Body: View
  /// What a style is told of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a label.
public nonisolated struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let erased: AnyView
    /// The title.
    @MainActor public var body: some View { erased }
  }
  /// The picture of a label.
  public struct Icon: View {
    let erased: AnyView
    /// The picture.
    @MainActor public var body: some View { erased }
  }
  /// The title.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

/// The style that suits the place.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}
/// The title and the picture.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}
/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}
/// The picture alone, which is called as the title says.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// Returns the look of a label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    NamedView(name: AnyView(configuration.title), named: AnyView(configuration.icon))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that suits the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and the picture.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labelStyle: AnyStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style: style, path: \.labelStyle) { style, configuration in
        // A label within the style has another one.
        AnyView(style.makeBody(configuration: configuration).environment(\.labelStyle, nil))
      })
  }
}
