public import Foundation
import HeadlessUIKit

/// What an app asks for notifications, and where it finds them.
///
/// Handlers are called in later turns of the main loop. What a user does with notifications, a test says,
/// see ``SimulatedNotifications``.
public final class UNUserNotificationCenter: NSObject, Sendable {
  let notifications: AppNotifications

  init(_ notifications: AppNotifications) {
    self.notifications = notifications
    super.init()
  }

  /// The center of the app.
  public class func current() -> UNUserNotificationCenter { AppNotifications.current.center }

  /// The delegate, which is told of notifications.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { notifications.delegate }
    set { notifications.delegate = newValue }
  }

  /// Whether the device has extensions that show notifications.
  public var supportsContentExtensions: Bool { true }

  // MARK: What the user lets the app do

  /// Asks the user whether the app may send notifications, unless that was decided before.
  @preconcurrency public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    notifications.request(options) { completionHandler($0, nil) }
  }

  /// Asks the user whether the app may send notifications, unless that was decided before.
  nonisolated(nonsending) public func requestAuthorization(options: UNAuthorizationOptions = [])
    async throws -> Bool
  {
    await withCheckedContinuation { next in
      notifications.request(options) { next.resume(returning: $0) }
    }
  }

  /// Tells what the user has said, kind by kind.
  @preconcurrency public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { notifications.answer { completionHandler($0.settings) } }

  /// Tells what the user has said, kind by kind.
  nonisolated(nonsending) public func notificationSettings() async -> UNNotificationSettings {
    await notifications.answer { $0.settings }
  }

  // MARK: Notifications to come

  /// Adds a notification, which takes the place of one to come of the same name.
  @preconcurrency public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { notifications.add(request) { completionHandler?($0) } }

  /// Adds a notification, which takes the place of one to come of the same name.
  nonisolated(nonsending) public func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      notifications.add(request) { error in
        if let error { next.resume(throwing: error) } else { next.resume() }
      }
    }
  }

  /// Tells the notifications that are to come.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { notifications.answer { completionHandler($0.pending) } }

  /// Tells the notifications that are to come.
  nonisolated(nonsending) public func pendingNotificationRequests() async -> [UNNotificationRequest]
  {
    await notifications.answer { $0.pending }
  }

  /// Takes notifications back that are to come.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    notifications.removePending { identifiers.contains($0) }
  }

  /// Takes all notifications back that are to come.
  public func removeAllPendingNotificationRequests() { notifications.removePending { _ in true } }

  // MARK: Notifications that have come

  /// Tells the notifications that are listed.
  @preconcurrency public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { notifications.answer { completionHandler($0.delivered) } }

  /// Tells the notifications that are listed.
  nonisolated(nonsending) public func deliveredNotifications() async -> [UNNotification] {
    await notifications.answer { $0.delivered }
  }

  /// Takes notifications out of the list.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    notifications.removeDelivered { identifiers.contains($0) }
  }

  /// Takes all notifications out of the list.
  public func removeAllDeliveredNotifications() { notifications.removeDelivered { _ in true } }

  // MARK: Kinds, and the number on the icon

  /// Sets the categories of notifications, in place of the earlier ones.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    notifications.categories = categories
  }

  /// Tells which kinds of notifications there are.
  @preconcurrency public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { notifications.answer { completionHandler($0.categories) } }

  /// Tells which kinds of notifications there are.
  nonisolated(nonsending) public func notificationCategories() async -> Set<UNNotificationCategory>
  {
    await notifications.answer { $0.categories }
  }

  /// Sets the number on the app's icon.
  @preconcurrency public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    notifications.answer { _ in
      AppNotifications.setBadge(newBadgeCount)
      completionHandler?(nil)
    }
  }

  /// Sets the number on the app's icon.
  nonisolated(nonsending) public func setBadgeCount(_ newBadgeCount: Int) async throws {
    setBadgeCount(newBadgeCount, withCompletionHandler: nil)
    await notifications.answer { _ in }
  }
}
