/// Colors that follow each other.
public nonisolated struct Gradient: Hashable, ShapeStyle {
  /// A color at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place.
    public var location: CGFloat
    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors and their places.
  public var stops: [Stop]

  /// Creates a gradient of colors at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// What an area is filled with.
  public var _paint: _Paint {
    _Paint(.gradient(GradientPaint(gradient: self, shape: .linear(.top, .bottom))))
  }
}

/// A gradient of any kind, from the top to the bottom.
public nonisolated struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  /// Creates a gradient of another one.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// What an area is filled with.
  public var _paint: _Paint { gradient._paint }
}

/// A gradient, and how it lies in an area.
struct GradientPaint: Equatable, Sendable {
  enum Shape: Equatable, Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
  }
  let gradient: Gradient
  let shape: Shape

  @MainActor func fill(_ rect: CGRect, _ context: CGContext, _ environment: EnvironmentValues) {
    let stops = gradient.stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return }
    let colors = stops.map { $0.color.uiColor(environment).cgColor }
    let places = stops.map(\.location)
    let made = places.withUnsafeBufferPointer { places in
      CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: places.baseAddress)
    }
    guard let made, first.location < last.location else {
      context.setFillColor(first.color.uiColor(environment).cgColor)
      return context.fill(rect)
    }
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * unit.x, y: rect.minY + rect.height * unit.y)
    }
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.saveGState()
    context.clip(to: rect)
    switch shape {
    case .linear(let start, let end):
      context.drawLinearGradient(made, start: point(start), end: point(end), options: all)
    case .radial(let center, let start, let end):
      let center = point(center)
      context.drawRadialGradient(
        made, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
        options: all)
    case .elliptical(let center, let start, let end):
      let (center, side) = (point(center), max(rect.width, rect.height))
      context.drawRadialGradient(
        made, startCenter: center, startRadius: start * side, endCenter: center,
        endRadius: end * side, options: all)
    case .angular(let center, let start, let end):
      context.drawConicGradient(
        made, center: point(center), angle: end.radians > start.radians ? start.radians : 0)
    }
    context.restoreGState()
  }
}

/// Colors along a line.
public nonisolated struct LinearGradient: ShapeStyle, View {
  /// What an area is filled with.
  public let _paint: _Paint

  /// Creates a gradient along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    _paint = _Paint(
      .gradient(GradientPaint(gradient: gradient, shape: .linear(startPoint, endPoint))))
  }
  /// Creates a gradient along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// Creates a gradient along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  /// An area of it.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// Colors around a point, as rings.
public nonisolated struct RadialGradient: ShapeStyle, View {
  /// What an area is filled with.
  public let _paint: _Paint

  /// Creates a gradient around a point.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    _paint = _Paint(
      .gradient(
        GradientPaint(gradient: gradient, shape: .radial(center, startRadius, endRadius))))
  }
  /// Creates a gradient around a point.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// Creates a gradient around a point.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// An area of it.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// Colors around a point, as hands of a clock.
public nonisolated struct AngularGradient: ShapeStyle, View {
  /// What an area is filled with.
  public let _paint: _Paint

  /// Creates a gradient around a point.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    _paint = _Paint(
      .gradient(GradientPaint(gradient: gradient, shape: .angular(center, startAngle, endAngle))))
  }
  /// Creates a gradient around a point.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates a gradient around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates a gradient all around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// Creates a gradient all around a point.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// Creates a gradient all around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// An area of it.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colors along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colors along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
