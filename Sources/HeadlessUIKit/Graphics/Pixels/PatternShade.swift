import Foundation

/// An image again and again, in the coordinates of its pattern.
struct PatternShade: Shade {
  private let tile: Pixels
  private let origin: CGPoint
  private let step: CGSize
  /// How many pixels of the tile a step is.
  private let stepInPixels: CGSize
  private let toPattern: CGAffineTransform
  private let alpha: Int

  init?(_ pattern: ColorPattern, toUser: CGAffineTransform, alpha: CGFloat) {
    let (size, step) = (pattern.frame.size, pattern.step)
    guard let tile = pattern.tile, size.width > 0, size.height > 0, step.width > 0, step.height > 0
    else { return nil }
    self.tile = tile
    origin = pattern.frame.origin
    self.step = step
    stepInPixels = CGSize(
      width: step.width / size.width * CGFloat(tile.width),
      height: step.height / size.height * CGFloat(tile.height))
    toPattern = toUser.concatenating(pattern.toUser.inverted())
    self.alpha = Int((alpha * 255).rounded(), within: 0...255)
  }

  func color(x: Int, y: Int) -> PixelColor? {
    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toPattern)
    guard
      let column = Self.place(point.x - origin.x, step.width, stepInPixels.width, tile.width),
      let row = Self.place(point.y - origin.y, step.height, stepInPixels.height, tile.height)
    else { return nil }
    let color = tile[column, row]
    return PixelColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      .faded(by: alpha)
  }

  /// Which pixel of a row or column of the tile lies at a place; nil between two tiles.
  private static func place(
    _ place: CGFloat, _ step: CGFloat, _ stepInPixels: CGFloat, _ count: Int
  ) -> Int? {
    guard place.isFinite else { return nil }
    let share = place / step
    let pixel = (share - share.rounded(.down)) * stepInPixels
    // A cell as large as its step has no gap, however its numbers are rounded.
    guard pixel < CGFloat(count) || stepInPixels <= CGFloat(count) else { return nil }
    return Int(pixel, within: 0...count - 1)
  }
}
