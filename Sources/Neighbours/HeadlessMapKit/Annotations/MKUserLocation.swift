public import Foundation
public import HeadlessCoreLocation

/// The user's place.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  override init() { super.init() }

  /// The user's location, once it is known.
  open internal(set) var location: CLLocation?
  /// Whether it is looked for.
  open internal(set) var isUpdating = false
  /// Where the device points to, once a map follows that.
  open internal(set) var heading: CLHeading?
  open var title: String? = "My Location"
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D(latitude: -180, longitude: -180)
  }
}
