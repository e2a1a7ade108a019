import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What an application says", .freshApplication)
struct ApplicationFailureTextsTests {
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  @Test func `an app that was not launched`() throws {
    let url = try #require(URL(string: "birds://wren"))
    let advice = "Launch it with launchApp(_:), which sets the application's delegate."
    expectText("Fleet.ApplicationError: Cannot open birds://wren: No app was launched.\n\(advice)")
    {
      openURL(url)
    }
    expectText(
      "Fleet.ApplicationError: Cannot perform shortcut 'Compose': No app was launched.\n\(advice)"
    ) {
      performShortcut(UIApplicationShortcutItem(type: "compose", localizedTitle: "Compose"))
    }
    expectText(
      "Fleet.ApplicationError: Cannot continue activity 'reading': No app was launched.\n\(advice)"
    ) {
      continueActivity(NSUserActivity(activityType: "reading"))
    }
  }

  @Test func `an app that shows nothing once it was launched`() {
    func why(_ delegate: any UIApplicationDelegate) -> [String] {
      let log = logged { launchApp(delegate) }
      #expect(log.failures.isEmpty && log.notes.allSatisfy { $0.severity == .warning })
      return log.notes.map { "\($0.name.rawValue): \($0.reason)|\($0.details)" }
    }
    let nothing = "Fleet.ApplicationError: The app shows nothing.|"

    #expect(
      why(WindowMaker { _ in nil }) == [
        nothing
          + "Nobody has made a window, or nobody holds it: the `window` of WindowMaker is nil."
      ])
    #expect(
      failures { Fleet.screen.buttons["Save"].tap() }.map(\.details) == [
        "No window shows. Nobody has made a window, or nobody holds it: the `window` of WindowMaker "
          + "is nil."
      ])
    #expect(
      why(
        WindowMaker {
          $0.rootViewController = UIViewController(); return $0
        }) == [
          nothing
            + "<UIWindow> was not made visible: window.makeKeyAndVisible() shows it."
        ])
    #expect(
      why(
        WindowMaker {
          $0.makeKeyAndVisible(); return $0
        }) == [
          nothing + "<UIWindow> has no rootViewController."
        ])
    #expect(
      why(
        WindowMaker {
          $0.rootViewController = UIViewController()
          $0.makeKeyAndVisible()
          return $0
        }) == [])
  }

  @Test func `a scene's delegate that there is not`() {
    let info = AppInfo(
      [
        "UIApplicationSceneManifest": [
          "UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": "Birds.Scene"]]
          ]
        ]
      ], module: "Birds", bundle: nil)
    UIApplication.shared.launch(WindowMaker { _ in nil }, info: info)

    #expect(
      failures { Fleet.screen.buttons["Save"].tap() }.map(\.details) == [
        "No window shows. The Info.plist names the scene's delegate 'Birds.Scene', and there is no "
          + "such class."
      ])
  }

  @Test func `an application without a key window`() {
    let notes = logged { _ = getApplicationScreen() }.notes

    #expect(
      notes.map { "\($0.name.rawValue): \($0.reason)|\($0.details)" } == [
        "Fleet.Failure: Cannot get application screen: UIApplication not set up with a key window.|"
          + "Fleet.setAsAppRootWindow(_:) shows a screen in one."
      ])
  }

  @Test func `a main loop that does not rest`() {
    @MainActor func again() { loop.enqueue("again", again) }
    again()
    loop.enqueue("tick", after: .milliseconds(300)) {}
    loop.enqueue("tick", after: .seconds(2)) {}
    expectText(
      """
      Fleet.MainLoopError: The main loop did not come to rest within 10000 turns.
      Still to come: due now: again; 2 delayed blocks, the first in 0.30 s: tick (2 times).
      """
    ) { Fleet.settle() }
    loop.cancelAll()
  }

  @Test func `a main loop that settles in what it runs`() {
    @MainActor func again() {
      loop.enqueue("again", again)
      settle()
    }
    expectText(
      """
      Fleet.MainLoopError: The main loop did not come to rest within 32 settles within each other.
      Still to come: due now: again.
      """
    ) { again() }
    loop.cancelAll()
  }

  @Test func `a condition that does not come to hold on a screen`() async {
    let page = UIViewController()
    page.title = "Birds"
    setAsAppRootWindow(page)
    loop.enqueue("tick", after: .milliseconds(300)) {}
    let received = await failures { await Fleet.eventually(within: .zero) { false } }
    loop.cancelAll()

    #expect(
      received.map(\.details) == [
        """
        Still to come: 1 delayed block, the first in 0.30 s: tick.
        On screen: UIViewController "Birds"
        """
      ])
  }

  @Test func `a wait for a condition that is cancelled`() async {
    let received = await failures {
      let task = Task { @MainActor in await Fleet.eventually(within: .seconds(60)) { false } }
      task.cancel()
      #expect(await task.value == false)
    }

    #expect(
      received.reasons == ["The condition did not hold before its task was cancelled."])
  }

  @Test func `a condition that does not come to hold`() async {
    let received = await failures { await Fleet.eventually(within: .zero) { false } }

    #expect(
      received.map { "\($0.name.rawValue): \($0.reason)|\($0.details)" } == [
        "Fleet.MainLoopError: The condition did not hold within 0 seconds.|"
      ])
  }

  @Test func `objects that stay`() {
    let screen = UIViewController()
    screen.title = "Birds"
    expectText(
      """
      Fleet.ReleaseError: <UIViewController "Birds"> is still alive.
      Something holds it: a closure that captures it, a timer, or a property.
      """
    ) {
      expectRelease {
        screen
      } after: {
      }
    }
    expectText("Fleet.ReleaseError: There is no object to watch.") {
      expectRelease {
        nil
      } after: {
      }
    }
    #expect(screen.title == "Birds")
  }

  private final class Forgetful: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
  }

  private final class Birds: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test func `an app whose main storyboard is not there`() throws {
    try withTemporaryFile { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let info = AppInfo(
        ["UIMainStoryboardFile": "Opening"], module: "Birds", bundle: Bundle(path: path))

      expectText(
        """
        Fleet.StoryboardError: The app shows no window: there is no storyboard 'Opening', which \
        the Info.plist of Birds names.
        There are no storyboards there. List 'Opening.storyboard', or the folder it is in, among \
        the resources of the target, as `.process`.
        """
      ) { UIApplication.shared.launch(Birds(), info: info) }
    }
  }

  @Test func `an app that does not say what it has fetched`() {
    let forgetful = Forgetful()
    launchEmptyApp(forgetful)
    expectText(
      """
      Fleet.ApplicationError: Cannot receive remote notification: The app has not called the \
      completion handler.
      UIKit ends an app that does not call it within some seconds.
      """
    ) { receiveRemoteNotification([:]) }
  }
}

/// A delegate whose window is made as a test says.
private final class WindowMaker: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let make: (UIWindow) -> UIWindow?

  init(_ make: @escaping (UIWindow) -> UIWindow?) { self.make = make }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = make(UIWindow())
    return true
  }
}
