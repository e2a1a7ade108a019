public import Foundation

// What Locale says, NSLocale says too on Apple's systems.
extension NSLocale {
  /// Returns the name of a country in the locale's language.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    values.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a language in the locale's language.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    values.localizedString(forLanguageCode: languageCode)
  }

  private var values: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
