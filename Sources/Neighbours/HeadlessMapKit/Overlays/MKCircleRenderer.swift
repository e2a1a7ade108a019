/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  /// The drawn shape.
  open var circle: MKCircle { overlay as? MKCircle ?? missing }

  private lazy var missing = MKCircle(center: overlay.coordinate, radius: 0)
}
