import Foundation

/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  /// How many times the sublayers are shown.
  open var instanceCount = 1

  /// Whether the copies keep their depth.
  open var preservesDepth = false

  /// How much later each copy is animated than the one before it.
  open var instanceDelay: CFTimeInterval = 0

  /// What moves each copy from the one before it.
  open var instanceTransform = CATransform3DIdentity

  /// The color of the first copy.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)

  /// How much more red each copy is than the one before it.
  open var instanceRedOffset: Float = 0

  /// How much more green each copy is than the one before it.
  open var instanceGreenOffset: Float = 0

  /// How much more blue each copy is than the one before it.
  open var instanceBlueOffset: Float = 0

  /// How much more opaque each copy is than the one before it.
  open var instanceAlphaOffset: Float = 0
}
