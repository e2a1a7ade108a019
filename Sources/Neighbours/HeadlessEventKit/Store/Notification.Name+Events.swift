public import Foundation

extension Notification.Name {
  /// Posted after events or reminders have changed.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
