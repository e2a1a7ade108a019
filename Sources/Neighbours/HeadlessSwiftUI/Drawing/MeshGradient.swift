/// Colors at points of a grid: here an area goes from the first color to the last one.
public nonisolated struct MeshGradient: ShapeStyle, View {
  /// What an area is filled with.
  public let _paint: _Paint

  /// Creates a gradient of colors at points, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    let ends = [colors.first, colors.last].compactMap(\.self)
    _paint =
      LinearGradient(colors: ends, startPoint: .topLeading, endPoint: .bottomTrailing)._paint
  }

  /// An area of it.
  @MainActor public var body: some View { Rectangle().fill(self) }
}
