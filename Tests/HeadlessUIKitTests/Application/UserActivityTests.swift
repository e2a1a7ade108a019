import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("User activities of responders", .ownApplication)
struct UserActivityTests {
  private final class Reader: UIViewController {
    let trace: Trace
    let name: String

    init(_ name: String, _ trace: Trace) {
      (self.name, self.trace) = (name, trace)
      super.init(nibName: nil, bundle: nil)
      userActivity = NSUserActivity(activityType: name)
    }

    required init?(coder: NSCoder) { nil }

    override func updateUserActivityState(_ activity: NSUserActivity) {
      trace.add("\(name) fills \(activity.userInfo?.count ?? -1)")
      activity.addUserInfoEntries(from: [name: true])
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate, NSUserActivityDelegate {
    let trace: Trace

    init(_ trace: Trace) { self.trace = trace }

    func userActivityWillSave(_ userActivity: NSUserActivity) { trace.add("willSave") }

    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
      trace.add("didUpdate \(userActivity.activityType)")
    }
  }

  private let application = UIApplication.shared
  private let trace = Trace()
  private let delegate: AppDelegate
  private let one: Reader
  private let two: Reader

  init() {
    delegate = AppDelegate(trace)
    application.delegate = delegate
    one = Reader("one", trace)
    two = Reader("two", trace)
    one.userActivity?.delegate = delegate
  }

  private func settle() { application.mainLoop.settle() }

  private var current: String? { application.appState.currentActivity?.activityType }

  @Test func `the activity of the screen on top is that of the moment`() {
    let stack = UINavigationController(rootViewController: one)
    #expect(current == nil)
    showInWindow(stack)
    #expect(current == "one")

    stack.pushViewController(two, animated: true)
    settle()
    #expect(current == "two")

    stack.popViewController(animated: true)
    settle()
    #expect(current == "one")
    #expect(trace.lines.isEmpty)
  }

  @Test func `one that is set while the screen is there takes the place of the other`() {
    showInWindow(one)

    one.userActivity = NSUserActivity(activityType: "writing")
    #expect(current == "writing")

    one.userActivity = nil
    #expect(current == nil)
  }

  @Test
  func `all that share an activity fill its empty dictionary, before the delegates hear of it`() {
    two.userActivity = one.userActivity
    one.userActivity?.userInfo = ["old": 1]
    one.userActivity?.needsSave = true
    #expect(trace.lines.isEmpty)

    showInWindow(one)

    #expect(
      trace.lines == ["one fills 0", "two fills 1", "willSave", "didUpdate one"])
    #expect(one.userActivity?.userInfo?.count == 2)
    #expect(one.userActivity?.needsSave == false)
  }

  @Test func `an activity that is not that of the moment waits until it is`() {
    showInWindow(one)

    two.userActivity?.needsSave = true
    settle()
    #expect(trace.lines.isEmpty)

    two.userActivity?.becomeCurrent()
    #expect(trace.lines == ["two fills 0", "didUpdate two"])
  }

  @Test func `one that needs to be saved again while it is saved is saved once`() {
    final class Restless: NSObject, NSUserActivityDelegate {
      var saved = 0
      func userActivityWillSave(_ userActivity: NSUserActivity) {
        saved += 1
        userActivity.needsSave = true
        userActivity.becomeCurrent()
      }
    }
    let restless = Restless()
    one.userActivity?.delegate = restless
    showInWindow(one)

    one.userActivity?.needsSave = true
    settle()

    #expect(restless.saved == 1)
    #expect(one.userActivity?.needsSave == false)
  }

  @Test func `a field of a class that answers with its own is asked when it takes the focus`() {
    final class Field: UITextField {
      let activity = NSUserActivity(activityType: "field")
      override var userActivity: NSUserActivity? {
        get { activity }
        set {}
      }
    }
    let (page, field) = (UIViewController(), Field())
    page.view.addSubview(field)
    showInWindow(page)

    field.becomeFirstResponder()
    #expect(current == "field")

    field.resignFirstResponder()
    #expect(current == nil)
  }

  @Test func `a scene's activity is that of no moment`() {
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(windowScene: scene)
    let field = UITextField()
    let page = UIViewController()
    page.view.addSubview(field)
    window.rootViewController = page
    window.makeKeyAndVisible()
    scene.userActivity = NSUserActivity(activityType: "state")
    settle()

    field.becomeFirstResponder()

    #expect(field.isFirstResponder)
    #expect(current == nil)
    #expect(scene.userActivity?.activityType == "state")
  }
}
