public import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?

  /// The path along which a point moves.
  open var path: CGPath?

  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?

  /// How the pace changes between values.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// Whether what moves along a path turns with it.
  open var rotationMode: CAAnimationRotationMode?

  /// How tightly a curve goes through the values.
  open var tensionValues: [NSNumber]?

  /// How sharp the corners of a curve are.
  open var continuityValues: [NSNumber]?

  /// Where the bends of a curve are.
  open var biasValues: [NSNumber]?

  override func adopt(into copy: CAAnimation) {
    super.adopt(into: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
  }
}

/// The interpolation between the values of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")

  /// Nothing.
  public static let discrete = Self(rawValue: "discrete")

  /// Straight lines at an even pace.
  public static let paced = Self(rawValue: "paced")

  public static let cubic = Self(rawValue: "cubic")

  /// Curves at an even pace.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It turns with the path.
  public static let rotateAuto = Self(rawValue: "auto")

  /// It turns with the path, looking backwards.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}
