public import HeadlessUIKit

/// The shop of a country.
public struct Storefront: Hashable, Sendable, Identifiable {
  /// The country, by three letters.
  public let countryCode: String
  /// The number of the shop.
  public let id: String
  /// What is paid in.
  public let currency: Locale.Currency?

  /// The shop of the customer's country.
  public static var current: Storefront? {
    get async { of(Shop.current.locale) }
  }

  /// The shops that customers come to from now on.
  public static var updates: Storefronts { Storefronts(Shop.current.storefrontListeners.stream()) }

  /// The shops that customers come to, one after the other.
  public typealias Storefronts = _ShopSequence<Storefront>

  /// The shop of a customer without a country.
  static let unknown = Storefront(countryCode: "", id: "", currency: nil)

  static func of(_ locale: Locale) -> Storefront? {
    guard let region = locale.region else { return nil }
    let shop = largest[region.identifier] ?? (region.identifier, region.identifier)
    return Storefront(countryCode: shop.letters, id: shop.number, currency: locale.currency)
  }

  /// The three letters and the numbers of the largest shops.
  private static let largest: [String: (letters: String, number: String)] = [
    "AT": ("AUT", "143445"), "AU": ("AUS", "143460"), "BR": ("BRA", "143503"),
    "CA": ("CAN", "143455"), "CH": ("CHE", "143459"), "CN": ("CHN", "143465"),
    "DE": ("DEU", "143443"), "ES": ("ESP", "143454"), "FR": ("FRA", "143442"),
    "GB": ("GBR", "143444"), "IN": ("IND", "143467"), "IT": ("ITA", "143450"),
    "JP": ("JPN", "143462"), "KR": ("KOR", "143466"), "MX": ("MEX", "143468"),
    "NL": ("NLD", "143452"), "SE": ("SWE", "143456"), "US": ("USA", "143441"),
  ]
}
