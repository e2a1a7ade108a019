public import HeadlessUIKit

/// A rectangle.
open class SCNPlane: SCNGeometry {
  /// How wide it is.
  open var width: CGFloat
  /// How high it is.
  open var height: CGFloat

  /// Creates one.
  public init(width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
    super.init()
  }

  /// Creates the usual one.
  public convenience override init() { self.init(width: 1, height: 1) }
}
