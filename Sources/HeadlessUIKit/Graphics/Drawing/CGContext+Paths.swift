public import Foundation

extension CGContext {
  // MARK: Creating and modifying the current path

  /// Begins a new path.
  public func beginPath() { outline = Outline() }

  /// Begins a new subpath.
  public func move(to point: CGPoint) { outline.move(to: point.applying(ctm)) }

  /// Adds a straight line, if there is a point to start from.
  public func addLine(to point: CGPoint) { outline.line(to: point.applying(ctm)) }

  /// Adds a subpath of straight lines.
  public func addLines(between points: [CGPoint]) {
    outline.lines(between: points.map { $0.applying(ctm) })
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add { $0.rect(rect) } }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds an ellipse within a rectangle.
  public func addEllipse(in rect: CGRect) { add { $0.ellipse(in: rect) } }

  /// Adds an arc between two angles, after a line to its start.
  ///
  /// With `clockwise` the angles get smaller, which is clockwise where the y axis points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      grows: !clockwise, transform: ctm)
  }

  /// Adds an arc that rounds the corner between two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.arc(corner: tangent1End, end: tangent2End, radius: radius, transform: ctm)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.curve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.quad(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds a path.
  public func addPath(_ path: CGPath) { outline.append(path.outline.applying(ctm)) }

  /// Closes the current subpath with a line to where it began.
  public func closePath() { outline.close() }

  /// Replaces the path with the outline of the line that a stroke of it would draw.
  public func replacePathWithStrokedPath() {
    outline = userOutline.stroked(state.pen, scale: ctm.scale).applying(ctm)
  }

  // MARK: Examining the current path

  /// The current path.
  public var path: CGPath? { outline.isEmpty ? nil : CGPath(userOutline) }

  /// Whether the current path has no steps.
  public var isPathEmpty: Bool { outline.isEmpty }

  /// The point where the current path ends, or zero if it is empty.
  public var currentPointOfPath: CGPoint {
    outline.currentPoint?.applying(ctm.inverted()) ?? .zero
  }

  /// The smallest rectangle around all points of the current path, control points included.
  public var boundingBoxOfPath: CGRect { userOutline.controlBounds }

  /// Returns whether a point is inside the current path, by the rule of a drawing mode.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let shape = userOutline
    let line = shape.stroked(state.pen, scale: ctm.scale)
    return switch mode {
    case .fill: shape.contains(point, evenOdd: false)
    case .eoFill: shape.contains(point, evenOdd: true)
    case .stroke: line.contains(point, evenOdd: false)
    case .fillStroke:
      shape.contains(point, evenOdd: false) || line.contains(point, evenOdd: false)
    case .eoFillStroke:
      shape.contains(point, evenOdd: true) || line.contains(point, evenOdd: false)
    }
  }

  // MARK: Drawing the current path

  /// Draws the current path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let shape = userOutline
    beginPath()
    if mode != .stroke {
      fill(shape, evenOdd: mode == .eoFill || mode == .eoFillStroke)
    }
    if mode != .fill, mode != .eoFill { stroke(shape, state.pen) }
  }

  /// Fills the current path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws a line along the current path, and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  // MARK: Drawing shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    var shape = Outline()
    shape.rect(rect.standardized)
    fill(shape, evenOdd: false)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills an ellipse within a rectangle.
  public func fillEllipse(in rect: CGRect) {
    var shape = Outline()
    shape.ellipse(in: rect)
    fill(shape, evenOdd: false)
  }

  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.pen.width) }

  /// Draws a line of a width along a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = state.pen
    pen.width = width
    var shape = Outline()
    shape.rect(rect.standardized)
    stroke(shape, pen)
  }

  /// Draws a line along an ellipse within a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    var shape = Outline()
    shape.ellipse(in: rect)
    stroke(shape, state.pen)
  }

  /// Draws separate lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var shape = Outline()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      shape.move(to: points[index])
      shape.line(to: points[index + 1])
    }
    beginPath()
    stroke(shape, state.pen)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { add(.clear(rect.standardized)) }

  // MARK: Modifying clipping paths

  /// Clips later drawing to the current path, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let shape = outline
    beginPath()
    state.clips.append(
      .path(shape, evenOdd: rule == .evenOdd, antialiases: antialiases))
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips later drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    var shape = Outline()
    for rect in rects { shape.rect(rect) }
    clip(to: shape, evenOdd: false)
  }

  /// Clips later drawing by an image: by its opacity, or where a mask is black.
  public func clip(to rect: CGRect, mask: CGImage) {
    state.clips.append(.mask(mask, rect, ctm))
  }

  /// Ends the clipping of later drawing.
  public func resetClip() { state.clips = [] }

  /// The smallest rectangle around where drawing shows.
  public var boundingBoxOfClipPath: CGRect {
    var bounds = CGRect(x: 0, y: 0, width: CGFloat(layout.width), height: CGFloat(layout.height))
    for clip in state.clips {
      switch clip {
      case .path(let shape, _, _): bounds = bounds.part(within: shape.bounds)
      case .mask(_, let rect, let transform):
        bounds = bounds.part(within: rect.applying(transform))
      }
    }
    return bounds.isNull ? .null : bounds.applying(ctm.inverted())
  }

  // MARK: The model

  /// Fills a shape with a color, or with the current fill color.
  func fill(_ shape: Outline, evenOdd: Bool = false, _ color: CGColor? = nil) {
    guard !shape.isEmpty, let color = color ?? fillColor else { return }
    add(.fill(shape, evenOdd: evenOdd, color))
  }

  /// Draws a line along a shape in a color, or in the current stroke color.
  func stroke(_ shape: Outline, _ pen: Pen, _ color: CGColor? = nil) {
    guard !shape.isEmpty, let color = color ?? strokeColor else { return }
    add(.stroke(shape, pen, color))
  }

  func clip(to shape: Outline, evenOdd: Bool) {
    state.clips.append(
      .path(shape.applying(ctm), evenOdd: evenOdd, antialiases: antialiases))
  }

  private var userOutline: Outline { outline.applying(ctm.inverted()) }

  private func add(_ change: (inout Outline) -> Void) {
    var shape = Outline()
    change(&shape)
    outline.append(shape.applying(ctm))
  }
}
