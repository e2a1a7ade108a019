public import Foundation

/// A stay at a place.
public final class CLVisit: NSObject, NSCopying, Sendable {
  /// The time of the arrival.
  public let arrivalDate: Date
  /// When it left; far in the future while it is there.
  public let departureDate: Date
  /// Its place.
  public let coordinate: CLLocationCoordinate2D
  /// The accuracy of that.
  public let horizontalAccuracy: CLLocationAccuracy

  init(_ coordinate: CLLocationCoordinate2D, from arrival: Date, to departure: Date) {
    arrivalDate = arrival
    departureDate = departure
    self.coordinate = coordinate
    horizontalAccuracy = 10
    super.init()
  }

  /// The visit itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
