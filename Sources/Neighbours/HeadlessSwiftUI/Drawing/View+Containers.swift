/// Where a background of what is around stands.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind { case navigation, split, tabs, widget, subscriptions }
  private let kind: Kind

  /// Behind the screen of a stack.
  public static let navigation = Self(kind: .navigation)
  /// Behind columns.
  public static let navigationSplitView = Self(kind: .split)
  /// Behind tabs.
  public static let tabView = Self(kind: .tabs)
  /// Behind a widget.
  public static let widget = Self(kind: .widget)
  /// Behind a shop of subscriptions.
  public static let subscriptionStore = Self(kind: .subscriptions)
}

/// Fills a style behind the screen, or the widget, that the view is on.
nonisolated struct ContainerBackground<Ground: View>: ViewModifier {
  let ground: Ground
  let container: ContainerBackgroundPlacement
  let alignment: Alignment
  @Environment(\.containerMargins) private var margins

  init(
    _ ground: Ground, _ container: ContainerBackgroundPlacement, _ alignment: Alignment = .center
  ) {
    self.ground = ground
    self.container = container
    self.alignment = alignment
  }

  @MainActor func body(content: Content) -> some View {
    content.padding(container == .widget ? margins : EdgeInsets())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { ground.ignoresSafeArea() }
  }
}

private struct ContainerMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// The room between a widget's edge and what it shows.
  package var containerMargins: EdgeInsets {
    get { self[ContainerMarginsKey.self] }
    set { self[ContainerMarginsKey.self] = newValue }
  }
}

/// The shape of the container around; here that is the whole room.
public nonisolated struct ContainerRelativeShape: Shape {
  /// Creates the shape.
  public init() {}
  /// Returns the outline of the room.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension View {
  /// Sets the style of what lies behind.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the shape of the container, which no shape within follows.
  public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }

  /// Puts a style behind the container around.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { modifier(ContainerBackground(Rectangle().fill(style), container)) }

  /// Puts views behind the container around.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(ContainerBackground(content(), container, alignment)) }
}
