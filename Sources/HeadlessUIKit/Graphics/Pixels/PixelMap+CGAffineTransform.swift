import Foundation
import Rasterizing

extension PixelMap {
  /// Creates the map that a matrix is.
  init(_ matrix: CGAffineTransform) {
    self.init(
      start: CGPoint(x: matrix.tx, y: matrix.ty), right: CGPoint(x: matrix.a, y: matrix.b),
      down: CGPoint(x: matrix.c, y: matrix.d))
  }

  /// Creates the map to an image's own pixels, where a matrix makes its place of the unit square.
  init(of image: Pixels, in place: CGAffineTransform) {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    // The image's own rows run from the top, which is at 1 in the unit square.
    self.init(
      place.inverted().concatenating(
        CGAffineTransform(a: width, b: 0, c: 0, d: -height, tx: 0, ty: height)))
  }
}
