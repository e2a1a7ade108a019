public import Foundation

/// An address.
public class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
  struct Values: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  var values = Values()

  /// Creates an empty address.
  public override init() { super.init() }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The street.
  public var street: String { values.street }
  /// The part of the city.
  public var subLocality: String { values.subLocality }
  /// The city.
  public var city: String { values.city }
  /// The county.
  public var subAdministrativeArea: String { values.subAdministrativeArea }
  /// The state.
  public var state: String { values.state }
  /// The postal code.
  public var postalCode: String { values.postalCode }
  /// The country.
  public var country: String { values.country }
  /// The country in two letters.
  public var isoCountryCode: String { values.isoCountryCode }

  /// Returns an address that says the same, and does not change.
  public func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(values) }

  /// Returns an address that says the same, and can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(values) }

  /// Whether two addresses say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.values == values
  }

  /// A number that equal addresses share.
  public override var hash: Int { values.hashValue }
}

// Each name is that of a property.

/// The street and its number.
public let CNPostalAddressStreetKey = "street"
/// The part of the city.
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
/// The district.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
/// The country, by two letters.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
