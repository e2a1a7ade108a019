import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("launchApp(_:) and the life of an app", .freshApplication)
struct AppLifeCycleTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    let trace: Trace
    var window: UIWindow?

    init(_ trace: Trace) {
      self.trace = trace
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      trace.add("didFinishLaunching, \(launchOptions?.count ?? 0) options")
      let window = UIWindow()
      window.rootViewController = Screen(trace)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      trace.add("didEnterBackground")
      application.mainLoop.enqueue("turn") { [trace] in trace.add("work of the background") }
    }

    func applicationDidBecomeActive(_ application: UIApplication) { trace.add("didBecomeActive") }
  }

  final class Screen: UIViewController {
    let trace: Trace

    init(_ trace: Trace) {
      self.trace = trace
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { trace.add("viewDidAppear") }
    override func didReceiveMemoryWarning() { trace.add("didReceiveMemoryWarning") }
  }

  private let trace = Trace()

  @Test func `launches the app, whose screen has appeared when the call returns`() {
    launchApp(AppDelegate(trace), options: [.url: "birds:"])

    #expect(trace.lines == ["didFinishLaunching, 1 options", "didBecomeActive", "viewDidAppear"])
    #expect(UIApplication.shared.applicationState == .active)
    #expect((UIApplication.shared.delegate as? AppDelegate)?.window?.isKeyWindow == true)
  }

  @Test func `an app without scenes is not launched by iOS 27 (behaviour 935)`() {
    let log =
      "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in "
    let rows: [(TestWorld.System, Bool, [String])] = [
      (.iOS(25), true, []), (.iOS(26), true, ["UIKit.Log \(log)the future."]),
      (
        .iOS(27), false,
        [
          "NSInternalInconsistencyException Application failed to launch: UIScene life cycle is "
            + "required for apps built with this SDK."
        ]
      ),
    ]
    for (system, isLaunched, told) in rows {
      withFreshApplication {
        Fleet.world.system = system
        let log = logged { launchApp(AppDelegate(trace)) }
        let all = log.failures + log.notes
        #expect(all.map { "\($0.name.rawValue) \($0.reason)" } == told)
        #expect(all.allSatisfy { "\($0.site.fileID)".hasSuffix("AppLifeCycleTests.swift") })
        #expect(UIApplication.shared.windows.isEmpty == !isLaunched)
        #expect((UIApplication.shared.delegate != nil) == isLaunched)
      }
    }
  }

  @Test func `launches it on a clean slate`() {
    setAsAppRootWindow(UIViewController())
    UIApplication.shared.mainLoop.enqueue("turn") { trace.add("old") }

    launchApp(AppDelegate(trace))

    #expect(UIApplication.shared.windows.count == 1)
    #expect(!trace.lines.contains("old"))
  }

  @Test func `sends the app to the background and brings it back`() {
    launchApp(AppDelegate(trace))
    let before = trace.lines.count

    sendAppToBackground()
    #expect(UIApplication.shared.applicationState == .background)
    bringAppToForeground()

    #expect(UIApplication.shared.applicationState == .active)
    #expect(
      trace.lines.dropFirst(before) == [
        "didEnterBackground", "work of the background", "didBecomeActive",
      ])
  }

  @Test func `gives a memory warning to the screens (behaviour 194)`() {
    launchApp(AppDelegate(trace))

    giveMemoryWarning()

    #expect(trace.lines.last == "didReceiveMemoryWarning")
  }

  @Test func `lets go of the app with its application`() {
    weak var delegate: AppDelegate?

    withFreshApplication {
      launchApp(AppDelegate(trace))
      delegate = UIApplication.shared.delegate as? AppDelegate
      #expect(delegate != nil)
    }

    #expect(delegate == nil)
  }

  @Test func `an app that is launched again was in the background, and gets its state back`() {
    final class Keeping: UIResponder, UIApplicationDelegate {
      let trace: Trace
      let window: UIWindow? = UIWindow()
      let screen = UIViewController()

      init(_ trace: Trace) { self.trace = trace }

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window?.rootViewController = screen
        window?.makeKeyAndVisible()
        return true
      }

      func applicationDidEnterBackground(_ application: UIApplication) {
        trace.add("didEnterBackground")
      }

      func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
      ) -> Bool {
        coder.encode("Wren", forKey: "bird")
        return true
      }

      func application(
        _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
      ) -> Bool {
        trace.add("restores \(coder.decodeObject(forKey: "bird") ?? "nil")")
        return true
      }
    }
    let second = Keeping(trace)
    launchApp(Keeping(trace))

    relaunchApp(second)

    #expect(trace.lines == ["didEnterBackground", "restores Wren"])
    #expect(UIApplication.shared.delegate === second)
    #expect(UIApplication.shared.applicationState == .active && second.screen.view.window != nil)
    let none = withFreshApplication { failures { relaunchApp(second) } }
    #expect(none.reasons == ["Cannot launch the app again: No app was launched."])
  }
}
