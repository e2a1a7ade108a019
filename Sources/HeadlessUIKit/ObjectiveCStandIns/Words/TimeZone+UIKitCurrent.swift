public import Foundation
import LocalizedWords

extension TimeZone {
  /// The time zone of the user.
  ///
  /// It stands for `current`.
  public static var uiKitCurrent: TimeZone { chosenByUser ?? .current }

  /// The time zone that the user has chosen, if that is not the system's.
  static var chosenByUser: TimeZone? { ApplicationScope.current.userLanguages.region.timeZone }
}
