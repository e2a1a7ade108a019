import Foundation

/// An address, while an app writes it.
public final class CNMutablePostalAddress: CNPostalAddress {
  /// The street.
  public override var street: String {
    get { values.street }
    set { values.street = newValue }
  }
  /// The part of the city.
  public override var subLocality: String {
    get { values.subLocality }
    set { values.subLocality = newValue }
  }
  /// The city.
  public override var city: String {
    get { values.city }
    set { values.city = newValue }
  }
  /// The county.
  public override var subAdministrativeArea: String {
    get { values.subAdministrativeArea }
    set { values.subAdministrativeArea = newValue }
  }
  /// The state.
  public override var state: String {
    get { values.state }
    set { values.state = newValue }
  }
  /// The postal code.
  public override var postalCode: String {
    get { values.postalCode }
    set { values.postalCode = newValue }
  }
  /// The country.
  public override var country: String {
    get { values.country }
    set { values.country = newValue }
  }
  /// The country in two letters.
  public override var isoCountryCode: String {
    get { values.isoCountryCode }
    set { values.isoCountryCode = newValue }
  }
}
