public import Foundation

/// The pace of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Creates the spring of the system.
  public override init() {
    initialVelocity = .zero
    super.init()
  }

  /// Creates a spring with a damping ratio.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring of a mass.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring that bounces.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// The speed with which it begins.
  open private(set) var initialVelocity: CGVector

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// There is no curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
