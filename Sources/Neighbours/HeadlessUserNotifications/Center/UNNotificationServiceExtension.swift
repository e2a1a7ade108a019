public import Foundation

/// What an app does with a notification from a server before it is shown, in a process of its own.
///
/// Nothing here calls it by itself; a test makes one, and calls its methods.
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() { super.init() }

  /// Called with a notification; the handler takes what is shown in its place.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Called when there is no more time.
  open func serviceExtensionTimeWillExpire() {}
}
