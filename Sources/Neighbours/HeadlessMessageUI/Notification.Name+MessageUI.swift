public import HeadlessUIKit

extension Notification.Name {
  /// Posted when messages can be sent, or cannot any more.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange =
    Notification.Name("MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
