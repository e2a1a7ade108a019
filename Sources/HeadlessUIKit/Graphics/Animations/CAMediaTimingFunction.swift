public import Foundation

/// How the pace of an animation changes, as a curve with two control points.
public class CAMediaTimingFunction: NSObject {
  /// Creates a function that goes on evenly.
  public override convenience init() { self.init(controlPoints: 0, 0, 1, 1) }

  /// Creates the curve with a name; an unknown name raises an exception (behaviour 691).
  public convenience init(name: CAMediaTimingFunctionName) {
    if Self.points[name] == nil {
      ModelException.invalidTiming.raiseAnywhere(
        "unknown timing function name: \(name.rawValue)", by: "CAMediaTimingFunction.init(name:)")
    }
    let points = Self.points[name] ?? [0, 0, 1, 1]
    self.init(controlPoints: points[0], points[1], points[2], points[3])
  }

  /// Creates the curve with the coordinates of its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    super.init()
  }

  /// Returns one of the four points of the curve, of which the first and the last are its ends.
  ///
  /// Another one is an exception (behaviour 691).
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else {
      return ModelException.invalidControlPoint.raiseAnywhere(
        "no timing function control point with index: \(idx)",
        by: "CAMediaTimingFunction.getControlPoint(at:values:)")
    }
    ptr[0] = points[idx].x
    ptr[1] = points[idx].y
  }

  /// Returns whether the other object is the same curve.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return zip(points, other.points).allSatisfy { $0 == $1 }
  }

  /// The hash value.
  public override var hash: Int { points[1].x.hashValue ^ points[2].y.hashValue }

  private static let points: [CAMediaTimingFunctionName: [Float]] = [
    .linear: [0, 0, 1, 1], .easeIn: [0.42, 0, 1, 1], .easeOut: [0, 0, 0.58, 1],
    .easeInEaseOut: [0.42, 0, 0.58, 1], .default: [0.25, 0.1, 0.25, 1],
  ]

  private let points: [(x: Float, y: Float)]
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the pace.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same pace throughout.
  public static let linear = Self(rawValue: "linear")

  public static let easeIn = Self(rawValue: "easeIn")

  public static let easeOut = Self(rawValue: "easeOut")

  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")

  /// The pace of the system's own animations.
  public static let `default` = Self(rawValue: "default")
}
