import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

/// The calls of this file's delegates; static, because UIKit makes the scene's delegate.
private let trace = Trace()

/// A delegate of an app without scenes.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  let trace = Trace()
  var handles = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    trace.add("didFinishLaunching")
    return handles
  }
  func applicationDidBecomeActive(_ application: UIApplication) { trace.add("didBecomeActive") }
  func applicationWillEnterForeground(_ application: UIApplication) {
    trace.add("willEnterForeground")
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    trace.add("open \(url)")
    return true
  }
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    trace.add("willContinue \(userActivityType)")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    trace.add("continue \(userActivity.activityType)")
    restorationHandler([self])
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    trace.add("perform \(shortcutItem.type)")
    completionHandler(true)
  }
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    trace.add("restore \(activity.activityType)")
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let url = connectionOptions.urlContexts.first?.url.absoluteString ?? "-"
    let shortcut = connectionOptions.shortcutItem?.type ?? "-"
    let activity = connectionOptions.userActivities.first?.activityType ?? "-"
    trace.add("willConnect \(url) \(shortcut) \(activity)")
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    trace.add("open \(URLContexts.map(\.url.absoluteString))")
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    trace.add("willContinue \(userActivityType)")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    trace.add("continue \(userActivity.activityType)")
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    trace.add("perform \(shortcutItem.type)")
    completionHandler(true)
  }
}

/// A delegate of an app with a scene.
private final class ScenicDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

@MainActor
@Suite("What a user asks of an app from outside of it", .freshApplication, .serialized)
struct AppRequestsTests {
  private let item = UIApplicationShortcutItem(type: "compose", localizedTitle: "Compose")
  private let activity = NSUserActivity(activityType: "reading")
  private let url: URL

  init() throws { url = try #require(URL(string: "birds://wren")) }

  private func ask() {
    openURL(url)
    performShortcut(item)
    continueActivity(activity)
  }

  @Test func `an app without scenes is asked through its delegate (behaviour 698)`() {
    let delegate = PlainDelegate()
    launchEmptyApp(delegate)
    let count = delegate.trace.lines.count

    ask()

    #expect(
      delegate.trace.lines.dropFirst(count) == [
        "open birds://wren", "perform compose", "willContinue reading", "continue reading",
        "restore reading",
      ])
  }

  @Test func `an app with a scene is asked through the scene's delegate (behaviour 698)`() {
    launchEmptyApp(ScenicDelegate())
    let count = trace.lines.count

    ask()

    #expect(
      trace.lines.dropFirst(count) == [
        "open [\"birds://wren\"]", "perform compose", "willContinue reading", "continue reading",
      ])
  }

  @Test func `a launch is for what it was asked for (behaviour 698)`() {
    let options: [UIApplication.LaunchOptionsKey: Any] = [
      .url: url, .shortcutItem: item,
      .userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityKey": activity],
    ]
    let delegate = PlainDelegate()
    launchEmptyApp(delegate, options: options)
    #expect(
      delegate.trace.lines == [
        "didFinishLaunching", "open birds://wren", "willContinue reading", "continue reading",
        "restore reading", "perform compose", "didBecomeActive",
      ])

    let own = PlainDelegate()
    own.handles = false
    launchEmptyApp(own, options: options)
    #expect(own.trace.lines == ["didFinishLaunching", "didBecomeActive"])

    let count = trace.lines.count
    launchEmptyApp(ScenicDelegate(), options: options)
    #expect(
      trace.lines.dropFirst(count) == ["willConnect birds://wren compose reading"])
  }

  @Test func `an app in the background comes to the front first`() {
    let delegate = PlainDelegate()
    launchEmptyApp(delegate)
    sendAppToBackground()
    let count = delegate.trace.lines.count

    openURL(url)

    #expect(
      delegate.trace.lines.dropFirst(count) == [
        "willEnterForeground", "didBecomeActive", "open birds://wren",
      ])
  }

  @Test func `there is nothing to ask before a launch`() {
    let log = FailureLog()

    withFailureReporter(log) { ask() }

    #expect(
      log.failures.map(\.reason) == [
        "Cannot open birds://wren: No app was launched.",
        "Cannot perform shortcut 'Compose': No app was launched.",
        "Cannot continue activity 'reading': No app was launched.",
      ])
    #expect(log.failures.first?.name == .application)
  }
}
