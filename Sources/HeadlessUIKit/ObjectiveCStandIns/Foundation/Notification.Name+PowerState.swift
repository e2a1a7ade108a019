public import Foundation

extension Notification.Name {
  /// Posted when the user begins to save the battery, or no longer does.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
