public import Foundation
public import HeadlessUIKit

/// Draws an overlay with a line around an area.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the area.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 0
  /// The lengths of its pieces.
  open var lineDashPattern: [NSNumber]?
  /// The start of its pieces.
  open var lineDashPhase: CGFloat = 0
  /// The form of its corners.
  open var lineJoin = CGLineJoin.round
  /// The form of its ends.
  open var lineCap = CGLineCap.round
}
