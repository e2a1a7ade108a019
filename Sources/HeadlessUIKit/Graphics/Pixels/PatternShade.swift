import Foundation

/// An image again and again, from the origin of who draws.
struct PatternShade: Shade {
  private let tile: Pixels
  private let size: CGSize
  private let toUser: CGAffineTransform
  private let alpha: Int

  init?(_ pattern: ColorPattern, toUser: CGAffineTransform, alpha: CGFloat) {
    let size = pattern.image.size
    guard let tile = pattern.tile, size.width > 0, size.height > 0 else { return nil }
    self.tile = tile
    self.size = size
    self.toUser = toUser
    self.alpha = Int((alpha * 255).rounded(), within: 0...255)
  }

  func color(x: Int, y: Int) -> PixelColor? {
    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toUser)
    guard
      let column = Self.place(point.x, size.width, tile.width),
      let row = Self.place(point.y, size.height, tile.height)
    else { return nil }
    let color = tile[column, row]
    return PixelColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      .faded(by: alpha)
  }

  /// Which pixel of a row or column of the tile lies at a place.
  private static func place(_ place: CGFloat, _ size: CGFloat, _ count: Int) -> Int? {
    guard place.isFinite else { return nil }
    let share = place / size
    return Int((share - share.rounded(.down)) * CGFloat(count), within: 0...count - 1)
  }
}
