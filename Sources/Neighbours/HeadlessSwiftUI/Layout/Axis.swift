/// From side to side, or from top to bottom.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other one.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Some of the two.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    func contains(_ axis: Axis) -> Bool {
      !isDisjoint(with: axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}

extension Axis: CustomStringConvertible {
  /// The name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}
