extension View {
  // MARK: Colors

  /// Sets the color of texts and shapes.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundPaint, color?.paint)
  }
  /// Sets the style of texts and shapes.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foregroundPaint, style._paint)
  }
  /// Sets two levels of the style of texts and shapes.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    environment(\.foregroundPaint, _Paint(.levels([primary._paint, secondary._paint])))
  }
  /// Sets three levels of the style of texts and shapes.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    environment(
      \.foregroundPaint, _Paint(.levels([primary._paint, secondary._paint, tertiary._paint])))
  }
  /// Sets the color of what can be used.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tintPaint, tint?.paint)
  }
  /// Sets the style of what can be used.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tintPaint, tint?._paint)
  }
  /// Sets the color of what can be used.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  // MARK: Areas

  /// Puts a style behind the view, up to the edges of the screen.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(
      alignment: .center, content: { Rectangle().fill(style).ignoresSafeArea(edges: edges) })
  }
  /// Puts the style of what lies behind behind the view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Puts a shape behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(alignment: .center, content: { shape.fill(style, style: fillStyle) })
  }
  /// Puts a shape in the style of what lies behind behind the view.
  public nonisolated func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// Puts a style in front of the view, up to the edges of the screen.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(
      alignment: .center, content: { Rectangle().fill(style).ignoresSafeArea(edges: edges) })
  }
  /// Puts a shape in front of the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center, content: { shape.fill(style, style: fillStyle) })
  }
  /// Draws a line inside the edges.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(
      alignment: .center, content: { Rectangle().strokeBorder(content, lineWidth: width) })
  }
}
