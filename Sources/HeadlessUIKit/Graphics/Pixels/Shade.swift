import Foundation

/// The components of a pixel, multiplied by its opacity.
struct PixelColor {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: CGColor, alpha: CGFloat) {
    let (rgb, own) = color.rgbComponents
    let alpha = CGFloat(Int((own * alpha * 255).rounded(), within: 0...255)) / 255
    func byte(_ part: CGFloat) -> UInt8 {
      UInt8(Int((min(max(part, 0), 1) * alpha * 255).rounded(), within: 0...255))
    }
    self.init(
      red: byte(rgb.red), green: byte(rgb.green), blue: byte(rgb.blue),
      alpha: byte(1))
  }

  func faded(by alpha: Int) -> PixelColor {
    guard alpha < 255 else { return self }
    func part(_ value: UInt8) -> UInt8 { UInt8((Int(value) * alpha + 127) / 255) }
    return PixelColor(
      red: part(red), green: part(green), blue: part(blue), alpha: part(self.alpha))
  }
}

/// The color of the paint at each point.
protocol Shade {
  func color(x: Int, y: Int) -> PixelColor?
}

/// One color.
struct Ink: Shade {
  private let color: PixelColor

  init(_ color: CGColor, alpha: CGFloat) { self.color = PixelColor(color, alpha: alpha) }

  func color(x: Int, y: Int) -> PixelColor? { color }
}

/// What was drawn apart.
struct LayerShade: Shade {
  private let pixels: Pixels
  private let alpha: Int

  init(pixels: Pixels, alpha: CGFloat) {
    self.pixels = pixels
    self.alpha = Int((alpha * 255).rounded(), within: 0...255)
  }

  func color(x: Int, y: Int) -> PixelColor? {
    let color = pixels[x, y]
    return PixelColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      .faded(by: alpha)
  }
}

/// An image in its place.
struct ImageShade: Shade {
  private let pixels: Pixels
  private let toImage: CGAffineTransform
  private let alpha: Int
  private let color: PixelColor?
  private let isMask: Bool
  /// How many pixels of the image fall into one that is painted, in each direction.
  private let steps: Int
  private let interpolates: Bool

  init(
    _ pixels: Pixels, place: CGAffineTransform, interpolates: Bool, alpha: CGFloat,
    color: CGColor?, isMask: Bool
  ) {
    self.pixels = pixels
    // The image's own rows run from the top, which is at 1 in the unit square.
    toImage = place.inverted().concatenating(
      CGAffineTransform(
        a: CGFloat(pixels.width), b: 0, c: 0, d: -CGFloat(pixels.height), tx: 0,
        ty: CGFloat(pixels.height)))
    self.alpha = Int((alpha * 255).rounded(), within: 0...255)
    self.color = color.map { PixelColor($0, alpha: 1) }
    self.isMask = isMask
    let size = max(hypot(toImage.a, toImage.b), hypot(toImage.c, toImage.d))
    steps = interpolates && size.isFinite ? Int((size - 0.01).rounded(.up), within: 1...64) : 1
    self.interpolates = interpolates && size < 0.99
  }

  func color(x: Int, y: Int) -> PixelColor? {
    var sums = (0, 0, 0, 0)
    for row in 0..<steps {
      for column in 0..<steps {
        let point = CGPoint(
          x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(steps),
          y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(steps)
        ).applying(toImage)
        let color = interpolates ? mixed(point) : nearest(point)
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

  private func nearest(_ point: CGPoint) -> (Int, Int, Int, Int) {
    pixel(
      Int(point.x.rounded(.down), within: Self.reach),
      Int(point.y.rounded(.down), within: Self.reach))
  }

  private func mixed(_ point: CGPoint) -> (Int, Int, Int, Int) {
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let column = Int(x.rounded(.down), within: Self.reach)
    let row = Int(y.rounded(.down), within: Self.reach)
    let right = min(max(x - CGFloat(column), 0), 1)
    let low = min(max(y - CGFloat(row), 0), 1)
    let (a, b) = (pixel(column, row), pixel(column + 1, row))
    let (c, d) = (pixel(column, row + 1), pixel(column + 1, row + 1))
    func mix(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int {
      let upper = CGFloat(a) * (1 - right) + CGFloat(b) * right
      let lower = CGFloat(c) * (1 - right) + CGFloat(d) * right
      return Int((upper * (1 - low) + lower * low).rounded(), within: 0...255)
    }
    return (
      mix(a.0, b.0, c.0, d.0), mix(a.1, b.1, c.1, d.1), mix(a.2, b.2, c.2, d.2),
      mix(a.3, b.3, c.3, d.3)
    )
  }

  /// How far from an image a pixel may be asked for.
  private static let reach = -1_000_000...1_000_000

  /// Returns the pixel there, or the one at the edge that is next to it.
  private func pixel(_ x: Int, _ y: Int) -> (Int, Int, Int, Int) {
    let color = pixels[min(max(x, 0), pixels.width - 1), min(max(y, 0), pixels.height - 1)]
    return (Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha))
  }
}
