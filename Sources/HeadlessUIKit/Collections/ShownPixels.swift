import Foundation

/// The pixels of cells smaller than a pixel: one of many cells in the same pixel shows.
struct ShownPixels {
  private struct Pixel: Hashable {
    let x: CGFloat
    let y: CGFloat
  }

  private let scale: CGFloat
  private var taken: Set<Pixel> = []

  /// The pixels of a screen with so many of them in a point.
  init(scale: CGFloat) { self.scale = scale }

  /// Whether a cell shows that comes after the earlier ones, and takes its pixel.
  mutating func show(_ frame: CGRect) -> Bool {
    guard min(frame.width, frame.height) * scale < 1 else { return true }
    let pixel = Pixel(
      x: (frame.minX * scale).rounded(.down), y: (frame.minY * scale).rounded(.down))
    return taken.insert(pixel).inserted
  }
}
