/// A material through which one sees what lies behind.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }
  private let kind: Kind
  private var color: Color?

  /// It makes what lies behind pale.
  public static var regular: Glass { Glass(kind: .regular) }
  /// It shows what lies behind.
  public static var clear: Glass { Glass(kind: .clear) }
  /// Nothing is seen of it.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The glass that moves with a finger, of which nothing is drawn.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// What is drawn of it.
  var paint: _Paint? {
    if kind == .identity { return nil }
    return color?.opacity(0.5).paint ?? (kind == .regular ? Material.ultraThin._paint : nil)
  }
}

/// The shape of a glass that has no other one.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}
  /// A capsule.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How a glass becomes another one: here at once.
public struct GlassEffectTransition: Sendable {
  private init() {}
  /// From the place of the other one.
  public static var matchedGeometry: Self { Self() }
  /// As a material does.
  public static var materialize: Self { Self() }
  /// At once.
  public static var identity: Self { Self() }
}

/// Views whose glasses flow together, which are drawn one by one.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}
