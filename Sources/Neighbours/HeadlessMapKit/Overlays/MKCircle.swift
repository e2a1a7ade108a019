public import HeadlessCoreLocation

/// A circle around a place.
@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D

  /// Creates a circle of so many meters.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
    super.init()
  }

  /// The distance of its edge from the middle, in meters.
  public let radius: CLLocationDistance

  /// Its middle.
  open override var coordinate: CLLocationCoordinate2D { center }

  /// The part of the map that it is in.
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let half = max(radius, 0) * MKMapPointsPerMeterAtLatitude(center.latitude)
    return MKMapRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half)
  }
}
