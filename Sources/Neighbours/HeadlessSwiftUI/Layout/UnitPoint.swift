/// A point of a rectangle, as a part of its size.
public struct UnitPoint: Hashable, Sendable {
  /// From side to side.
  public var x: CGFloat
  /// From top to bottom.
  public var y: CGFloat

  /// Creates the upper corner where lines begin.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper corner where lines begin.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner where lines begin.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner where lines begin.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
