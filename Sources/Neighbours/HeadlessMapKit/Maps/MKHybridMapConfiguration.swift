/// A map of pictures from above, with roads and names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The kinds of places that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether there is traffic.
  open var showsTraffic = false

  /// Creates a map.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }

  override var mapType: MKMapType { elevationStyle == .flat ? .hybrid : .hybridFlyover }
}
