public import Foundation

/// How notifications show, as before iOS 10.
@available(*, deprecated, message: "Use UNNotificationSettings of UserNotifications instead.")
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    storedTypes = types
    storedCategories = categories
    super.init()
  }

  /// The ways in which notifications show.
  open var types: UIUserNotificationType { storedTypes }

  /// The kinds of notifications.
  open var categories: Set<AnyHashable>? { storedCategories }

  static let key = AssociationKey<UIUserNotificationSettings>()
  private final let storedTypes: UIUserNotificationType
  private final let storedCategories: Set<AnyHashable>?
}

/// The ways in which notifications show, as before iOS 10.
@available(*, deprecated, message: "Use UNAuthorizationOptions of UserNotifications instead.")
public struct UIUserNotificationType: OptionSet, Sendable {
  /// A bit for each way.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
}
