public import Foundation
import LocalizedWords

// Foundation on Linux has one locale, which nothing changes.
extension Locale {
  /// The locale of the user.
  ///
  /// It stands for `current`.
  public static var uiKitCurrent: Locale { ApplicationScope.current.userLanguages.locale }

  /// The languages of the user, the preferred one first.
  ///
  /// It stands for `preferredLanguages`.
  public static var uiKitPreferredLanguages: [String] {
    ApplicationScope.current.userLanguages.languages
  }
}
