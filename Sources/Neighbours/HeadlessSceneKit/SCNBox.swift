public import HeadlessUIKit

/// A box.
open class SCNBox: SCNGeometry {
  /// How wide it is.
  open var width: CGFloat
  /// How high it is.
  open var height: CGFloat
  /// How deep it is.
  open var length: CGFloat
  /// How round its edges are.
  open var chamferRadius: CGFloat

  /// Creates one.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.width = width
    self.height = height
    self.length = length
    self.chamferRadius = chamferRadius
    super.init()
  }

  /// Creates the usual one.
  public convenience override init() { self.init(width: 1, height: 1, length: 1, chamferRadius: 0) }
}
