public import Foundation

/// The heading of the device's top.
public final class CLHeading: NSObject, NSCopying, Sendable {
  /// The direction from magnetic north.
  public let magneticHeading: CLLocationDirection
  /// The direction from true north; negative if that is not known.
  public let trueHeading: CLLocationDirection
  /// How far from the truth it may be; negative if it is worth nothing.
  public let headingAccuracy: CLLocationDirection
  /// The field from side to side.
  public let x: CLHeadingComponentValue
  /// The field from top to bottom.
  public let y: CLHeadingComponentValue
  /// The field from front to back.
  public let z: CLHeadingComponentValue
  /// The time of the measurement.
  public let timestamp: Date

  init(_ degrees: CLLocationDirection, accuracy: CLLocationDirection, at date: Date) {
    magneticHeading = degrees
    trueHeading = degrees
    headingAccuracy = accuracy
    let angle = degrees * .pi / 180
    (x, y, z) = (-sin(angle), cos(angle), 0)
    timestamp = date
    super.init()
  }

  /// The heading itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
