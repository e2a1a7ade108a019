extension UIApplication {
  /// Whether the app is in the foreground, in the background, or between the two.
  public enum State: Int, Sendable {
    /// In the foreground, and receiving events.
    case active = 0
    /// In the foreground, but not receiving events.
    case inactive = 1
    case background = 2
  }

  /// The reasons for which an app is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as UIKit names it.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app was launched to open a URL.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification waits to be handled.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A quick action of the home screen waits to be handled.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A user activity waits to be continued.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// A location event waits to be handled.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// The options with which the app is asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as UIKit names it.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that sent the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that came with the URL.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document should be opened in place.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The options with which the app asks to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as UIKit names it.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that owns the link may open the URL.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the settings of the app's notifications.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The address of the settings of the system's default apps.
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
}

/// A task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = Self(rawValue: 0)
}

/// Whether an app may fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The user must not let it.
  case restricted = 0
  /// The user does not let it.
  case denied = 1
  case available = 2
}

/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  case fade = 1
  case slide = 2
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the style of the screen decides.
  case `default` = 0
  /// Light, for dark screens.
  case lightContent = 1
  /// Dark, for light screens.
  case darkContent = 3
}

/// The result of an app's fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  /// Nothing, because there was nothing new.
  case noData = 1
  /// Nothing, because something went wrong.
  case failed = 2
}
