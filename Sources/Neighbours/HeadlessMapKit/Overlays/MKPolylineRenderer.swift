/// Draws a line.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  /// The drawn shape.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? missing }

  private lazy var missing = MKPolyline(coordinates: [], count: 0)
}
