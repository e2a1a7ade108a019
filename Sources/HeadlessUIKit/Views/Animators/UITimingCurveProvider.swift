public import Foundation

/// The pace of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of pace.
  var timingCurveType: UITimingCurveType { get }

  /// The curve of the pace, if it has one.
  var cubicTimingParameters: UICubicTimingParameters? { get }

  /// The spring of the pace, if it has one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of pace.
public enum UITimingCurveType: Int, Sendable {
  /// A curve of UIKit.
  case builtin = 0
  /// A curve with two control points.
  case cubic = 1
  case spring = 2
  case composed = 3
}
