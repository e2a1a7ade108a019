extension UIApplication {
  /// Whether the app is in front, in the background, or between the two.
  public enum State: Int, Sendable {
    /// In front, and receiving events.
    case active = 0
    /// In front, but not receiving events.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as UIKit names it.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app was launched to open a URL.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A remote notification is there to be handled.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A quick action of the home screen is there to be handled.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A user activity is there to be continued.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// A location event is there to be handled.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  }

  /// How a URL is to be opened for the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as UIKit names it.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that sent the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What came with the URL.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document is to be opened where it is.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How the app has a URL opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as UIKit names it.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that owns the link may open it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the app's own settings.
  public static let openSettingsURLString = "app-settings:"
}

/// A piece of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = Self(rawValue: 0)
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding.
  case slide = 2
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the screen's style has it.
  case `default` = 0
  /// Light, for dark screens.
  case lightContent = 1
  /// Dark, for light screens.
  case darkContent = 3
}
