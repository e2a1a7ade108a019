public import Foundation

/// A ring around the item that has the focus.
open class UIFocusHaloEffect: UIFocusEffect {
  /// Creates a ring in the shape of the item.
  public override init() { super.init() }

  /// Creates a ring in the shape of a rectangle.
  public convenience init(rect: CGRect) { self.init() }

  /// Creates a ring in the shape of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) { self.init() }

  /// Creates a ring in the shape of a path.
  public convenience init(path bezierPath: UIBezierPath) { self.init() }

  /// The view within which the ring is shown.
  open weak var containerView: UIView?

  /// The view above which the ring is shown.
  open weak var referenceView: UIView?

  /// Where the ring is, to the edge of the item.
  open var position = Position.automatic

  /// Where a ring is, to the edge of its item.
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }
}
