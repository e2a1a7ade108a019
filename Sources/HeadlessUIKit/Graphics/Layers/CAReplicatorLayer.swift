import Foundation

/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  /// How many times the sublayers are shown.
  open var instanceCount = 1

  /// Whether the copies keep their depth.
  open var preservesDepth = false

  /// By how much each copy is animated later than the previous one.
  open var instanceDelay: CFTimeInterval = 0

  /// The transform from each copy to the next one.
  open var instanceTransform = CATransform3DIdentity

  /// The color of the first copy.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)

  /// The red that is added from each copy to the next one.
  open var instanceRedOffset: Float = 0

  /// The green that is added from each copy to the next one.
  open var instanceGreenOffset: Float = 0

  /// The blue that is added from each copy to the next one.
  open var instanceBlueOffset: Float = 0

  /// The opacity that is added from each copy to the next one.
  open var instanceAlphaOffset: Float = 0
}
