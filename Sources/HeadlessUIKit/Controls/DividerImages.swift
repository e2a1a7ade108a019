/// The images between two parts of a control, by the states of both.
struct DividerImages {
  private struct Sides: Hashable {
    let left: UInt
    let right: UInt
    let metrics: UIBarMetrics
  }

  private var images: [Sides: UIImage] = [:]

  /// Returns the image between parts in two states, or else the image between normal ones.
  func image(
    left: UIControl.State, right: UIControl.State, _ metrics: UIBarMetrics = .default
  ) -> UIImage? {
    images[Sides(left: left.rawValue, right: right.rawValue, metrics: metrics)]
      ?? images[Sides(left: 0, right: 0, metrics: metrics)]
  }

  /// Sets the image between parts in two states.
  mutating func set(
    _ image: UIImage?, left: UIControl.State, right: UIControl.State,
    _ metrics: UIBarMetrics = .default
  ) {
    images[Sides(left: left.rawValue, right: right.rawValue, metrics: metrics)] = image
  }
}
