public import Foundation
import Locks

/// Is told of notifications that come while the app is in front, and of what the user does with them.
///
/// All methods need not be there. They are called on the main queue. Each of the two with a completion
/// handler has a form that is awaited; an app has one of the two.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Asked what is done with a notification that comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// Asked what is done with a notification that comes while the app is in front.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Called with what the user has done with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// Called with what the user has done with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// Called when the user wants to see the app's own settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Asks by the form that is awaited.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    // Proof: it is called on the main actor, and used there alone.
    let delegate = Unchecked(self)
    Task.immediate { @MainActor in
      completionHandler(
        await delegate.value.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Answers that nothing is done.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Calls the form that is awaited.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    // Proof: they are used on the main actor alone, and a response does not change.
    let call = Unchecked((delegate: self, response: response))
    Task.immediate { @MainActor in
      await call.value.delegate.userNotificationCenter(center, didReceive: call.value.response)
      completionHandler()
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
