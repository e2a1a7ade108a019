public import Foundation

/// The methods by which an app's delegate takes part in the life of the app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  @_disfavoredOverload var window: UIWindow? { get set }

  /// Called when the launch begins; returns whether the app handles the URL of the launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the launch is almost done; returns whether the app handles the URL of the launch.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of a scene that connects.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the user has closed scenes.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called after the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called after the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the app is about to leave the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called when the app should open a URL; returns whether it did.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Called when the user is about to go on with an activity; returns whether the app tells of it.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Called when the user continues an activity; returns whether the app does.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Called when an activity of the app's responders has been brought up to date.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  /// Called when the user has chosen a shortcut of the app's icon.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Called when the app is registered for notifications from a server, with its token.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Called when the app cannot be registered for notifications from a server.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Called when a notification from a server has come; the app reports its fetch.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  /// Called when the app may fetch in the background; it reports its fetch.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )

  /// Returns whether the state of the screens is kept, in the way of before iOS 13.2.
  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool

  /// Returns whether the state of the screens is restored, in the way of before iOS 13.2.
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool

  /// Returns whether the state of the screens is kept.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Returns whether the state of the screens is restored.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool

  /// Returns the view controller to which identifiers lead, where it has no class that makes it.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?

  /// Called before the state of the screens is kept.
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

  /// Called after the state of the screens was restored.
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  /// Returns the orientations to which a window may rotate.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Not implemented: the launch continues.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Not implemented: the launch continues.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Not implemented: the configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Not implemented: the URL is not opened.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Not implemented: the app tells nothing of it.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  /// Not implemented: the app does not go on with it.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Not implemented: nothing is fetched.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// Not implemented: nothing is fetched.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  /// Not implemented: no state is kept.
  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Not implemented: no state is restored.
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { false }

  /// Not implemented: asks in the way of before iOS 13.2.
  public func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldSaveApplicationState: coder) }

  /// Not implemented: asks in the way of before iOS 13.2.
  public func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { self.application(application, shouldRestoreApplicationState: coder) }

  /// Not implemented: the screens that are there, or a storyboard has.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { nil }

  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {}

  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {}

  /// Not implemented: all but upside down.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

extension UIApplicationDelegate {
  /// Launches the app with a delegate of this class, and returns as soon as it rests.
  ///
  /// `@main` calls it.
  @MainActor public static func main() {
    guard let type = Self.self as? NSObject.Type,
      let delegate = ObjectMaker.make(type) as? any UIApplicationDelegate
    else { return AppEntry.reportMissing("\(Self.self)", "delegate") }
    AppEntry.run(.shared, delegate)
  }
}

extension UIApplicationDelegate {
  /// The window, without a choice between the two ways to read it.
  var ownWindow: UIWindow? {
    get { window }
    set { window = newValue }
  }
}

// Objective-C's optional requirements read as another optional, so that code says
// `delegate?.window??.rootViewController`. This is that reading. It stands in an extension of
// another protocol, where it does not redeclare the property.
extension NSObjectProtocol where Self: UIApplicationDelegate {
  /// The window of an app without scenes, as an optional requirement reads.
  @preconcurrency @MainActor public var window: UIWindow?? { .some(ownWindow) }
}
