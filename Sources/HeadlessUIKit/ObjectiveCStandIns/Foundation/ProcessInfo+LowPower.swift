public import Foundation

// Foundation on Linux knows of no battery.
extension ProcessInfo {
  /// Whether the user saves the battery.
  public var isLowPowerModeEnabled: Bool {
    ApplicationScope.current.userSettings.isLowPowerModeEnabled
  }
}

extension Notification.Name {
  /// Posted when the user begins to save the battery, or no longer does.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
