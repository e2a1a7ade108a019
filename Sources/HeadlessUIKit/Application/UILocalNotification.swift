public import Foundation

/// A notification that the app schedules itself, as before iOS 10; it is kept, and never shown.
@available(*, deprecated, message: "Use UNNotificationRequest of UserNotifications instead.")
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  /// Creates a notification.
  public override init() { super.init() }

  /// When it is to show.
  open var fireDate: Date?
  /// The time zone of that date.
  open var timeZone: TimeZone?
  /// How often it is to show again.
  open var repeatInterval: Calendar.Component?
  /// The text.
  open var alertBody: String?
  /// The title.
  open var alertTitle: String?
  /// The title of its button.
  open var alertAction: String?
  /// Whether it has a button.
  open var hasAction = true
  /// The name of its sound.
  open var soundName: String?
  /// The number for the app's icon.
  open var applicationIconBadgeNumber = 0
  /// The kind of notification.
  open var category: String?
  /// Data of the app's.
  open var userInfo: [AnyHashable: Any]?

  static let key = AssociationKey<[UILocalNotification]>()
}

/// The name of the usual sound.
@available(*, deprecated, message: "Use UNNotificationSound of UserNotifications instead.")
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
