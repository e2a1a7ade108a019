public import HeadlessCoreLocation

/// A line of several places.
@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates one of places on the globe.
  public init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int
  ) {
    super.init((0..<max(count, 0)).map { MKMapPoint(coords[$0]) })
  }

  /// Creates one of places on the map.
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    super.init((0..<max(count, 0)).map { points[$0] })
  }
}
