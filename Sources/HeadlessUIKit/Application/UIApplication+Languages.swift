import Foundation
package import LocalizedWords

extension UIApplication {
  /// The languages of the user, and their consequences.
  package var userLanguages: UserLanguages { mainLoop.scope.userLanguages }

  /// Chooses the languages of the user, or the languages of the process again, by an empty list.
  package func choose(languages names: [String]) {
    choose(userLanguages.changed(toLanguages: names))
  }

  /// Chooses the languages of the user, with all that follows from them.
  package func choose(_ languages: UserLanguages) {
    changeLanguages { $0.chosen = languages }
  }

  private func changeLanguages(_ change: @Sendable (inout LanguageSettings) -> Void) {
    let old = userLanguages
    mainLoop.scope.changeLanguages(change)
    updateTraits()
    let new = userLanguages
    if new.locale != old.locale {
      NotificationCenter.default.post(
        name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
    if new.region.timeZone != old.region.timeZone {
      NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
    }
  }

  /// Takes over the languages in the arguments of the app's launch.
  package func takeLanguages(fromLaunch arguments: [String]) {
    changeLanguages { $0.launchArguments = arguments }
  }
}
