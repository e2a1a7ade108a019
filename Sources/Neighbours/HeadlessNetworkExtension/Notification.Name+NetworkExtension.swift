public import Foundation

extension Notification.Name {
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statusdidchange")
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.changed")
}
