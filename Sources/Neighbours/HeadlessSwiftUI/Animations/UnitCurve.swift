import Foundation

/// How far something has come, by how much of its time is over: both go from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn, circularEaseOut, circularEaseInOut, circularEaseOutIn
  }

  private let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// At one speed.
  public static let linear = UnitCurve(.linear)
  /// Slowly at first.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slowly in the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slowly at first and in the end.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slowly at first and in the end.
  public static let easeInEaseOut = easeInOut
  /// Slowly at first, as a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// Slowly in the end, as a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Slowly at first and in the end, as two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Along a curve between two points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(.bezier(startControlPoint, endControlPoint))
  }

  /// The curve with time and way in each other's place.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let start, let end):
      .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    }
  }

  /// How far something has come when a part of its time is over.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    return switch shape {
    case .linear: x
    case .bezier(let start, let end): Self.bezier(start, end, at: x)
    case .circularEaseIn: Self.easeIn(x)
    case .circularEaseOut: Self.easeOut(x)
    case .circularEaseInOut:
      x < 0.5 ? Self.easeIn(2 * x) / 2 : (1 + Self.easeOut(2 * x - 1)) / 2
    case .circularEaseOutIn:
      x < 0.5 ? Self.easeOut(2 * x) / 2 : (1 + Self.easeIn(2 * x - 1)) / 2
    }
  }

  /// How fast something is when a part of its time is over; 1 is the speed of what has only one.
  public func velocity(at progress: Double) -> Double {
    if case .linear = shape { return 1 }
    let x = min(max(progress, 0), 1)
    let (before, after) = (max(x - 0.000_1, 0), min(x + 0.000_1, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  private static func easeIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  private static func easeOut(_ x: Double) -> Double { 1 - easeIn(1 - x) }

  /// The height of a curve where it is so far from side to side.
  private static func bezier(_ start: UnitPoint, _ end: UnitPoint, at x: Double) -> Double {
    func place(_ one: CGFloat, _ other: CGFloat, _ part: Double) -> Double {
      let rest = 1 - part
      return 3 * rest * rest * part * Double(one) + 3 * rest * part * part * Double(other)
        + part * part * part
    }
    let (startX, endX) = (min(max(start.x, 0), 1), min(max(end.x, 0), 1))
    var (low, high) = (0.0, 1.0)
    // Each round halves what is left: after these, no more is to be found.
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if place(startX, endX, middle) < x { low = middle } else { high = middle }
    }
    return x == 0 ? 0 : place(start.y, end.y, high)
  }
}
