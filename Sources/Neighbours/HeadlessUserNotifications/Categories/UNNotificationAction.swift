public import Foundation

/// What a button of a notification does to the app.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device has to be unlocked.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// It may destroy something.
  public static let destructive = Self(rawValue: 1 << 1)
  /// The app comes to the front.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A button of a notification.
public class UNNotificationAction: NSObject, NSCopying {
  /// The name of the action.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// Its effects on the app.
  public let options: UNNotificationActionOptions
  /// The picture.
  public let icon: UNNotificationActionIcon?

  /// Creates a button.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) { self.init(identifier: identifier, title: title, options: options, icon: nil) }

  /// Creates a button with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }

  /// The button itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
