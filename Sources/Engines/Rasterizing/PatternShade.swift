package import Foundation

/// An image again and again, in the coordinates of its pattern.
package struct PatternShade: Shade {
  private let tile: Pixels
  private let origin: CGPoint
  private let step: CGSize
  /// How many pixels of the tile a step is.
  private let stepInPixels: CGSize
  private let map: PixelMap
  private let alpha: Int

  /// Creates a pattern of which one tile has a frame, or `nil` where that or the step is empty.
  package init?(_ tile: Pixels, frame: CGRect, step: CGSize, map: PixelMap, alpha: CGFloat) {
    let size = frame.size
    guard size.width > 0, size.height > 0, step.width > 0, step.height > 0 else { return nil }
    self.tile = tile
    origin = frame.origin
    self.step = step
    stepInPixels = CGSize(
      width: step.width / size.width * CGFloat(tile.width),
      height: step.height / size.height * CGFloat(tile.height))
    self.map = map
    self.alpha = Int((alpha * 255).rounded(), within: 0...255)
  }

  package func color(x: Int, y: Int) -> PixelColor? {
    let point = map.middle(x: x, y: y)
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
