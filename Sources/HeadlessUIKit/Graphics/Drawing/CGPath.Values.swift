public import Foundation

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// The areas around which the path winds more often one way than the other.
  case winding = 0
  /// The areas that an odd number of lines separate from the outside.
  case evenOdd = 1
}

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
  /// The line ends squarely at its last point.
  case butt = 0
  /// The line ends in half a circle around its last point.
  case round = 1
  /// The line ends squarely, half its width after its last point.
  case square = 2
}

/// How the corners of a line look.
public enum CGLineJoin: Int32, Sendable {
  /// The edges go on until they meet.
  case miter = 0
  /// The corner is round.
  case round = 1
  /// The corner is cut off.
  case bevel = 2
}

/// The kind of a step of a path.
public enum CGPathElementType: Int32, Sendable {
  /// A new subpath begins.
  case moveToPoint = 0
  case addLineToPoint = 1
  /// A curve with one control point.
  case addQuadCurveToPoint = 2
  /// A curve with two control points.
  case addCurveToPoint = 3
  /// A line back to where the subpath began.
  case closeSubpath = 4
}

/// A step of a path.
public struct CGPathElement {
  /// The kind of the step.
  public var type: CGPathElementType
  /// The points of the step: its control points, then its end.
  ///
  /// They can be read only while the path is applied.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is told each step of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// A closure that is told each step of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
