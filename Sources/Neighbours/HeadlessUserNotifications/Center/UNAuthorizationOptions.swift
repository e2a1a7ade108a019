/// What an app wants to do when a notification comes.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To set the number on its icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// To play a sound.
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  /// To show it in cars.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// To show what matters most whatever is silenced.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// To have a button for its settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// To list it quietly, without a question to the user.
  public static let provisional = Self(rawValue: 1 << 6)
  /// To have it read out.
  public static let announcement = Self(rawValue: 1 << 7)
  /// To show what cannot wait.
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// The ways to show a notification that comes while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the icon is set.
  public static let badge = Self(rawValue: 1 << 0)
  /// The sound is played.
  public static let sound = Self(rawValue: 1 << 1)
  /// It is shown and listed; the option of old.
  public static let alert = Self(rawValue: 1 << 2)
  public static let list = Self(rawValue: 1 << 3)
  public static let banner = Self(rawValue: 1 << 4)
}
