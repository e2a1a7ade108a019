/// A view that a closure draws.
public nonisolated struct Canvas<Symbols: View>: View {
  /// There is no body.
  public typealias Body = Never

  /// Views that the closure may draw, each with a tag.
  public var symbols: Symbols
  /// Draws the view, which has a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shines through.
  public var isOpaque: Bool
  /// How colors are worked out; here it is always the same.
  public var colorMode: ColorRenderingMode
  /// Whether another thread may draw, which none does here.
  public var rendersAsynchronously: Bool

  /// Creates a view that draws itself, and views among it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    CanvasNode(view, context)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a view that draws itself.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}
