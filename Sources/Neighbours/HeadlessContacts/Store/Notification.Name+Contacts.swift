public import Foundation

extension Notification.Name {
  /// Posted after contacts have changed.
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification")
}
