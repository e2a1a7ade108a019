import Foundation
public import HeadlessCoreLocation

/// An address on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  /// Creates a place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(
      placemark: CLPlacemark(
        location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)))
  }

  /// Creates a place with parts of an address.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) {
    func text(_ key: String) -> String? { addressDictionary?[key] as? String }
    self.init(
      placemark: CLPlacemark(
        location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
        name: text("Name"), thoroughfare: text("Street"), locality: text("City"),
        administrativeArea: text("State"), postalCode: text("ZIP"),
        isoCountryCode: text("CountryCode"), country: text("Country")))
  }

  /// Creates the same place as another one.
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D()
  }

  open var title: String? {
    let parts = [name ?? thoroughfare, locality, administrativeArea, postalCode, country]
    let words = parts.compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  open var subtitle: String? { nil }

  /// The country.
  open var countryCode: String? { isoCountryCode }
}
