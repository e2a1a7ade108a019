public import Foundation

/// A path with the properties of its drawing: the width of its line, its ends and its corners.
open class UIBezierPath: NSObject, NSCopying {
  // MARK: Creating a Bézier path

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    storage.outline.rect(rect)
  }

  /// Creates an ellipse within a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    storage.outline.ellipse(in: rect)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle of which some corners are rounded.
  ///
  /// The width of the radii counts in both directions, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = CGSize(width: cornerRadii.width, height: cornerRadii.width)
    storage.outline.roundedRect(
      rect,
      radii: [.topLeft, .topRight, .bottomRight, .bottomLeft].map {
        corners.contains($0) ? radius : .zero
      })
  }

  /// Creates an arc; clockwise is meant as on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the steps of another one.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    storage.outline = CGPath.outline
  }

  // MARK: Constructing a path

  /// Begins a new subpath.
  open func move(to point: CGPoint) { storage.outline.move(to: point) }

  /// Adds a straight line, if there is a point to start from.
  open func addLine(to point: CGPoint) { storage.outline.line(to: point) }

  /// Adds an arc, after a line to its start; clockwise is meant as on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    storage.outline.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      grows: clockwise)
  }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    storage.outline.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    storage.outline.quad(to: endPoint, control: controlPoint)
  }

  /// Closes the current subpath with a line to where it began.
  open func close() { storage.outline.close() }

  /// Removes all steps.
  open func removeAllPoints() { storage.outline = Outline() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) {
    storage.outline.append(bezierPath.storage.outline)
  }

  /// Returns the same path in the opposite direction.
  open func reversing() -> UIBezierPath {
    let path = copied()
    path.storage.outline = storage.outline.reversed()
    return path
  }

  /// The path as Core Graphics knows it.
  open var cgPath: CGPath {
    get { CGPath(storage.outline) }
    set { storage.outline = newValue.outline }
  }

  /// The point where the path ends, or zero if it is empty.
  open var currentPoint: CGPoint { storage.outline.currentPoint ?? .zero }

  // MARK: Accessing drawing properties

  /// The width of the line.
  open var lineWidth: CGFloat {
    get { storage.pen.width }
    set { storage.pen.width = newValue }
  }

  /// How the ends of the line look.
  open var lineCapStyle: CGLineCap {
    get { storage.pen.cap }
    set { storage.pen.cap = newValue }
  }

  /// How the corners of the line look.
  open var lineJoinStyle: CGLineJoin {
    get { storage.pen.join }
    set { storage.pen.join = newValue }
  }

  /// How far a corner may reach before it is cut off.
  open var miterLimit: CGFloat {
    get { storage.pen.miterLimit }
    set { storage.pen.miterLimit = newValue }
  }

  /// How much a drawn curve may differ from the true one.
  open var flatness: CGFloat = 0.6

  /// Whether the even-odd rule decides about the inside.
  open var usesEvenOddFillRule = false

  /// Sets the lengths of the dashes and of the gaps between them.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))
    storage.pen.dashes = Array(lengths)
    storage.pen.phase = phase
  }

  /// Returns the lengths of the dashes and of the gaps between them.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in storage.pen.dashes.enumerated() { pattern?[index] = length }
    count?.pointee = storage.pen.dashes.count
    phase?.pointee = storage.pen.phase
  }

  // MARK: Drawing paths

  /// Fills the path with the current fill color.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with the current fill color, blended in a way and with an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fill(storage.outline, evenOdd: usesEvenOddFillRule) }
  }

  /// Draws a line along the path in the current stroke color.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws a line along the path in the current stroke color, blended and with an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.stroke(storage.outline, storage.pen) }
  }

  // Without a given blend mode and opacity, a path is drawn with the context's.
  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard blendMode != .normal || alpha != 1 else { return body(context) }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body(context)
    context.restoreGState()
  }

  // MARK: Clipping paths

  /// Clips later drawing to the path.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: storage.outline, evenOdd: usesEvenOddFillRule)
  }

  // MARK: Hit detection

  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    storage.outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Whether the path has no steps.
  open var isEmpty: Bool { storage.outline.isEmpty }

  /// The smallest rectangle around all points, control points included.
  open var bounds: CGRect { storage.outline.controlBounds }

  // MARK: Applying transformations

  /// Moves all points by a matrix.
  open func apply(_ transform: CGAffineTransform) {
    storage.outline = storage.outline.applying(transform)
  }

  // MARK: Comparing and copying

  /// Returns whether the other object is a path with the same steps and the same line.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other.storage == storage && other.usesEvenOddFillRule == usesEvenOddFillRule
      && other.flatness == flatness
  }

  /// The hash value.
  open override var hash: Int { storage.outline.hashValue }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  private func copied() -> UIBezierPath {
    let path = UIBezierPath()
    path.storage = storage
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.flatness = flatness
    return path
  }

  private struct Storage: Equatable {
    var outline = Outline()
    var pen = Pen()
  }

  private var storage = Storage()
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = Self(rawValue: 1 << 0)

  /// The top right corner.
  public static let topRight = Self(rawValue: 1 << 1)

  /// The bottom left corner.
  public static let bottomLeft = Self(rawValue: 1 << 2)

  /// The bottom right corner.
  public static let bottomRight = Self(rawValue: 1 << 3)

  public static let allCorners = Self(rawValue: .max)
}
