import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// A screen that keeps which bird it shows.
private final class BirdScreen: UIViewController, UIViewControllerRestoration {
  let trace: Trace
  var bird = ""
  let list = UIScrollView()

  init(_ name: String, _ trace: Trace) {
    self.trace = trace
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
    list.restorationIdentifier = "list"
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard let delegate = UIApplication.shared.delegate as? KeepingDelegate else { return nil }
    delegate.trace.add("make \(identifierComponents.joined(separator: "/"))")
    let name = identifierComponents.last ?? ""
    return delegate.makes.contains(name) ? BirdScreen(name, delegate.trace) : nil
  }

  override func viewDidLoad() {
    list.contentSize = CGSize(width: 100, height: 2_000)
    view.addSubview(list)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    trace.add("encode \(restorationIdentifier ?? "nil")")
    coder.encode(bird, forKey: "bird")
    coder.encode(7, forKey: "number")
    coder.encode(true, forKey: "isRare")
    coder.encode(navigationController, forKey: "stack")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    bird = coder.decodeObject(forKey: "bird") as? String ?? "none"
    let objects = [
      coder.decodeObject(of: NSString.self, forKey: "bird") == bird as NSString,
      coder.decodeObject(of: [NSString.self], forKey: "bird") != nil,
      coder.decodeObject(of: [NSNumber.self], forKey: "bird") == nil,
      coder.decodeInteger(forKey: "number") == 7, coder.decodeBool(forKey: "isRare"),
      coder.decodeDouble(forKey: "number") == 7, !coder.containsValue(forKey: "none"),
      coder.decodeInteger(forKey: "none") == 0, coder.requiresSecureCoding,
      coder.decodeObject(forKey: "stack") as? UIViewController === navigationController,
    ]
    trace.add(
      "decode \(restorationIdentifier ?? "nil") \(bird) \(objects.allSatisfy(\.self)), "
        + "\(isViewLoaded ? "loaded" : "not loaded")")
  }

  override func applicationFinishedRestoringState() {
    trace.add("finished \(restorationIdentifier ?? "nil")")
  }
}

/// An app without scenes, which shows a stack of screens.
private final class KeepingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let trace: Trace
  let stack = UINavigationController()
  var makes: Set<String> = ["detail", "sheet"]
  var keeps = true

  init(_ trace: Trace) { self.trace = trace }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    trace.add("willFinish")
    stack.restorationIdentifier = "stack"
    stack.viewControllers = [BirdScreen("root", trace)]
    window = UIWindow()
    window?.rootViewController = stack
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    trace.add("didFinish")
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    trace.add("shouldSave")
    return keeps
  }

  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    trace.add("shouldRestore \(coder.decodeObject(forKey: "version") ?? "nil")")
    return keeps
  }

  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) {
    trace.add("willEncode")
    coder.encode("1.0", forKey: "version")
  }

  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) {
    trace.add("didDecode \(coder.decodeObject(forKey: "version") ?? "nil")")
  }
}

/// An app of before iOS 13.2, whose delegate makes the screens.
private final class OldDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let tabs = UITabBarController()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = ["one", "two", nil].map { name in
      let tab = UIViewController()
      tab.restorationIdentifier = name
      return tab
    }
    window = UIWindow()
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard identifierComponents == ["tabs", "sheet"] else { return nil }
    let sheet = UIViewController()
    sheet.restorationIdentifier = "sheet"
    return sheet
  }
}

/// The delegate of a scene that gives an activity.
private final class KeepingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var bird = ""
  var calls: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    calls.append("connect \(session.stateRestorationActivity?.activityType ?? "nil")")
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    bird = stateRestorationActivity.userInfo?["bird"] as? String ?? "none"
    calls.append("restore \(bird), \(scene.activationState)")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    calls.append("ask, \(scene.activationState)")
    let activity = NSUserActivity(activityType: "bird")
    activity.userInfo = ["bird": bird]
    return activity
  }
}

/// An app with a scene.
private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = KeepingSceneDelegate.self
    return configuration
  }
}

@MainActor
@Suite("What an app keeps for its next launch", .ownApplication)
struct UIApplicationRestorationTests {
  private let application = UIApplication.shared
  private let trace = Trace()

  private func launch(_ delegate: any UIApplicationDelegate, restored: Bool = false) {
    let state = restored ? application.appState.savedState : nil
    application.clear()
    application.launch(delegate, state: state)
    application.mainLoop.settle()
  }

  private func leave() {
    application.enterBackground()
    application.mainLoop.settle()
  }

  private func launchWithDetail() -> KeepingDelegate {
    let delegate = KeepingDelegate(trace)
    launch(delegate)
    let detail = BirdScreen("detail", trace)
    detail.restorationClass = BirdScreen.self
    detail.bird = "Wren"
    delegate.stack.pushViewController(detail, animated: false)
    application.mainLoop.settle()
    detail.list.contentOffset.y = 300
    let sheet = BirdScreen("sheet", trace)
    sheet.restorationClass = BirdScreen.self
    delegate.stack.present(sheet, animated: false)
    application.mainLoop.settle()
    return delegate
  }

  @Test func `screens are kept in the background, and made and filled at the next launch`() throws {
    let first = launchWithDetail()
    #expect(trace.lines == ["willFinish", "didFinish"])
    leave()
    #expect(
      trace.lines.dropFirst(2) == [
        "shouldSave", "willEncode", "encode root", "encode detail", "encode sheet",
      ])
    let second = KeepingDelegate(trace)
    let count = trace.lines.count
    launch(second, restored: true)

    #expect(
      trace.lines.dropFirst(count) == [
        "willFinish", "shouldRestore 1.0", "make stack/detail", "make stack/sheet",
        "decode root  true, loaded", "decode detail Wren true, loaded",
        "decode sheet  true, loaded", "didDecode 1.0", "finished root", "finished detail",
        "finished sheet", "didFinish",
      ])
    let detail = try #require(second.stack.topViewController as? BirdScreen)
    #expect(second.stack.viewControllers.count == 2 && detail.list.contentOffset.y == 300)
    #expect(second.stack.presentedViewController?.restorationIdentifier == "sheet")
    #expect(first.stack !== second.stack)
  }

  @Test func `a class that makes no screen leaves it out, with all above it`() {
    let first = launchWithDetail()
    leave()
    let second = KeepingDelegate(trace)
    second.makes = []
    launch(second, restored: true)

    #expect(first.stack.viewControllers.count == 2)
    #expect(second.stack.viewControllers.count == 1)
    #expect(second.stack.presentedViewController == nil)
  }

  @Test func `an app that does not want it keeps nothing, and a plain launch forgets`() {
    let first = launchWithDetail()
    first.keeps = false
    leave()
    launch(KeepingDelegate(trace), restored: true)
    #expect(!trace.lines.contains("willEncode") && !trace.lines.contains { $0.hasPrefix("decode") })
    leave()
    #expect(trace.lines.contains("willEncode"))
    launch(KeepingDelegate(trace))

    #expect(application.appState.savedState == nil)
  }

  @Test func `tabs and what is presented come back in an app of before iOS 13.2`() {
    let first = OldDelegate()
    launch(first)
    first.tabs.selectedIndex = 1
    let sheet = UIViewController()
    sheet.restorationIdentifier = "sheet"
    first.tabs.present(sheet, animated: false)
    application.mainLoop.settle()
    leave()
    let second = OldDelegate()
    launch(second, restored: true)

    #expect(second.tabs.selectedIndex == 1)
    #expect(second.tabs.presentedViewController?.restorationIdentifier == "sheet")
    #expect(second.tabs.presentedViewController !== sheet)
  }

  @Test func `a scene gives an activity in the background, and has it at the next launch`() throws {
    let app = SceneAppDelegate()
    launch(app)
    let scene = try #require(application.connectedScenes.first)
    let first = try #require(scene.delegate as? KeepingSceneDelegate)
    first.bird = "Wren"
    leave()
    #expect(first.calls == ["connect nil", "ask, background"])
    launch(app, restored: true)
    let next = try #require(application.connectedScenes.first)
    let second = try #require(next.delegate as? KeepingSceneDelegate)

    #expect(second.calls == ["connect bird", "restore Wren, unattached"])
    #expect(next.session.persistentIdentifier == scene.session.persistentIdentifier)
    launch(app)
    let third = application.connectedScenes.first?.delegate as? KeepingSceneDelegate
    #expect(third?.calls == ["connect nil"])
  }
}
