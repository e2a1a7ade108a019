public import Foundation
public import HeadlessCoreLocation
import HeadlessUIKit

/// From where a map is seen.
@preconcurrency @MainActor
open class MKMapCamera: NSObject {
  /// Creates a camera over the equator and Greenwich.
  public override init() { super.init() }

  /// Creates a camera at some distance from a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// Creates a camera at some height.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }

  convenience init(of map: MKMapView) {
    self.init()
    centerCoordinate = map.viewport.center.coordinate
    let meters = MKMetersPerMapPointAtLatitude(centerCoordinate.latitude) * map.viewport.scale
    centerCoordinateDistance = meters * Double(map.lengths.height) / Self.width
    (heading, pitch) = (map.viewport.heading, CGFloat(map.viewport.pitch))
    self.map = map
  }

  /// The map that it is the camera of, which moves with it.
  private final weak var map: MKMapView?

  /// The coordinate at its center.
  open var centerCoordinate = CLLocationCoordinate2D() {
    didSet { map?.setCenter(centerCoordinate, animated: false) }
  }
  /// The distance, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0 {
    didSet { map?.change { $0.scale = viewport(in: $1).scale } }
  }
  /// Its altitude, in meters.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }
  /// The tilt.
  open var pitch: CGFloat = 0 {
    didSet { map?.change { viewport, _ in viewport.pitch = Double(pitch) } }
  }
  /// Its heading.
  open var heading: CLLocationDirection = 0 {
    didSet { map?.turn(to: heading) }
  }

  /// How much it sees from top to bottom at a distance of one: it sees 30 degrees.
  private static let width = 2 * tan(15 * Double.pi / 180)

  /// What it sees in a map that is so high.
  final func viewport(in height: CGFloat) -> MKMapView.Viewport {
    let meters = max(centerCoordinateDistance, 0) * Self.width
    let scale =
      meters * MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude) / max(Double(height), 1)
    return MKMapView.Viewport(
      center: MKMapPoint(centerCoordinate), scale: scale, heading: heading.asHeading,
      pitch: Double(pitch))
  }
}
