import Foundation
public import HeadlessCoreLocation

/// A place on the flat map of the world.
public struct MKMapPoint: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates the place at the top left.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the place on the map of one on the globe, by Mercator's arithmetic.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Mercator.limit), Mercator.limit) * .pi / 180
    let y = 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
    self.init(
      x: (coordinate.longitude + 180) / 360 * Mercator.width,
      y: min(max(y, 0), 1) * Mercator.width)
  }

  /// The place on the globe.
  public var coordinate: CLLocationCoordinate2D {
    let share = 0.5 - y / Mercator.width
    let latitude = (2 * atan(exp(2 * .pi * share)) - .pi / 2) * 180 / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: x / Mercator.width * 360 - 180)
  }

  /// Returns the distance to another place, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (one, other) = (coordinate, point.coordinate)
    return CLLocation(latitude: one.latitude, longitude: one.longitude).distance(
      from: CLLocation(latitude: other.latitude, longitude: other.longitude))
  }
}

/// The flat map of the world.
enum Mercator {
  /// Its width and height.
  static let width = 268_435_456.0
  /// The degrees at which it ends.
  static let limit = 85.051_128_779_806_6
  /// The length of the equator, in meters.
  static let equator = 40_075_016.685_578_5
}

/// A size on the flat map of the world.
public struct MKMapSize: Hashable, Sendable {
  /// Its width.
  public var width: Double
  /// Its height.
  public var height: Double

  /// Creates the size of nothing.
  public init() { self.init(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the world.
  public static let world = MKMapSize(width: Mercator.width, height: Mercator.width)
}
