extension GraphicsContext {
  /// What an area is filled with.
  public struct Shading {
    /// What an area is filled with that lies somewhere.
    let paint: @Sendable (CGRect) -> _Paint

    private init(_ paint: @escaping @Sendable (CGRect) -> _Paint) { self.paint = paint }

    private init(_ style: some ShapeStyle) {
      let paint = style._paint
      self.init { _ in paint }
    }

    /// What takes the place of the style around; `nil` where it is that itself.
    var around: _Paint? {
      let paint = paint(.zero)
      return paint == .foreground ? nil : paint
    }

    /// The style of what is around.
    public static var foreground: Shading { Shading(.foreground) }

    /// What lies behind, which is drawn as the background.
    public static var backdrop: Shading { Shading(.background) }

    /// The levels of a style, of which the first is drawn.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(color) }

    /// A color of its parts.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A shade of gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { Shading(Color(colorSpace, white: white, opacity: opacity)) }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style) }

    /// Colors along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      self.gradient(gradient) { .linear(unit(startPoint, in: $0), unit(endPoint, in: $0)) }
    }

    /// Colors around a point, as rings.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      self.gradient(gradient) { .radial(unit(center, in: $0), startRadius, endRadius) }
    }

    /// Colors around a point, as hands of a clock.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      self.gradient(gradient) { .angular(unit(center, in: $0), angle, angle + .degrees(360)) }
    }

    private static func gradient(
      _ gradient: Gradient, _ shape: @escaping @Sendable (CGRect) -> GradientPaint.Shape
    ) -> Shading {
      Shading { _Paint(.gradient(GradientPaint(gradient: gradient, shape: shape($0)))) }
    }

    /// Returns where a point is within a rectangle, as a share of its sides.
    private static func unit(_ point: CGPoint, in rect: CGRect) -> UnitPoint {
      UnitPoint(
        x: rect.width > 0 ? (point.x - rect.minX) / rect.width : 0,
        y: rect.height > 0 ? (point.y - rect.minY) / rect.height : 0)
    }
  }
}
