public import HeadlessUIKit

/// The shop of a country.
open class SKStorefront: NSObject {
  private let shop: Storefront

  init(_ shop: Storefront) { self.shop = shop }

  /// The country, by three letters.
  open var countryCode: String { shop.countryCode }
  /// The number of the shop.
  open var identifier: String { shop.id }
}
