public import Foundation

/// Where a renderer draws.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn into.
  public let cgContext: CGContext

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { storedFormat }

  // MARK: Drawing

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill color, mixed in a way.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect, blendMode) }

  /// Draws a line, one point wide, inside a rectangle in the current stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line, one point wide, inside a rectangle in the current stroke color, mixed in a way.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    storedFormat = format
    super.init()
  }

  private let storedFormat: UIGraphicsRendererFormat
}
