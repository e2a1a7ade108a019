public import Foundation

/// An address, and where it is.
open class CLPlacemark: NSObject, NSCopying {
  /// Creates the same placemark as another one.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    parts = placemark.parts
    timeZone = placemark.timeZone
    super.init()
  }

  /// Creates a placemark for a test, which a geocoder then answers with.
  ///
  /// On a device only a geocoder makes placemarks.
  public init(
    location: CLLocation, name: String? = nil, thoroughfare: String? = nil,
    subThoroughfare: String? = nil, locality: String? = nil, subLocality: String? = nil,
    administrativeArea: String? = nil, subAdministrativeArea: String? = nil,
    postalCode: String? = nil, isoCountryCode: String? = nil, country: String? = nil,
    inlandWater: String? = nil, ocean: String? = nil, areasOfInterest: [String]? = nil,
    timeZone: TimeZone? = nil
  ) {
    self.location = location
    self.timeZone = timeZone
    parts = Parts(
      name: name, thoroughfare: thoroughfare, subThoroughfare: subThoroughfare,
      locality: locality, subLocality: subLocality, administrativeArea: administrativeArea,
      subAdministrativeArea: subAdministrativeArea, postalCode: postalCode,
      isoCountryCode: isoCountryCode, country: country, inlandWater: inlandWater, ocean: ocean,
      areasOfInterest: areasOfInterest)
    super.init()
  }

  init(_ address: LocationWorld.Address) {
    (location, parts, timeZone) = (address.location, address.parts, address.timeZone)
    super.init()
  }

  struct Parts: Sendable {
    var name, thoroughfare, subThoroughfare, locality, subLocality, administrativeArea: String?
    var subAdministrativeArea, postalCode, isoCountryCode, country, inlandWater, ocean: String?
    var areasOfInterest: [String]?
  }

  let parts: Parts

  // MARK: Where it is

  /// The location of the address.
  public let location: CLLocation?
  /// The area of the address.
  open var region: CLRegion? {
    location.map { CLCircularRegion(center: $0.coordinate, radius: 100, identifier: name ?? "") }
  }
  /// The clocks there.
  public let timeZone: TimeZone?

  // MARK: The address

  /// The name of the place.
  open var name: String? { parts.name }
  /// The street.
  open var thoroughfare: String? { parts.thoroughfare }
  /// The number in the street.
  open var subThoroughfare: String? { parts.subThoroughfare }
  /// The city.
  open var locality: String? { parts.locality }
  /// The part of the city.
  open var subLocality: String? { parts.subLocality }
  /// The state or province.
  open var administrativeArea: String? { parts.administrativeArea }
  /// The county.
  open var subAdministrativeArea: String? { parts.subAdministrativeArea }
  /// The postal code.
  open var postalCode: String? { parts.postalCode }
  /// The country in two letters.
  open var isoCountryCode: String? { parts.isoCountryCode }
  /// The country.
  open var country: String? { parts.country }
  /// The lake or river.
  open var inlandWater: String? { parts.inlandWater }
  /// The ocean.
  open var ocean: String? { parts.ocean }
  /// The sights.
  open var areasOfInterest: [String]? { parts.areasOfInterest }

  /// The placemark itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
