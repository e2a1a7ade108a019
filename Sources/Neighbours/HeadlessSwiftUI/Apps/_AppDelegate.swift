/// The delegate of the application that shows an app of SwiftUI's.
///
/// An app's own delegate is told of all that happens. The rewriter writes a subclass into an app's module,
/// which says what the app begins with.
open class _AppDelegate: UIResponder, UIApplicationDelegate {
  /// The app, if it is known before the launch.
  final var app: (any App.Type)?
  /// The app that runs.
  private(set) final var session: AppSession?

  /// Does what the app begins with.
  open class func begin() {}

  /// The app's own delegate.
  private var own: (any UIApplicationDelegate)? { session?.delegate }

  // MARK: The launch

  public final func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let app = app ?? AppStart.app(launchedBy: Self.begin)
    session = app.map { AppSession($0) }
    return own?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  public final func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    own?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
  }

  public final func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let given =
      own?.application(
        application, configurationForConnecting: connectingSceneSession, options: options)
      ?? connectingSceneSession.configuration
    session?.sceneDelegateClass =
      given.delegateClass == AppSceneDelegate.self ? nil : given.delegateClass
    let configuration = UISceneConfiguration(
      name: given.name, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = AppSceneDelegate.self
    configuration.storyboard = nil
    return configuration
  }

  public final func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { own?.application(application, didDiscardSceneSessions: sceneSessions) }

  // MARK: Life

  public final func applicationDidBecomeActive(_ application: UIApplication) {
    own?.applicationDidBecomeActive(application)
  }

  public final func applicationWillResignActive(_ application: UIApplication) {
    own?.applicationWillResignActive(application)
  }

  public final func applicationDidEnterBackground(_ application: UIApplication) {
    own?.applicationDidEnterBackground(application)
  }

  public final func applicationWillEnterForeground(_ application: UIApplication) {
    own?.applicationWillEnterForeground(application)
  }

  public final func applicationWillTerminate(_ application: UIApplication) {
    own?.applicationWillTerminate(application)
  }

  public final func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    own?.applicationDidReceiveMemoryWarning(application)
  }

  public final func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    own?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.supportedInterfaceOrientations(for: window)
  }

  // MARK: What comes from outside

  public final func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { own?.application(app, open: url, options: options) ?? false }

  public final func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    own?.application(application, willContinueUserActivityWithType: userActivityType) ?? false
  }

  public final func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    own?.application(
      application, continue: userActivity, restorationHandler: restorationHandler) ?? false
  }

  public final func application(
    _ application: UIApplication, didUpdate userActivity: NSUserActivity
  ) { own?.application(application, didUpdate: userActivity) }

  public final func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let own else { return completionHandler(false) }
    own.application(
      application, performActionFor: shortcutItem, completionHandler: completionHandler)
  }

  // MARK: Notifications and fetches

  public final func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    own?.application(
      application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
  }

  public final func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { own?.application(application, didFailToRegisterForRemoteNotificationsWithError: error) }

  public final func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let own else { return completionHandler(.noData) }
    own.application(
      application, didReceiveRemoteNotification: userInfo,
      fetchCompletionHandler: completionHandler)
  }

  public final func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let own else { return completionHandler(.noData) }
    own.application(application, performFetchWithCompletionHandler: completionHandler)
  }
}
