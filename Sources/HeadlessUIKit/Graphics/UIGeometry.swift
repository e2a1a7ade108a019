public import Foundation

/// How far to move each edge of a rectangle inwards.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// How far to move the top edge down.
  public var top: CGFloat
  /// How far to move the left edge to the right.
  public var left: CGFloat
  /// How far to move the bottom edge up.
  public var bottom: CGFloat
  /// How far to move the right edge to the left.
  public var right: CGFloat

  /// Creates insets that move no edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets that move no edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

/// How far to move each edge of a rectangle inwards, whatever the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// How far to move the top edge down.
  public var top: CGFloat
  /// How far to move the edge where lines of text start.
  public var leading: CGFloat
  /// How far to move the bottom edge up.
  public var bottom: CGFloat
  /// How far to move the edge where lines of text end.
  public var trailing: CGFloat

  /// Creates insets that move no edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that move no edge.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

/// How far to move something from its usual position.
public struct UIOffset: Equatable, Codable, Sendable {
  /// How far to move it to the right.
  public var horizontal: CGFloat
  /// How far to move it down.
  public var vertical: CGFloat

  /// Creates the offset that moves nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset that moves nothing.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
}

/// Numbers from one to another.
public struct UIFloatRange: Equatable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The most.
  public var maximum: CGFloat

  /// Creates the range that contains only 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that contains only 0.
  public static let zero = Self(minimum: 0, maximum: 0)

  /// The range of all numbers.
  public static let infinite = Self(minimum: -.infinity, maximum: .infinity)

  /// Whether the range contains all numbers.
  public var isInfinite: Bool { self == .infinite }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = Self(rawValue: 1 << 0)

  public static let left = Self(rawValue: 1 << 1)

  public static let bottom = Self(rawValue: 1 << 2)

  public static let right = Self(rawValue: 1 << 3)

  public static let all: Self = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle, relative to the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = Self(rawValue: 1 << 0)

  /// The edge where lines of text start.
  public static let leading = Self(rawValue: 1 << 1)

  public static let bottom = Self(rawValue: 1 << 2)

  /// The edge where lines of text end.
  public static let trailing = Self(rawValue: 1 << 3)

  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// Where a rectangle is along another one, relative to the direction of reading.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  /// At the top edge.
  case top = 1
  /// At the corner of top and leading edge.
  case topLeading = 2
  /// At the edge where lines of text start.
  case leading = 3
  /// At the corner of bottom and leading edge.
  case bottomLeading = 4
  /// At the bottom edge.
  case bottom = 5
  /// At the corner of bottom and trailing edge.
  case bottomTrailing = 6
  /// At the edge where lines of text end.
  case trailing = 7
  /// At the corner of top and trailing edge.
  case topTrailing = 8
}

/// Directions in which something moves or scrolls.
public struct UIAxis: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To the left and to the right.
  public static let horizontal = Self(rawValue: 1 << 0)

  public static let vertical = Self(rawValue: 1 << 1)

  public static let both: Self = [.horizontal, .vertical]
}

extension UIEdgeInsets {
  /// The insets, without the numbers that nothing can be laid out by.
  var finite: UIEdgeInsets {
    UIEdgeInsets(top: top.finite, left: left.finite, bottom: bottom.finite, right: right.finite)
  }
}
