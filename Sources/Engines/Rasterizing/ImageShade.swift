package import Foundation
package import PixelCoverage

/// An image in its place.
///
/// Places in it are in 1/65536 of its pixels.
package struct ImageShade: Shade {
  private let pixels: Pixels
  private let alpha: Int
  private let color: PixelColor?
  private let isMask: Bool
  /// The number of the image's pixels in a painted one, in each direction.
  private let steps: Int
  private let interpolates: Bool
  /// Where the first point of the painted pixels lies, and the step for a pixel to the right and
  /// down.
  private let start: (x: Int, y: Int)
  private let right: (x: Int, y: Int)
  private let down: (x: Int, y: Int)

  /// Creates an image whose own pixels lie where a map says.
  ///
  /// - Parameters:
  ///   - color: The color that is shown in the shape of the image, instead of its own ones.
  ///   - isMask: Whether it lets through where it is black.
  ///   - count: The number of pixels to paint.
  package init(
    _ pixels: Pixels, map: PixelMap, interpolates: Bool, alpha: CGFloat, color: PixelColor?,
    isMask: Bool, count: Int
  ) {
    self.pixels = pixels
    self.alpha = Int((alpha * 255).rounded(), within: 0...255)
    self.color = color
    self.isMask = isMask
    func length(_ way: CGPoint) -> CGFloat { (way.x * way.x + way.y * way.y).squareRoot() }
    let size = max(length(map.right), length(map.down))
    var steps = interpolates && size.isFinite ? Int((size - 0.01).rounded(.up), within: 1...64) : 1
    // So many pixels of a huge image take as long as a small one.
    while steps > 2, count * steps * steps > Self.mostSamples { steps -= 1 }
    self.steps = steps
    self.interpolates = interpolates && size < 0.99
    func fixed(_ value: CGFloat) -> Int {
      value.isNaN ? 0 : Int((value * 65_536).rounded(), within: -1 << 40...1 << 40)
    }
    right = (fixed(map.right.x), fixed(map.right.y))
    down = (fixed(map.down.x), fixed(map.down.y))
    start = (fixed(map.start.x), fixed(map.start.y))
  }

  /// How many pixels of an image are looked at for one picture.
  private static let mostSamples = 1 << 26

  package func color(x: Int, y: Int) -> PixelColor? {
    var sums = (0, 0, 0, 0)
    let half = 2 * steps
    for row in 0..<steps {
      for column in 0..<steps {
        let (across, along) = (half * x + 2 * column + 1, half * y + 2 * row + 1)
        let placeX = start.x &+ (right.x &* across &+ down.x &* along) / half
        let placeY = start.y &+ (right.y &* across &+ down.y &* along) / half
        let color = interpolates ? mixed(placeX, placeY) : pixel(placeX >> 16, placeY >> 16)
        sums = (sums.0 + color.0, sums.1 + color.1, sums.2 + color.2, sums.3 + color.3)
      }
    }
    let count = steps * steps
    func part(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
    var found = PixelColor(
      red: part(sums.0), green: part(sums.1), blue: part(sums.2), alpha: part(sums.3))
    // A mask lets through where it is black.
    if isMask { found = PixelColor(red: 0, green: 0, blue: 0, alpha: 255 - found.red) }
    if let color { found = color.faded(by: Int(found.alpha)) }
    return found.faded(by: alpha)
  }

  /// Returns a mask, as far as the image lets it through.
  package func limited(_ mask: Mask) -> Mask {
    var values: [UInt8] = []
    values.reserveCapacity(mask.x.count * mask.y.count)
    for y in mask.y {
      for x in mask.x {
        let alpha = Int(color(x: x, y: y)?.alpha ?? 0)
        values.append(UInt8(truncatingIfNeeded: (Int(mask.value(x: x, y: y)) * alpha + 127) / 255))
      }
    }
    return Mask(x: mask.x, y: mask.y, values: values)
  }

  private func mixed(_ x: Int, _ y: Int) -> (Int, Int, Int, Int) {
    let (x, y) = (x - 32_768, y - 32_768)
    let (column, row) = (x >> 16, y >> 16)
    let (right, low) = ((x & 0xFFFF) >> 8, (y & 0xFFFF) >> 8)
    let (a, b) = (pixel(column, row), pixel(column + 1, row))
    let (c, d) = (pixel(column, row + 1), pixel(column + 1, row + 1))
    func mix(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
      let upper = a * (256 - right) + b * right
      let lower = c * (256 - right) + d * right
      return (upper * (256 - low) + lower * low + 32_768) >> 16
    }
    return (
      mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1), mix(a.2, b.2, c.2, d.2),
      mix(a.3, b.3, c.3, d.3)
    )
  }

  /// Returns the pixel there, or the nearest one at the edge.
  private func pixel(_ x: Int, _ y: Int) -> (Int, Int, Int, Int) {
    let color = pixels[min(max(x, 0), pixels.width - 1), min(max(y, 0), pixels.height - 1)]
    return (Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha))
  }
}
