public import Foundation

/// How fast a finger moves, in pixels per second; the model has all gestures at one speed.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// The pixels per second.
  public var rawValue: CGFloat

  /// Creates a velocity from pixels per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a velocity from pixels per second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// Creates a velocity from pixels per second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

  /// Creates a velocity from pixels per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// As fast as a finger usually is.
  public static let `default` = Self(2_000)
  public static let slow = Self(500)
  public static let fast = Self(5_000)
}
