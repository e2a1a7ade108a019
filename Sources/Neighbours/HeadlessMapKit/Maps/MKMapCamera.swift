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
  }

  /// The coordinate at its center.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance, in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Its altitude, in meters.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }
  /// The tilt.
  open var pitch: CGFloat = 0
  /// Its heading.
  open var heading: CLLocationDirection = 0

  /// How much it sees from top to bottom at a distance of one: it sees 30 degrees.
  private static let width = 2 * tan(15 * Double.pi / 180)

  /// The scale of a map that is so high.
  final func scale(in height: CGFloat) -> Double {
    let meters = max(centerCoordinateDistance, 0) * Self.width
    return meters * MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude)
      / max(Double(height), 1)
  }
}
