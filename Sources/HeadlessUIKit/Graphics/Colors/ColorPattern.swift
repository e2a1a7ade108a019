import Foundation
import Rasterizing

/// An image that a color repeats again and again.
struct ColorPattern: Hashable, Sendable {
  let image: UIImage
  /// Where the first of all is, in the pattern's own coordinates.
  var frame: CGRect
  /// How far it is from one to the next.
  var step: CGSize
  /// The matrix from the pattern's own coordinates to the drawing's.
  var toUser = CGAffineTransform.identity

  init(image: UIImage) {
    self.image = image
    frame = CGRect(origin: .zero, size: image.size)
    step = image.size
  }

  /// The image's pixels, if they are known.
  var tile: Pixels? { image.cgImage?.pixels }

  /// The mean color of the pattern, as it looks from afar.
  var mean: UIColor.RGB {
    guard let tile, tile.width > 0, tile.height > 0 else { return UIColor.RGB(0.5, 0.5, 0.5) }
    let count = 16
    var (sums, weight) = ((0, 0, 0), 0)
    for row in 0..<count {
      for column in 0..<count {
        let pixel = tile[column * tile.width / count, row * tile.height / count]
        sums = (sums.0 + Int(pixel.red), sums.1 + Int(pixel.green), sums.2 + Int(pixel.blue))
        weight += Int(pixel.alpha)
      }
    }
    guard weight > 0 else { return UIColor.RGB(0, 0, 0) }
    // The components of pixels are multiplied by their opacity.
    func share(_ sum: Int) -> CGFloat { CGFloat(sum) / CGFloat(weight) }
    return UIColor.RGB(share(sums.0), share(sums.1), share(sums.2))
  }
}
