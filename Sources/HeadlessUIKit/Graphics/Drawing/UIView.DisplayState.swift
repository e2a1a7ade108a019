import Foundation

extension UIView {
  /// The settings of a view's drawing, its pending part, and the last drawing.
  struct DisplayState {
    /// Whether the view itself is to be drawn.
    var isNeeded = true
    /// The subviews that are to be drawn, or have views inside them that are.
    var needing = WaitingSubviews()
    /// Whether the view was to be drawn when it had no size.
    var waitsForSize = false
    /// The part that is to be drawn, or nil for all of it.
    var dirty: CGRect?
    /// The last drawing of `draw(_:)`.
    var drawing: Drawing?
    /// The tint that the view has instead of its superview's.
    var tintColor: UIColor?
    /// Whether the view has corners that may depend on its size.
    var hasCorners = false
    /// The layer, if anything has needed it yet.
    var layer: CALayer?

    var isNeededHereOrBelow: Bool { isNeeded || !needing.isEmpty }
  }
}
