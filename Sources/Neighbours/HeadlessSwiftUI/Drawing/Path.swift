/// The outline of a shape.
public nonisolated struct Path: Equatable, Shape {
  /// A piece of a path.
  public enum Element: Equatable, Sendable {
    /// A part begins.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// The part is closed.
    case closeSubpath
  }
  private var elements: [Element] = []

  /// Creates an empty path.
  public init() {}
  /// Creates a path of Core Graphics'.
  public init(_ path: CGPath) {
    path.applyWithBlock { elements.append(Element($0.pointee)) }
  }
  /// Creates a rectangle.
  public init(_ rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }
  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) { self.init(CGPath(ellipseIn: rect, transform: nil)) }
  /// Creates a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    self.init(
      CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil))
  }
  /// Creates a rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }
  /// Creates a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath { mutablePath }

  private var mutablePath: CGMutablePath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        path.addCurve(to: point, control1: control1, control2: control2)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// Calls a closure with each piece.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  private mutating func change(_ body: (CGMutablePath) -> Void) {
    let path = mutablePath
    body(path)
    self = Path(path)
  }

  /// Whether it has nothing.
  public var isEmpty: Bool { elements.isEmpty }
  /// The rectangle around it.
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  /// Where it has come to.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

  /// Begins a part at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Adds a line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Adds lines.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians,
        endAngle: endAngle.radians, clockwise: clockwise, transform: transform)
    }
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let part = Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    change { $0.addPath(part.cgPath, transform: transform) }
  }
  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }
  /// Closes the part.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Whether a point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(point, using: eoFill ? .evenOdd : .winding, transform: .identity)
  }
  /// Returns the path, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var transform = transform
    return cgPath.copy(using: &transform).map { Path($0) } ?? self
  }
  /// Returns the path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Returns the outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(
      cgPath.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }

  /// The path itself, wherever it is.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// How corners are rounded; both are drawn as parts of circles.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// How a line is drawn.
public nonisolated struct StrokeStyle: Equatable, Sendable {
  /// The width.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// How far corners reach out.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of what is between them.
  public var dash: [CGFloat]
  /// Where in the dashes it begins.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How an area is filled.
public nonisolated struct FillStyle: Equatable, Sendable {
  /// Whether what is covered twice is outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
