/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  private var inset: CGFloat = 0
  /// Creates a rectangle.
  public init() {}
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.inset(inset)) }
  /// Returns a smaller one.
  public func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// How they are rounded.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Creates a rectangle.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Creates a rectangle.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(cornerSize.width - inset, 0), height: max(cornerSize.height - inset, 0))
    return Path(roundedRect: rect.inset(inset), cornerSize: size, style: style)
  }
  /// Returns a smaller one.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A rectangle with ends that are half circles.
public nonisolated struct Capsule: InsettableShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.inset(inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// Returns a smaller one.
  public func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// A circle in the middle.
public nonisolated struct Circle: InsettableShape {
  private var inset: CGFloat = 0
  /// Creates a circle.
  public init() {}
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(inset))
  }
  /// Returns the size that the shape takes of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width, let height = proposal.height else {
      let side = proposal.width ?? proposal.height ?? 10
      return CGSize(width: side, height: side)
    }
    let side = min(width, height)
    return CGSize(width: side, height: side)
  }
  /// Returns a smaller one.
  public func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
  private var inset: CGFloat = 0
  /// Creates an ellipse.
  public init() {}
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(inset)) }
  /// Returns a smaller one.
  public func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// The radii of four corners.
public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top, where lines begin.
  public var topLeading: CGFloat
  /// The radius at the bottom, where lines begin.
  public var bottomLeading: CGFloat
  /// The radius at the bottom, where lines end.
  public var bottomTrailing: CGFloat
  /// The radius at the top, where lines end.
  public var topTrailing: CGFloat
  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle each of whose corners is round in its own way.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// How they are rounded.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Creates a rectangle.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Creates a rectangle.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.inset(inset)
    let most = min(rect.width, rect.height) / 2
    func radius(_ length: CGFloat) -> CGFloat { min(max(length - inset, 0), most) }
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), radius(cornerRadii.topTrailing), -90.0),
      (CGPoint(x: rect.maxX, y: rect.maxY), radius(cornerRadii.bottomTrailing), 0),
      (CGPoint(x: rect.minX, y: rect.maxY), radius(cornerRadii.bottomLeading), 90),
      (CGPoint(x: rect.minX, y: rect.minY), radius(cornerRadii.topLeading), 180),
    ]
    return Path { path in
      path.move(to: CGPoint(x: rect.minX + radius(cornerRadii.topLeading), y: rect.minY))
      for (corner, radius, angle) in corners {
        let center = CGPoint(
          x: corner.x + (corner.x == rect.maxX ? -radius : radius),
          y: corner.y + (corner.y == rect.maxY ? -radius : radius))
        path.addArc(
          center: center, radius: radius, startAngle: .degrees(angle),
          endAngle: .degrees(angle + 90), clockwise: false)
      }
      path.closeSubpath()
    }
  }
  /// Returns a smaller one.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension CGRect {
  /// The rectangle, smaller on all sides, but never less than nothing.
  nonisolated func inset(_ amount: CGFloat) -> CGRect {
    insetBy(dx: min(amount, width / 2), dy: min(amount, height / 2))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static nonisolated var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static nonisolated func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded each in its own way.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
  /// A rectangle whose corners are rounded each in its own way.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { Self(cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == Capsule {
  /// A rectangle with ends that are half circles.
  public static nonisolated var capsule: Capsule { Capsule() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static nonisolated var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static nonisolated var ellipse: Ellipse { Ellipse() }
}
