/// A shape that fills the room it is given.
@preconcurrency
public protocol Shape: View, Sendable {
  /// Returns the outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// Returns the size that the shape takes of what is offered.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A shape that can be made smaller on all sides.
@preconcurrency
public protocol InsettableShape: Shape {
  /// What a smaller one is.
  associatedtype InsetShape: InsettableShape
  /// Returns a smaller one.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// A shape takes what is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the style of what is around.
  @MainActor public var body: some View { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// Fills the shape with the style of what is around.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }
  /// Draws its outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(style: style).fill(content)
  }
  /// Draws its outline.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the outline as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }
  /// Returns the outline as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns a part of the outline.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
  /// Returns the shape, turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _TransformedShape(shape: self) { rect in
      CGAffineTransform(rotationAngle: angle.radians).around(anchor, of: rect)
    }
  }
  /// Returns the shape, moved.
  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    _TransformedShape(shape: self) { _ in
      CGAffineTransform(translationX: offset.x, y: offset.y)
    }
  }
  /// Returns the shape, moved.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    self.offset(CGPoint(x: offset.width, y: offset.height))
  }
  /// Returns the shape, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGPoint(x: x, y: y))
  }
  /// Returns the shape, made larger or smaller.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// Returns the shape, made larger or smaller.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    _TransformedShape(shape: self) { rect in
      CGAffineTransform(scaleX: x, y: y).around(anchor, of: rect)
    }
  }
  /// Returns the shape, transformed.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    _TransformedShape(shape: self) { _ in transform }
  }
}

extension CGAffineTransform {
  /// The same around a point of a rectangle.
  fileprivate func around(_ anchor: UnitPoint, of rect: CGRect) -> Self {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return Self(translationX: -x, y: -y).concatenating(self)
      .concatenating(Self(translationX: x, y: y))
  }
}

extension InsettableShape {
  /// Draws its outline inside it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
  /// Draws its outline inside it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  /// Draws its outline inside it, in the style of what is around.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// The outline of a shape, as a shape.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
  let shape: S
  let style: StrokeStyle
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}

/// A part of the outline of a shape.
nonisolated struct _TrimmedShape<S: Shape>: Shape {
  let shape: S
  let start, end: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
}

/// A shape that is moved or turned.
nonisolated struct _TransformedShape<S: Shape>: Shape {
  let shape: S
  let transform: @Sendable (CGRect) -> CGAffineTransform
  func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
}

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  /// Creates a shape of another one.
  public init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path { outline(rect) }
}
