import Foundation

/// The background images of a bar, by its position and its size.
struct BarBackgrounds {
  private struct Key: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics?
  }

  private var images: [Key: UIImage] = [:]

  /// Returns the image for a position, or else the image for any position.
  func image(for position: UIBarPosition, _ metrics: UIBarMetrics? = nil) -> UIImage? {
    images[Key(position: position, metrics: metrics)]
      ?? images[Key(position: .any, metrics: metrics)]
  }

  /// Sets the image for a position.
  mutating func set(
    _ image: UIImage?, for position: UIBarPosition, _ metrics: UIBarMetrics? = nil
  ) {
    images[Key(position: position, metrics: metrics)] = image
  }
}
