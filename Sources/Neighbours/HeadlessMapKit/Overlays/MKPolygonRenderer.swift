/// Draws an area.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  /// The drawn shape.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? missing }

  private lazy var missing = MKPolygon(coordinates: [], count: 0)
}
