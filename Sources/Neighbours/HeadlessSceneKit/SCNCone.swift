public import HeadlessUIKit

/// A cone.
open class SCNCone: SCNGeometry {
  /// How wide it is above.
  open var topRadius: CGFloat
  /// How wide it is below.
  open var bottomRadius: CGFloat
  /// How high it is.
  open var height: CGFloat

  /// Creates one.
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    super.init()
  }

  /// Creates the usual one.
  public convenience override init() { self.init(topRadius: 0, bottomRadius: 0.5, height: 1) }
}
