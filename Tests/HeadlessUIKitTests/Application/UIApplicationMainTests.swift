import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The log of this file's entries; static, because the entry makes the delegate.
private let trace = Trace()

final class EntryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    trace.add("didFinishLaunching of \(type(of: application))")
    let window = UIWindow()
    window.rootViewController = EntryScreen()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { trace.add("didBecomeActive") }
}

final class EntryScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { trace.add("screen.didAppear") }
}

final class EntryApplication: UIApplication {}

@MainActor
@Suite("UIApplicationMain", .ownApplication, .serialized)
struct UIApplicationMainTests {
  private func lines(_ body: () -> Void) -> [String] {
    let count = trace.lines.count
    body()
    return Array(trace.lines.dropFirst(count))
  }

  @Test func `the entry of a delegate launches the app, and returns when it rests (behaviour 700)`()
  {
    #expect(
      lines { EntryDelegate.main() } == [
        "didFinishLaunching of UIApplication", "didBecomeActive", "screen.didAppear",
      ])
    #expect(UIApplication.shared.keyWindow?.rootViewController is EntryScreen)
    #expect(UIApplication.shared.delegate is EntryDelegate)
  }

  @Test func `the entry makes what its names say (behaviour 700)`() {
    var status: Int32?

    let lines = lines {
      status = UIApplicationMain(
        0, nil, NSStringFromClass(EntryApplication.self), NSStringFromClass(EntryDelegate.self))
    }

    #expect(status == 0)
    #expect(lines.first == "didFinishLaunching of EntryApplication")
  }

  @Test func `a class that is not there is a failure`() {
    let log = FailureLog()
    var status: Int32?

    withFailureReporter(log) { status = UIApplicationMain(0, nil, nil, "Nobody") }

    #expect(status == 1)
    #expect(log.failures.count == 1)
  }

  // MARK: The manifest of scenes

  @Test func `configurations stand in the app's Info.plist (behaviour 697)`() {
    let configurations: [[String: Any]] = [
      [
        "UISceneConfigurationName": "Default Configuration",
        "UISceneDelegateClassName": NSStringFromClass(EntryDelegate.self),
      ],
      ["UISceneConfigurationName": "Other"],
    ]
    let roles = ["UIWindowSceneSessionRoleApplication": configurations]
    let manifest = AppInfo(
      ["UIApplicationSceneManifest": ["UISceneConfigurations": roles]], module: "Birds", bundle: nil
    )
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: .windowApplication)
    #expect(configuration.delegateClass == nil)

    configuration.adopt(from: manifest)

    #expect(configuration.delegateClass == EntryDelegate.self)
    #expect(configuration.storyboard == nil)
    let other = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
    other.adopt(from: manifest)
    #expect(other.delegateClass == nil)
    let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    first.adopt(from: manifest)
    #expect(first.name == "Default Configuration")
  }

  // MARK: Activities and shortcuts

  @Test func `an activity is that of the moment until it resigns`() {
    final class Saver: NSObject, NSUserActivityDelegate {
      var saved = 0
      func userActivityWillSave(_ userActivity: NSUserActivity) { saved += 1 }
    }
    let saver = Saver()
    let activity = NSUserActivity(activityType: "reading")
    activity.delegate = saver
    activity.needsSave = true
    activity.userInfo = ["page": 1]
    activity.addUserInfoEntries(from: ["line": 2])

    activity.becomeCurrent()
    #expect(UIApplication.shared.appState.currentActivity === activity)
    #expect(saver.saved == 1)
    #expect(activity.userInfo?.count == 2)
    activity.resignCurrent()
    #expect(UIApplication.shared.appState.currentActivity == nil)

    activity.invalidate()
    activity.becomeCurrent()
    #expect(UIApplication.shared.appState.currentActivity == nil)
  }

  @Test func `shortcuts keep what they were made with`() {
    let item = UIMutableApplicationShortcutItem(
      type: "compose", localizedTitle: "Compose", localizedSubtitle: "A letter",
      icon: UIApplicationShortcutIcon(systemImageName: "pencil"))

    item.localizedTitle = "Write"

    #expect(item.type == "compose")
    #expect(item.localizedTitle == "Write")
    #expect(item.localizedSubtitle == "A letter")
    #expect(item.icon?.name == "pencil")
    #expect(item.userInfo == nil)
    #expect(UIApplicationShortcutIcon(type: .add).name == "add")
  }
}
