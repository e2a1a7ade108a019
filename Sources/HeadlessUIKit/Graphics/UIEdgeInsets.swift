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

  /// Creates insets of nothing.
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

extension CGRect {
  /// The rectangle with its edges moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    // Only such rectangles begin that far out; to compare with them takes longer than all else.
    if origin.x.magnitude > 1e300, isNull || isInfinite { return self }
    return CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
