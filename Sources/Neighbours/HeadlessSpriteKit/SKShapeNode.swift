public import HeadlessUIKit

/// A shape.
open class SKShapeNode: SKNode {
  /// The outline.
  open var path: CGPath?
  /// The color inside.
  open var fillColor = UIColor.clear
  /// The color of the outline.
  open var strokeColor = UIColor.white
  /// How thick the outline is.
  open var lineWidth: CGFloat = 1
  /// How much it glows.
  open var glowWidth: CGFloat = 0

  /// Creates one without an outline.
  public override init() { super.init() }

  /// Creates one with an outline.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

  /// Creates a rectangle around its position.
  public convenience init(rectOf size: CGSize) {
    self.init(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  /// Creates a rectangle with round corners around its position.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init(rectOf: size) }

  /// Creates a circle around its position.
  public convenience init(circleOfRadius radius: CGFloat) {
    let box = CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    self.init(path: CGPath(ellipseIn: box, transform: nil))
  }

  /// Archives are not supported.
  public required init?(coder aDecoder: NSCoder) { nil }

  private final var box: CGRect { path?.boundingBox ?? .zero }

  override var ownSize: CGSize { box.size }

  override var ownAnchor: CGPoint {
    box.width > 0 && box.height > 0
      ? CGPoint(x: -box.minX / box.width, y: -box.minY / box.height) : .zero
  }
}
