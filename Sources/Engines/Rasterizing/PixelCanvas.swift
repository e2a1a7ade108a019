package import Foundation
package import PixelCoverage

/// Pixels that are painted on, of a picture or of a part of one.
package struct PixelCanvas {
  package private(set) var pixels: Pixels
  /// Where the first pixel lies in the whole picture.
  private let left: Int
  private let top: Int

  /// Creates a canvas for a whole picture.
  package init(_ pixels: Pixels) {
    self.pixels = pixels
    (left, top) = (0, 0)
  }

  /// Creates a transparent canvas for a part of a picture.
  package init(x: Range<Int>, y: Range<Int>) {
    pixels = Pixels(width: x.count, height: y.count)
    (left, top) = (x.lowerBound, y.lowerBound)
  }

  package var columns: Range<Int> { left..<left + pixels.width }
  package var rows: Range<Int> { top..<top + pixels.height }

  /// Makes all pixels black, as in a new opaque context.
  package mutating func fillBlack() {
    for index in stride(from: 3, to: pixels.bytes.count, by: 4) { pixels.bytes[index] = 255 }
  }

  // MARK: Painting

  /// Paints a color where a mask is, moved by whole pixels.
  package mutating func paint(_ color: PixelColor, on mask: Mask, dx: Int = 0, dy: Int = 0) {
    pixels.paint(color, on: mask, dx: dx - left, dy: dy - top)
  }

  /// Paints a color where a mask is, blended with what is below.
  package mutating func paint(_ color: PixelColor, on mask: Mask, _ mode: BlendMode) {
    guard mode == .normal else { return shade(mask, mode, with: Ink(color: color)) }
    paint(color, on: mask)
  }

  package mutating func paint(_ image: ImageShade, on mask: Mask, _ mode: BlendMode) {
    shade(mask, mode, with: image)
  }

  package mutating func paint(_ gradient: GradientShade, on mask: Mask, _ mode: BlendMode) {
    shade(mask, mode, with: gradient)
  }

  package mutating func paint(_ pattern: PatternShade, on mask: Mask, _ mode: BlendMode) {
    shade(mask, mode, with: pattern)
  }

  /// Paints what was painted separately, faded.
  package mutating func paint(_ layer: PixelCanvas, on mask: Mask, alpha: UInt8) {
    pixels.paint(
      layer.pixels, x: layer.left, y: layer.top, alpha: alpha, on: mask, dx: -left, dy: -top)
  }

  /// Paints what was painted separately, blended with what is below.
  package mutating func paint(_ layer: PixelCanvas, on mask: Mask, _ mode: BlendMode) {
    shade(mask, mode, with: LayerShade(pixels: layer.pixels, x: layer.left, y: layer.top))
  }

  /// Returns the shadow of all that was painted, moved and blurred.
  package func shadow(dx: Int, dy: Int, blur: CGFloat) -> Mask {
    Blur.shadow(of: pixels, x: left + dx, y: top + dy, blur: blur)
  }

  private mutating func shade(_ mask: Mask, _ mode: BlendMode, with shade: some Shade) {
    let columns = mask.x.clamped(to: columns)
    let rows = mask.y.clamped(to: rows)
    let width = pixels.width
    let (left, top) = (left, top)
    let blending = Blending(mode)
    pixels.bytes.withUnsafeMutableBufferPointer { bytes in
      for y in rows {
        var place = ((y - top) * width + columns.lowerBound - left) * 4
        for x in columns {
          let value = mask.value(x: x, y: y)
          if value > 0, let color = shade.color(x: x, y: y) {
            blending.paint(color, coverage: value, over: bytes, at: place)
          }
          place += 4
        }
      }
    }
  }
}
