public import HeadlessUIKit

/// The shop that the app comes from.
public enum AppStore {
  /// Whether the device allows purchases.
  public static var canMakePayments: Bool { Shop.current.mayPay }

  /// Asks the shop for what the user has bought, as on another device; throws without a network.
  public static func sync() async throws {
    await MainTurn.come("AppStore.sync()")
    if !Shop.current.isReachable {
      throw StoreKitError.networkError(.init(.notConnectedToInternet))
    }
  }

  /// Asks the user to rate the app, in a scene.
  @preconcurrency @MainActor
  public static func requestReview(in scene: UIWindowScene) { ReviewRequests.current.add() }

  /// Shows the user's subscriptions, which here are not shown.
  @preconcurrency @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    await MainTurn.come("AppStore.showManageSubscriptions(in:)")
  }

  /// Where a purchase was made.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates an environment of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// The one of tests.
    public static let xcode = Environment(rawValue: "Xcode")
  }
}

/// The shop of a country.
public struct Storefront: Hashable, Sendable, Identifiable {
  /// The country, by three letters.
  public let countryCode: String
  /// The number of the shop.
  public let id: String

  /// The shop of the customer's country.
  public static var current: Storefront? {
    get async { of(Shop.current.locale) }
  }

  static func of(_ locale: Locale) -> Storefront? {
    guard let region = locale.region else { return nil }
    return Storefront(
      countryCode: letters[region.identifier] ?? region.identifier, id: region.identifier)
  }

  /// The three letters of the largest shops.
  private static let letters = [
    "AT": "AUT", "AU": "AUS", "BR": "BRA", "CA": "CAN", "CH": "CHE", "CN": "CHN", "DE": "DEU",
    "ES": "ESP", "FR": "FRA", "GB": "GBR", "IN": "IND", "IT": "ITA", "JP": "JPN", "KR": "KOR",
    "MX": "MEX", "NL": "NLD", "SE": "SWE", "US": "USA",
  ]
}
