public import Foundation

/// A pace with a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates the pace of the system.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Creates a pace with a curve of UIKit.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let startsSlowly = curve == .easeIn || curve == .easeInOut
    let endsSlowly = curve == .easeOut || curve == .easeInOut
    controlPoint1 = CGPoint(x: startsSlowly ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: endsSlowly ? 0.58 : 1, y: 1)
    timingCurveType = .builtin
    super.init()
  }

  /// Creates a pace with a curve of the app's.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  /// The curve, if it is UIKit's.
  open private(set) var animationCurve: UIView.AnimationCurve

  /// The first control point.
  open private(set) var controlPoint1: CGPoint

  /// The second control point.
  open private(set) var controlPoint2: CGPoint

  /// The kind of pace.
  open private(set) var timingCurveType: UITimingCurveType

  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// There is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
