/// A map of roads and names.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// How loud the map is.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted
  }

  /// How loud the map is.
  open var emphasisStyle: EmphasisStyle
  /// The kinds of places that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether there is traffic.
  open var showsTraffic = false

  /// Creates a map.
  public init(
    elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
  ) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }

  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}
