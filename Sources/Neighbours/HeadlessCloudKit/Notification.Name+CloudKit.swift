public import Foundation

extension Notification.Name {
  /// Posted when the user has another account, or no account any more.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
