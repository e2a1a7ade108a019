import Foundation

extension CGContext {
  /// Fills a rectangle, mixed in a way.
  func fill(_ rect: CGRect, _ blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    fill(rect)
    restoreGState()
  }

  /// Draws a frame, one point wide, inside a rectangle in the fill color.
  func frame(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let rect = rect.standardized
    let thickness = min(1, rect.width / 2, rect.height / 2)
    guard thickness > 0 else { return }
    var shape = Outline()
    shape.rect(rect)
    shape.rect(rect.insetBy(dx: thickness, dy: thickness))
    saveGState()
    setBlendMode(blendMode)
    fill(shape, evenOdd: true)
    restoreGState()
  }
}
