import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

// Foundation on Linux has names for top-level classes only.
final class OpeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

@MainActor
@Suite("The storyboard that an app begins with", .ownApplication)
struct MainStoryboardUnsourcedChoicesTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    let trace: Trace
    var window: UIWindow?
    var ownScreen: UIViewController?

    init(_ trace: Trace) {
      self.trace = trace
      super.init()
    }

    private func state() -> String {
      guard let window else { return "no window" }
      let root = window.rootViewController
      return
        "\(root?.title ?? "nil"), loaded \(root?.isViewLoaded == true), key \(window.isKeyWindow)"
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      trace.add("willFinish: \(state())")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      trace.add("didFinish: \(state())")
      if let ownScreen {
        window = UIWindow()
        window?.rootViewController = ownScreen
        window?.makeKeyAndVisible()
      }
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      trace.add("didBecomeActive: \(state())")
    }
  }

  final class Windowless: UIResponder, UIApplicationDelegate {}

  private let trace = Trace()

  private func info(_ dictionary: [String: Any], _ bundle: Bundle) -> AppInfo {
    AppInfo(dictionary, module: "Birds", bundle: bundle)
  }

  private func scenes(_ entry: [String: Any]) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
      ],
      "UIMainStoryboardFile": "Opening",
    ]
  }

  private let main = StoryboardText.document(
    StoryboardText.scene(
      "<viewController id=\"one\" title=\"Birds\" sceneMemberID=\"viewController\"/>"),
    initial: "one")

  @Test func `is in the delegate's window before the delegate is told`() throws {
    try withFiles(["Base.lproj/Opening.storyboard": main]) { bundle in
      let delegate = AppDelegate(trace)

      UIApplication.shared.launch(delegate, info: info(["UIMainStoryboardFile": "Opening"], bundle))

      #expect(
        trace.lines == [
          "willFinish: Birds, loaded false, key false", "didFinish: Birds, loaded false, key false",
          "didBecomeActive: Birds, loaded true, key true",
        ])
      #expect(UIApplication.shared.windows == [delegate.window])
    }
  }

  @Test func `makes way for a window that the delegate makes`() throws {
    try withFiles(["Opening.storyboard": main]) { bundle in
      let delegate = AppDelegate(trace)
      let screen = UIViewController()
      delegate.ownScreen = screen

      UIApplication.shared.launch(delegate, info: info(["UIMainStoryboardFile": "Opening"], bundle))

      #expect(UIApplication.shared.windows.map(\.rootViewController) == [screen])
    }
  }

  @Test func `is the scene's, in an app with scenes (behaviour 696, 697)`() throws {
    try withFiles(["Opening.storyboard": main]) { bundle in
      let delegate = AppDelegate(trace)
      let scenes = scenes([
        "UISceneConfigurationName": "Default Configuration", "UISceneStoryboardFile": "Opening",
        "UISceneDelegateClassName": NSStringFromClass(OpeningSceneDelegate.self),
      ])

      UIApplication.shared.launch(delegate, info: info(scenes, bundle))

      #expect(delegate.window == nil)
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let window = (scene?.delegate as? OpeningSceneDelegate)?.window
      #expect(window?.rootViewController?.title == "Birds")
      #expect(UIApplication.shared.windows == [window])
      #expect(scene?.session.configuration.name == "Default Configuration")
    }
  }

  @Test func `tells what UIKit logs of it`() throws {
    let empty = StoryboardText.document(StoryboardText.scene(StoryboardText.screen("one")))
    try withFiles(["Opening.storyboard": empty]) { bundle in
      let info = info(["UIMainStoryboardFile": "Opening"], bundle)
      let log = logged {
        UIApplication.shared.launch(Windowless(), info: info)
        UIApplication.shared.launch(AppDelegate(trace), info: info)
      }

      #expect(
        log.notes.map(\.reason) == [
          "The app delegate must implement the window property if it wants to use a main "
            + "storyboard file.",
          "Failed to instantiate the default view controller for UIMainStoryboardFile 'Opening' - "
            + "perhaps the designated entry point is not set?",
        ])
    }
  }

  @Test func `is missed only where nothing is shown`() throws {
    try withFiles([:]) { bundle in
      let missing = info(["UIMainStoryboardFile": "Opening"], bundle)
      let delegate = AppDelegate(trace)
      delegate.ownScreen = UIViewController()

      let shown = logged { UIApplication.shared.launch(delegate, info: missing) }
      UIApplication.shared.clear()
      let nothing = logged { UIApplication.shared.launch(AppDelegate(trace), info: missing) }

      #expect(shown.failures.reasons == [])
      #expect(
        nothing.failures.reasons == [
          "The app shows no window: there is no storyboard 'Opening', which the Info.plist of Birds "
            + "names."
        ])
    }
  }
}
