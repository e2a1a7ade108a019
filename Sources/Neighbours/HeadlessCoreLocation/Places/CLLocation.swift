public import Foundation

/// Where the device was at a time, and how sure that is.
public final class CLLocation: NSObject, NSCopying, NSSecureCoding, Sendable {
  // MARK: Creating a location

  /// Creates the location at the equator and Greenwich.
  public override convenience init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a location by its place alone.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location with its height.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with the way that the device goes.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location with the way that the device goes, and how sure that is.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    super.init()
  }

  // MARK: What it says

  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The meters above the sea.
  public let altitude: CLLocationDistance
  /// How far from the place the truth may be; negative if there is no place.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far from the height the truth may be; negative if there is no height.
  public let verticalAccuracy: CLLocationAccuracy
  /// Where the device goes; negative if that is not known.
  public let course: CLLocationDirection
  /// The accuracy of that.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// How fast the device goes; negative if that is not known.
  public let speed: CLLocationSpeed
  /// The accuracy of that.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time of the location.
  public let timestamp: Date

  /// Returns how many meters lie between two locations, along the ground.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.distance(coordinate, location.coordinate)
  }

  // MARK: Copying and coding

  /// The location itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether a location can be read safely.
  public static var supportsSecureCoding: Bool { true }

  private enum Key {
    static let numbers = [
      "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course",
      "courseAccuracy", "speed", "speedAccuracy", "timestamp",
    ]
  }

  private var numbers: [Double] {
    [
      coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy,
      course, courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
    ]
  }

  /// Writes the location into an archive.
  public func encode(with coder: NSCoder) {
    for (key, number) in zip(Key.numbers, numbers) { coder.encode(number, forKey: key) }
  }

  /// Reads a location from an archive.
  public convenience init?(coder: NSCoder) {
    let numbers = Key.numbers.map { coder.decodeDouble(forKey: $0) }
    var next = numbers.makeIterator()
    func number() -> Double { next.next() ?? 0 }
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: number(), longitude: number()),
      altitude: number(), horizontalAccuracy: number(), verticalAccuracy: number(),
      course: number(), courseAccuracy: number(), speed: number(), speedAccuracy: number(),
      timestamp: Date(timeIntervalSinceReferenceDate: number()))
  }

  /// The location in words, as a log has it.
  public override var description: String {
    let place = String(format: "%+.8f,%+.8f", coordinate.latitude, coordinate.longitude)
    let accuracy = String(format: "%.2f", horizontalAccuracy)
    let speed = String(format: "%.2f", speed)
    return "<\(place)> +/- \(accuracy)m (speed \(speed) mps / course "
      + "\(String(format: "%.2f", course))) @ \(timestamp)"
  }
}
