/// How much a constraint matters where not all of them can hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number, from 0 to 1000.
  public let rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = Self(rawValue: 1000)
  /// How much content resists being cut off.
  public static let defaultHigh = Self(rawValue: 750)
  /// A drag of this strength resizes a scene, too.
  public static let dragThatCanResizeScene = Self(rawValue: 510)
  /// How much a scene wants to keep its size.
  public static let sceneSizeStayPut = Self(rawValue: 500)
  /// A drag of this strength resizes what is within a scene.
  public static let dragThatCannotResizeScene = Self(rawValue: 490)
  /// How much content resists being stretched.
  public static let defaultLow = Self(rawValue: 250)
  /// How much a view wants the size that it is asked to fit.
  public static let fittingSizeLevel = Self(rawValue: 50)
}

extension UILayoutPriority: Comparable {
  /// Whether one priority is lower than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension UILayoutPriority {
  /// A priority that is higher by a number.
  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }

  /// A priority that is higher by a number.
  public static func + (lhs: Float, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }

  /// A priority that is lower by a number.
  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }

  /// How much higher one priority is than another.
  public static func - (lhs: Self, rhs: Self) -> Float { lhs.rawValue - rhs.rawValue }

  /// Makes a priority higher by a number.
  public static func += (lhs: inout Self, rhs: Float) { lhs = lhs + rhs }

  /// Makes a priority lower by a number.
  public static func -= (lhs: inout Self, rhs: Float) { lhs = lhs - rhs }
}
