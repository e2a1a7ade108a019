public import Foundation
import HeadlessUIKit

/// What draws an overlay, which nothing does here: it keeps how it is to look.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// Creates a renderer.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// The drawn shape.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1

  /// Draws anew.
  open func setNeedsDisplay() {}
}
