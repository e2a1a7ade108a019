public import HeadlessUIKit

/// A cylinder.
open class SCNCylinder: SCNGeometry {
  /// How wide it is.
  open var radius: CGFloat
  /// How high it is.
  open var height: CGFloat

  /// Creates one.
  public init(radius: CGFloat, height: CGFloat) {
    (self.radius, self.height) = (radius, height)
    super.init()
  }

  /// Creates the usual one.
  public convenience override init() { self.init(radius: 0.5, height: 1) }
}
