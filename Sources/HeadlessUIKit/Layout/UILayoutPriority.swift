/// The importance of a constraint, if not all of them can be satisfied.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number, from 0 to 1000.
  public let rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must be satisfied.
  public static let required = Self(rawValue: 1000)
  /// The priority at which content resists being cut off.
  public static let defaultHigh = Self(rawValue: 750)
  /// The priority of a drag that can also resize a scene.
  public static let dragThatCanResizeScene = Self(rawValue: 510)
  /// The priority at which a scene keeps its size.
  public static let sceneSizeStayPut = Self(rawValue: 500)
  /// The priority of a drag that can resize the contents of a scene.
  public static let dragThatCannotResizeScene = Self(rawValue: 490)
  /// The priority at which content resists being stretched.
  public static let defaultLow = Self(rawValue: 250)
  /// The priority of the target size when a view is fitted.
  public static let fittingSizeLevel = Self(rawValue: 50)
}

extension UILayoutPriority: Comparable {
  /// Returns whether one priority is lower than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension UILayoutPriority {
  /// Returns a priority raised by a number.
  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }

  /// Returns a priority raised by a number.
  public static func + (lhs: Float, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }

  /// Returns a priority lowered by a number.
  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }

  /// Returns the difference between two priorities.
  public static func - (lhs: Self, rhs: Self) -> Float { lhs.rawValue - rhs.rawValue }

  /// Raises a priority by a number.
  public static func += (lhs: inout Self, rhs: Float) { lhs = lhs + rhs }

  /// Lowers a priority by a number.
  public static func -= (lhs: inout Self, rhs: Float) { lhs = lhs - rhs }
}
