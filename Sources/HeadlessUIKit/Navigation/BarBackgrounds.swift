import Foundation

/// The images that a bar has behind it, by its place and its size.
struct BarBackgrounds {
  private struct Key: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics?
  }

  private var images: [Key: UIImage] = [:]

  /// The image for a place, else the one for any place.
  func image(for position: UIBarPosition, _ metrics: UIBarMetrics? = nil) -> UIImage? {
    images[Key(position: position, metrics: metrics)]
      ?? images[Key(position: .any, metrics: metrics)]
  }

  /// Sets the image for a place.
  mutating func set(
    _ image: UIImage?, for position: UIBarPosition, _ metrics: UIBarMetrics? = nil
  ) {
    images[Key(position: position, metrics: metrics)] = image
  }
}
