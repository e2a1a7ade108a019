public import Foundation

/// The form of an address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// As on a letter.
  case mailingAddress = 0
}

/// Writes addresses, as in the United States.
open class CNPostalAddressFormatter: Formatter {
  /// The form of addresses.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Returns an address in several lines.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let place = [postalAddress.city, postalAddress.state].filter { !$0.isEmpty }
    let city = ([place.joined(separator: " "), postalAddress.postalCode]).filter { !$0.isEmpty }
    return [
      postalAddress.street, postalAddress.subLocality, city.joined(separator: " "),
      postalAddress.country,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns an address in several lines.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
}
