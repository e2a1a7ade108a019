/// Glass, of which nothing is drawn here.
public nonisolated struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?
  private var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  /// The usual glass.
  public static var regular: Glass { Glass(.regular) }
  /// Glass through which more is seen.
  public static var clear: Glass { Glass(.clear) }
  /// No glass.
  public static var identity: Glass { Glass(.identity) }

  /// Returns the glass in a color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns glass that answers touches, or does not.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// How glass comes and goes, which takes no time here.
public nonisolated struct GlassEffectTransition: Sendable {
  private init() {}

  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  /// Out of other glass.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// Out of nothing.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// The usual shape of glass, a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass flows together on a device; they stand where they would without it.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}
