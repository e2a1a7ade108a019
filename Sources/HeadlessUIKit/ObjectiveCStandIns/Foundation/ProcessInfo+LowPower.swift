public import Foundation

// Foundation on Linux knows of no battery.
extension ProcessInfo {
  /// Whether the user saves the battery.
  public var isLowPowerModeEnabled: Bool {
    ApplicationScope.current.userSettings.isLowPowerModeEnabled
  }
}
