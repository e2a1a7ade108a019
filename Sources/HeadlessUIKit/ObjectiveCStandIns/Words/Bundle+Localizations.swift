public import Foundation
import LocalizedWords

// Foundation on Linux knows `.strings` alone, and asks nobody for the user's languages.
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

  /// Returns which of some languages somebody gets who prefers others.
  ///
  /// It stands for `preferredLocalizations(from:forPreferences:)`.
  public static func uiKitPreferredLocalizations(
    from localizations: [String], forPreferences preferences: [String]?
  ) -> [String] {
    Localizations.preferred(
      localizations, for: preferences ?? ApplicationScope.current.userLanguages.languages,
      development: localizations.first)
  }

  /// What the app's Info.plist says, with the translations in `InfoPlist.strings`.
  ///
  /// It stands for `localizedInfoDictionary`.
  public func uiKitLocalizedInfoDictionary(fileID: StaticString = #fileID) -> [String: Any]? {
    uiKitInfoDictionary(fileID: fileID)?.reduce(into: [:]) { list, entry in
      list[entry.key] = infoText(entry.key) ?? entry.value
    }
  }

  /// Returns the translation of what the Info.plist says for a key, if there is one.
  func infoText(_ key: String) -> String? {
    LocalizedTexts.text(key, "InfoPlist", in: self)
  }
}
