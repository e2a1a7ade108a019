import Foundation
import PixelCoverage
import StrokeFont

extension Drawing.Symbol {
  /// Returns the shapes of the symbol in pixels, each with its color.
  func shapes(_ toPixels: CGAffineTransform) -> [(SymbolShape, CGColor)] {
    guard let first = colors.first else { return [] }
    let scale = toPixels.scale
    // A symbol's ink reaches to nine tenths of its grid.
    let side = min(frame.width, frame.height) * 1.1
    guard side > 0, side.isFinite, scale.isFinite, scale > 0, side * scale < 4096 else { return [] }
    let half = FixedPoint.whole(side * scale / 2)
    let center = CGPoint(x: frame.midX, y: frame.midY).applying(toPixels)
    guard let middle = FixedPoint(center) else { return [] }
    let isUpright = toPixels.b == 0 && toPixels.c == 0 && toPixels.a > 0 && toPixels.d > 0
    let origin = isUpright ? middle : FixedPoint(x: 0, y: 0)
    let layers = SymbolFont.layers(
      of: name, in: SymbolFrame(x: origin.x - half, y: origin.y - half, size: half * 2), pen: pen)
    let isPlain = colors.count == 1
    return layers.compactMap { layer in
      // In one color, the shape around a filled symbol has a hole, and nothing is in it.
      guard !isPlain || layer.level < 2 else { return nil }
      let place = layer.level == 1 ? min(1, colors.count - 1) : 0
      let color = isPlain ? first : colors[place]
      guard !isUpright else { return (layer.shape, color) }
      let (a, b) = (toPixels.a / scale, toPixels.b / scale)
      let (c, d) = (toPixels.c / scale, toPixels.d / scale)
      return (
        layer.shape.mapped { point in
          let (x, y) = (CGFloat(point.x) / 256, CGFloat(point.y) / 256)
          return FixedPoint(
            x: middle.x + FixedPoint.whole(x * a + y * c),
            y: middle.y + FixedPoint.whole(x * b + y * d))
        }, color
      )
    }
  }
}
