public import Foundation
import LocalizedWords

// Foundation on Linux knows `.strings` alone, and does not look up the user's languages.
extension Bundle {
  /// Returns a text in the user's language.
  ///
  /// It stands for `localizedString(forKey:value:table:)`.
  public func uiKitLocalizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String { LocalizedTexts.said(key, value: value, tableName, in: self) }

  /// The languages that the bundle has something in.
  ///
  /// It stands for `localizations`.
  public var uiKitLocalizations: [String] { LocalizedTexts.localizations(of: self) }

  /// The language of the bundle that the user gets.
  ///
  /// It stands for `preferredLocalizations`.
  public var uiKitPreferredLocalizations: [String] {
    Localizations.preferred(
      LocalizedTexts.localizations(of: self), for: ApplicationScope.current.userLanguages.languages,
      development: LocalizedTexts.development(of: self))
  }

  /// The language that the app was developed in.
  ///
  /// It stands for `developmentLocalization`, which ends the process on Linux.
  public var uiKitDevelopmentLocalization: String? { LocalizedTexts.development(of: self) }

  /// Returns which of some languages the user gets.
  ///
  /// It stands for `preferredLocalizations(from:)`.
  public static func uiKitPreferredLocalizations(from localizations: [String]) -> [String] {
    uiKitPreferredLocalizations(
      from: localizations, forPreferences: ApplicationScope.current.userLanguages.languages)
  }

  /// Returns the languages among some that suit a user's preferred languages.
  ///
  /// It stands for `preferredLocalizations(from:forPreferences:)`.
  public static func uiKitPreferredLocalizations(
    from localizations: [String], forPreferences preferences: [String]?
  ) -> [String] {
    Localizations.preferred(
      localizations, for: preferences ?? ApplicationScope.current.userLanguages.languages,
      development: localizations.first)
  }

  /// The contents of the app's Info.plist, with the translations in `InfoPlist.strings`.
  ///
  /// It stands for `localizedInfoDictionary`.
  public func uiKitLocalizedInfoDictionary(fileID: StaticString = #fileID) -> [String: Any]? {
    uiKitInfoDictionary(fileID: fileID)?.reduce(into: [:]) { list, entry in
      list[entry.key] = infoText(entry.key) ?? entry.value
    }
  }

  /// Returns the translation of the Info.plist's value for a key, if it exists.
  func infoText(_ key: String) -> String? {
    LocalizedTexts.text(key, "InfoPlist", in: self)
  }
}
