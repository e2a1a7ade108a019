public import Foundation
public import HeadlessCoreLocation

/// Where the user is.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  override init() { super.init() }

  /// Where that is, once it is known.
  open internal(set) var location: CLLocation?
  /// Whether it is looked for.
  open internal(set) var isUpdating = false
  /// Where the device points to, which is not asked for here.
  open var heading: CLHeading? { nil }
  /// What it is called.
  open var title: String? = "My Location"
  /// What else is said of it.
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D(latitude: -180, longitude: -180)
  }
}
