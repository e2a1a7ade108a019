public import Foundation
public import HeadlessUIKit

/// What draws an overlay with a line around an area.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the area.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// How thick the line is.
  open var lineWidth: CGFloat = 0
  /// The lengths of its pieces.
  open var lineDashPattern: [NSNumber]?
  /// Where its pieces begin.
  open var lineDashPhase: CGFloat = 0
  /// How its corners look.
  open var lineJoin = CGLineJoin.round
  /// How its ends look.
  open var lineCap = CGLineCap.round
}
