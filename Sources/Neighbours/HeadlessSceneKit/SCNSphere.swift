public import HeadlessUIKit

/// A ball.
open class SCNSphere: SCNGeometry {
  /// How large it is.
  open var radius: CGFloat

  /// Creates one.
  public init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }

  /// Creates the usual one.
  public convenience override init() { self.init(radius: 0.5) }
}
