public import Foundation

/// A path of lines and curves, which can be filled and stroked.
public class CGPath: Hashable {
  // MARK: Creating paths

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.rect(rect)
    self.init(outline.applying(transform?.pointee ?? .identity))
  }

  /// Creates an ellipse within a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = Outline()
    outline.ellipse(in: rect)
    self.init(outline.applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = Outline()
    outline.roundedRect(
      rect, radii: Array(repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4))
    self.init(outline.applying(transform?.pointee ?? .identity))
  }

  // MARK: Copying a path

  /// Returns a copy that does not change.
  public func copy() -> CGPath? { CGPath(outline) }

  /// Returns a copy that a matrix has moved.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// Returns a copy that a matrix has moved and that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns the dashes that a pattern makes of the path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    var pen = Pen()
    pen.phase = phase
    pen.dashes = lengths
    return CGPath(outline.applying(transform).dashed(pen))
  }

  /// Returns the outline of the line that a stroke of the path draws.
  ///
  /// It overlaps itself where the line bends: fill it by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var pen = Pen()
    pen.width = lineWidth
    pen.cap = lineCap
    pen.join = lineJoin
    pen.miterLimit = miterLimit
    return CGPath(outline.applying(transform).stroked(pen))
  }

  // MARK: Examining a path

  /// The smallest rectangle around all points, control points included.
  public var boundingBox: CGRect { outline.controlBounds }

  /// The smallest rectangle around the path itself.
  public var boundingBoxOfPath: CGRect { outline.bounds }

  /// The point where the path ends, or zero if it is empty.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

  /// Whether the path has no steps.
  public var isEmpty: Bool { outline.isEmpty }

  /// Returns whether the path is an upright rectangle, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = outline.asRect else { return false }
    rect?.pointee = found
    return true
  }

  /// Returns whether a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }

  // MARK: Applying a function to the steps of a path

  /// Calls a function with each step of the path.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a closure with each step of the path.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in outline.elements {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      // A step without points has room for one all the same, so that there is an address.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { points in
        guard let address = points.baseAddress else { return }
        var step = CGPathElement(type: type, points: address)
        withUnsafePointer(to: &step) { block($0) }
      }
    }
  }

  // MARK: Comparing

  /// Returns whether two paths consist of the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }

  /// Adds the steps to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }

  required init(_ outline: Outline) { self.outline = outline }

  package internal(set) final var outline: Outline
}
