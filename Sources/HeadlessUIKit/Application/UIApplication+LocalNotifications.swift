extension UIApplication {
  /// Asks the user for notifications, as before iOS 10; the app's delegate is not asked for anything.
  @available(*, deprecated, message: "Use UNUserNotificationCenter of UserNotifications instead.")
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    UIUserNotificationSettings.key[self] = notificationSettings
  }

  /// How the user lets notifications show.
  @available(*, deprecated, message: "Use UNUserNotificationCenter of UserNotifications instead.")
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings.key[self]
  }

  /// The notifications that the app has scheduled.
  @available(*, deprecated, message: "Use UNUserNotificationCenter of UserNotifications instead.")
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { UILocalNotification.key[self] ?? [] }
    set { UILocalNotification.key[self] = newValue }
  }

  /// Schedules a notification.
  @available(*, deprecated, message: "Use UNUserNotificationCenter of UserNotifications instead.")
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.append(notification)
  }

  /// Shows a notification now, of which nothing is seen here.
  @available(*, deprecated, message: "Use UNUserNotificationCenter of UserNotifications instead.")
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}

  /// Takes a notification back.
  @available(*, deprecated, message: "Use UNUserNotificationCenter of UserNotifications instead.")
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }

  /// Takes all notifications back.
  @available(*, deprecated, message: "Use UNUserNotificationCenter of UserNotifications instead.")
  public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
}
