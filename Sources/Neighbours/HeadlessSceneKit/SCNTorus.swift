public import HeadlessUIKit

/// A ring.
open class SCNTorus: SCNGeometry {
  /// How wide it is.
  open var ringRadius: CGFloat
  /// How thick it is.
  open var pipeRadius: CGFloat

  /// Creates one.
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    super.init()
  }

  /// Creates the usual one.
  public convenience override init() { self.init(ringRadius: 0.5, pipeRadius: 0.25) }
}
