/// A map of pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a map.
  public init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle) }

  override var mapType: MKMapType { elevationStyle == .flat ? .satellite : .satelliteFlyover }
}
