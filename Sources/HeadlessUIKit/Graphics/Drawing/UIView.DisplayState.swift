import Foundation

extension UIView {
  /// How a view is drawn, what waits to be drawn of it, and what was drawn.
  struct DisplayState {
    /// Whether the view itself is to be drawn.
    var isNeeded = true
    /// The subviews that are to be drawn, or have views inside them that are.
    var needing = WaitingSubviews()
    /// Whether the view was to be drawn when it had no size.
    var waitsForSize = false
    /// The part that is to be drawn, or nil for all of it.
    var dirty: CGRect?
    /// What `draw(_:)` has drawn last.
    var drawing: Drawing?
    /// The tint that the view has instead of its superview's.
    var tintColor: UIColor?
    /// The layer, if anything has needed it yet.
    var layer: CALayer?

    var isNeededHereOrBelow: Bool { isNeeded || !needing.isEmpty }
  }
}
