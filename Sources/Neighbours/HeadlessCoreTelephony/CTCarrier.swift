public import Foundation

/// A company that has a mobile network.
open class CTCarrier: NSObject {
  /// Creates one of which nothing is known.
  public override init() { super.init() }

  /// Its name.
  open var carrierName: String? { nil }
  /// The number of its country.
  open var mobileCountryCode: String? { nil }
  /// Its number.
  open var mobileNetworkCode: String? { nil }
  /// Its country.
  open var isoCountryCode: String? { nil }
  /// Whether one can call by way of the internet.
  open var allowsVOIP: Bool { true }
}
