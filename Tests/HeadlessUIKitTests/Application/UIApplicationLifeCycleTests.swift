import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIApplication: the life of an app", .ownApplication)
struct UIApplicationLifeCycleTests {
  /// A delegate that logs its calls.
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    let trace: Trace
    var window: UIWindow?
    var sceneDelegateClass: AnyClass = SceneDelegate.self
    private let hasScene: Bool

    init(_ trace: Trace, hasScene: Bool = false) {
      self.trace = trace
      self.hasScene = hasScene
      super.init()
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      trace.add("willFinishLaunching, \(application.applicationState)")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let url = launchOptions?[.url] as? String
      trace.add("didFinishLaunching\(url.map { " with \($0)" } ?? "")")
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      trace.add("didBecomeActive, \(application.applicationState)")
    }

    func applicationWillResignActive(_ application: UIApplication) {
      trace.add("willResignActive, \(application.applicationState)")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      trace.add("didEnterBackground, \(application.applicationState)")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
      trace.add("willEnterForeground, \(application.applicationState)")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      trace.add("delegate.didReceiveMemoryWarning")
    }

    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      guard hasScene else { return session.configuration }
      trace.add("configurationForConnecting")
      let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
      configuration.delegateClass = sceneDelegateClass
      return configuration
    }
  }

  /// A delegate of a scene that is no responder.
  final class PlainSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) { calls.append("willConnectTo") }

    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("didBecomeActive") }
  }

  /// A screen that writes down that it has appeared.
  private final class Screen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      (UIApplication.shared.delegate as? AppDelegate)?.trace.add("viewDidAppear")
    }
  }

  /// A delegate of the scene, which UIKit makes.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func called(_ call: String, _ scene: UIScene) {
      let delegate = UIApplication.shared.delegate as? AppDelegate
      delegate?.trace.add("\(call), \(scene.activationState)")
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      called("scene.willConnectTo \(session.configuration.name ?? "nil")", scene)
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = Screen()
      window.makeKeyAndVisible()
      self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) { called("scene.didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { called("scene.willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { called("scene.willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { called("scene.didEnterBackground", scene) }
  }

  private let trace = Trace()
  private let names = [
    UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
    UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
    UIApplication.willEnterForegroundNotification,
    UIApplication.didReceiveMemoryWarningNotification,
  ]

  private func observing(_ body: (UIApplication) -> Void) {
    let application = UIApplication.shared
    withNotifications(names, of: application, in: trace) { body(application) }
  }

  // MARK: Launching

  @Test func `launches an app without scenes (behaviour 193)`() {
    observing { $0.launch(AppDelegate(trace), options: [.url: "birds:"]) }

    #expect(
      trace.lines == [
        "willFinishLaunching, inactive",
        "didFinishLaunching with birds:",
        "posted UIApplicationDidFinishLaunchingNotification",
        "didBecomeActive, active",
        "posted UIApplicationDidBecomeActiveNotification",
      ])
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test func `launches an app with a scene (behaviour 193, 696)`() throws {
    observing {
      $0.launch(AppDelegate(trace, hasScene: true))
      $0.mainLoop.settle()
    }

    #expect(
      trace.lines == [
        "willFinishLaunching, inactive",
        "didFinishLaunching",
        "posted UIApplicationDidFinishLaunchingNotification",
        "configurationForConnecting",
        "scene.willConnectTo Main, unattached",
        "scene.willEnterForeground, foregroundInactive",
        "viewDidAppear",
        "scene.didBecomeActive, foregroundActive",
        "posted UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func `connects the scene that its delegate shows a window on`() throws {
    let application = UIApplication.shared

    application.launch(AppDelegate(trace, hasScene: true))

    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(application.connectedScenes.count == 1)
    #expect(application.openSessions == [scene.session])
    #expect(scene.session.scene === scene)
    #expect(delegate.window?.windowScene === scene)
    #expect(scene.windows == [delegate.window])
    #expect(scene.keyWindow === delegate.window)
    #expect(scene.screen === UIScreen.main)
  }

  @Test func `makes a scene's delegate also where it is no responder`() throws {
    let application = UIApplication.shared
    let delegate = AppDelegate(trace, hasScene: true)
    delegate.sceneDelegateClass = PlainSceneDelegate.self

    application.launch(delegate)
    application.mainLoop.settle()

    let scene = try #require(application.connectedScenes.first)
    let sceneDelegate = try #require(scene.delegate as? PlainSceneDelegate)
    #expect(sceneDelegate.calls == ["willConnectTo", "didBecomeActive"])
  }

  @Test func `keeps the delegate that it was launched with`() {
    UIApplication.shared.launch(AppDelegate(trace))

    #expect(UIApplication.shared.delegate is AppDelegate)
  }

  @Test func `parts with the scene of an earlier launch`() throws {
    let application = UIApplication.shared
    application.launch(AppDelegate(trace, hasScene: true))
    let first = try #require(application.connectedScenes.first)
    let before = trace.lines.count

    application.launch(AppDelegate(trace, hasScene: true))

    #expect(application.connectedScenes.count == 1)
    #expect(!application.connectedScenes.contains(first))
    #expect(first.activationState == .unattached)
    #expect(trace.lines.count == before * 2)
  }

  // MARK: Leaving the front and coming back

  @Test func `goes to the background and comes back`() {
    UIApplication.shared.launch(AppDelegate(trace))
    let before = trace.lines.count

    observing {
      $0.enterBackground()
      #expect($0.applicationState == .background)
      $0.enterBackground()
      $0.enterForeground()
      #expect($0.applicationState == .active)
      $0.enterForeground()
    }

    #expect(
      trace.lines.dropFirst(before) == [
        "willResignActive, inactive",
        "posted UIApplicationWillResignActiveNotification",
        "didEnterBackground, background",
        "posted UIApplicationDidEnterBackgroundNotification",
        "willEnterForeground, inactive",
        "posted UIApplicationWillEnterForegroundNotification",
        "didBecomeActive, active",
        "posted UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func `tells the scene instead of the app's delegate, where there is one (behaviour 193)`() {
    UIApplication.shared.launch(AppDelegate(trace, hasScene: true))
    UIApplication.shared.mainLoop.settle()
    let before = trace.lines.count

    observing {
      $0.enterBackground()
      $0.enterForeground()
    }

    #expect(
      trace.lines.dropFirst(before) == [
        "scene.willResignActive, foregroundInactive",
        "posted UIApplicationWillResignActiveNotification",
        "scene.didEnterBackground, background",
        "posted UIApplicationDidEnterBackgroundNotification",
        "scene.willEnterForeground, foregroundInactive",
        "posted UIApplicationWillEnterForegroundNotification",
        "scene.didBecomeActive, foregroundActive",
        "posted UIApplicationDidBecomeActiveNotification",
      ])
  }

  // MARK: Memory warnings

  @Test func `gives a memory warning to its delegate and screens (behaviour 194)`() {
    let application = UIApplication.shared
    let delegate = AppDelegate(trace)
    application.delegate = delegate
    let windows = ["one", "two"].map { name in
      let window = UIWindow()
      window.rootViewController = TracingScreen(name, trace)
      return window
    }
    windows[0].isHidden = false
    application.mainLoop.settle()
    let before = trace.lines.count

    observing { $0.giveMemoryWarning() }

    #expect(
      trace.lines.dropFirst(before) == [
        "delegate.didReceiveMemoryWarning",
        "one.didReceiveMemoryWarning",
        "posted UIApplicationDidReceiveMemoryWarningNotification",
      ])
    #expect(windows[0].rootViewController?.isViewLoaded == true)
  }

  @Test func `gives no screen a warning where the notification is posted by hand (behaviour 194)`()
  {
    let window = UIWindow()
    window.rootViewController = TracingScreen("root", trace)
    window.makeKeyAndVisible()
    UIApplication.shared.mainLoop.settle()
    let before = trace.lines

    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)

    #expect(trace.lines == before)
  }

  @Test func `what happens to a scene is posted behind what its delegate hears`() throws {
    let names = [
      UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.didEnterBackgroundNotification,
    ]
    let application = UIApplication.shared
    let center = NotificationCenter.default
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { [trace] note in
        let scene = note.object as? UIScene
        MainActor.assumeIsolated {
          trace.add("posted \(name.rawValue), \(scene.map { "\($0.activationState)" } ?? "nil")")
        }
      }
    }
    defer { observers.forEach(center.removeObserver) }
    application.launch(AppDelegate(trace, hasScene: true))
    application.mainLoop.settle()
    application.enterBackground()
    application.enterForeground()

    #expect(
      trace.lines.filter { $0.contains("cene") } == [
        "scene.willConnectTo Main, unattached",
        "posted UISceneWillConnectNotification, unattached",
        "scene.willEnterForeground, foregroundInactive",
        "posted UISceneWillEnterForegroundNotification, foregroundInactive",
        "scene.didBecomeActive, foregroundActive",
        "posted UISceneDidActivateNotification, foregroundActive",
        "scene.willResignActive, foregroundInactive",
        "posted UISceneWillDeactivateNotification, foregroundInactive",
        "scene.didEnterBackground, background",
        "posted UISceneDidEnterBackgroundNotification, background",
        "scene.willEnterForeground, foregroundInactive",
        "posted UISceneWillEnterForegroundNotification, foregroundInactive",
        "scene.didBecomeActive, foregroundActive",
        "posted UISceneDidActivateNotification, foregroundActive",
      ])
  }
}
