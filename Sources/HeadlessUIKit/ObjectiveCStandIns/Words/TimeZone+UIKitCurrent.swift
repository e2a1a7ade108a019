public import Foundation
import LocalizedWords

extension TimeZone {
  /// The time zone of the user.
  ///
  /// It stands for `current`.
  public static var uiKitCurrent: TimeZone {
    ApplicationScope.current.userLanguages.region.timeZone ?? .current
  }
}
