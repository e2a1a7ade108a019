import Foundation
public import HeadlessCoreLocation

/// A part of the globe around a place.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// Its size.
  public var span: MKCoordinateSpan

  /// Creates a part of no size at the equator and Greenwich.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a part.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a part of so many meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let angle = centerCoordinate.latitude * .pi / 180
    // The globe is a little flat, so that a degree is longer at the poles.
    let north = 111_132.92 - 559.82 * cos(2 * angle) + 1.175 * cos(4 * angle)
    let east = 111_412.84 * cos(angle) - 93.5 * cos(3 * angle) + 0.118 * cos(5 * angle)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(max(latitudinalMeters, 0) / north, 180),
        longitudeDelta: min(max(longitudinalMeters, 0) / max(east, 1), 360)))
  }

  /// Creates the part of the globe that a part of the map shows.
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: bottom.longitude - top.longitude))
  }

  /// The part of the map that shows it.
  var mapRect: MKMapRect {
    let half = (span.latitudeDelta / 2, span.longitudeDelta / 2)
    let top = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: min(center.latitude + half.0, 90), longitude: center.longitude - half.1))
    let bottom = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: max(center.latitude - half.0, -90), longitude: center.longitude + half.1))
    // The middle of degrees is not the middle of the map, and stays where it is.
    let middle = MKMapPoint(center)
    let height = 2 * max(middle.y - top.y, bottom.y - middle.y)
    let width = bottom.x - top.x
    return MKMapRect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// Whether it is a part of the globe.
  var isValid: Bool {
    CLLocationCoordinate2DIsValid(center) && span.latitudeDelta.isFinite
      && span.longitudeDelta.isFinite && span.latitudeDelta >= 0 && span.longitudeDelta >= 0
      && center.latitude.isFinite && center.longitude.isFinite
  }
}

/// The size of a part of the globe, in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates the size of nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Creates a size.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// Returns a size in degrees.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Returns a part of the globe.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Returns a part of the globe of so many meters.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// Returns the part of the globe that a part of the map shows.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}
