/// The color of the paint at each point.
protocol Shade {
  func color(x: Int, y: Int) -> PixelColor?
}

/// One color.
struct Ink: Shade {
  let color: PixelColor

  func color(x: Int, y: Int) -> PixelColor? { color }
}

/// A layer that was drawn separately, from a pixel on.
struct LayerShade: Shade {
  let pixels: Pixels
  let x: Int
  let y: Int

  func color(x: Int, y: Int) -> PixelColor? {
    let color = pixels[x - self.x, y - self.y]
    return PixelColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
