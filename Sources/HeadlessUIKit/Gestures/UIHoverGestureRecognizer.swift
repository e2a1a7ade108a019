public import Foundation

/// Recognizes a pointer above a view, of which none is connected here.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  // MARK: Getting the place of a pencil

  /// How far a pencil is above the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }

  /// The angle between a pencil and the screen, which stands upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// How far a pencil is turned about itself.
  open var rollAngle: CGFloat { 0 }

  /// Returns the direction of a pencil in a view, as an angle.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil in a view, as a vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
