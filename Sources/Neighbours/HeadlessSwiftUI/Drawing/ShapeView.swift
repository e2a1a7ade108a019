/// A shape that is filled.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, LeafView {
  /// There is no body.
  public typealias Body = Never

  let shape: Content
  let style: Style
  var fillStyle = FillStyle()

  @MainActor func make(_ node: LeafNode<Self>) -> HostedShape { HostedShape(frame: .zero) }

  @MainActor func show(in view: HostedShape, _ node: LeafNode<Self>) {
    let environment = node.environment
    let paint = style._paint
    view.outline = { [shape] in shape.path(in: $0) }
    view.paint = { [fillStyle] rect, path, context in
      context.saveGState()
      context.addPath(path.cgPath)
      context.clip(using: fillStyle.isEOFilled ? .evenOdd : .winding)
      paint.fill(rect, context, environment)
      context.restoreGState()
    }
    view.setNeedsDisplay()
  }

  @MainActor func measure(_ view: HostedShape, _ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  // MARK: More of the same shape

  /// Fills the shape once more, on top.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay(shape.fill(content, style: style), alignment: .center)
  }
  /// Draws the outline of the shape, on top.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay(shape.stroke(content, style: style), alignment: .center)
  }
  /// Draws the outline of the shape, on top.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay(shape.stroke(content, lineWidth: lineWidth), alignment: .center)
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Draws the outline inside the shape, on top.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay(shape.strokeBorder(content, lineWidth: lineWidth), alignment: .center)
  }
  /// Draws the outline inside the shape, on top.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay(shape.strokeBorder(content, style: style), alignment: .center)
  }
}

/// The view of a color or a shape, which is an element only if a modifier says something of it.
final class HostedShape: HostedView {
  var outline: ((CGRect) -> Path)?
  var paint: ((CGRect, Path, CGContext) -> Void)?
  /// The direction of the stack around a line.
  var axis: Axis?

  override func marksChanged() {
    isAccessibilityElement =
      marks.label != nil || marks.value != nil || marks.added != []
      || marks.actions.contains { $0.kind == .activate }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let outline, let paint else { return }
    paint(bounds, outline(bounds), context)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && outline?(bounds).contains(point) ?? true
  }
}

/// A line between others.
public nonisolated struct Divider: View, LeafView {
  /// There is no body.
  public typealias Body = Never

  /// Creates a line.
  public init() {}

  @MainActor func make(_ node: LeafNode<Self>) -> HostedShape { HostedShape(frame: .zero) }

  @MainActor func show(in view: HostedShape, _ node: LeafNode<Self>) {
    view.backgroundColor = .separator
    view.axis = node.axis
  }

  /// In a row, the line stands upright.
  @MainActor func measure(_ view: HostedShape, _ proposal: ProposedViewSize) -> CGSize {
    let pixel = 1 / UIScreen.main.scale
    return view.axis == .horizontal
      ? CGSize(width: pixel, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: pixel)
  }

  static func isSame(_ a: Self, _ b: Self) -> Bool { true }
}
