import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The status bar as apps of old set it", .ownApplication)
struct StatusBarOfOldTests {
  private protocol Old {
    @MainActor func set(_ style: UIStatusBarStyle, isHidden: Bool)
    @MainActor func turn(to orientation: UIInterfaceOrientation)
  }

  /// Sets deprecated properties, behind a protocol without warnings.
  private struct Setter: Old {
    @available(*, deprecated) func set(_ style: UIStatusBarStyle, isHidden: Bool) {
      UIApplication.shared.statusBarStyle = style
      UIApplication.shared.isStatusBarHidden = isHidden
    }

    @available(*, deprecated) func turn(to orientation: UIInterfaceOrientation) {
      UIApplication.shared.statusBarOrientation = orientation
    }
  }

  private let application = UIApplication.shared
  private let window = UIWindow()
  private let old: any Old = Setter()

  private func show(_ info: [String: Any]) {
    application.appState.info = AppInfo(info, module: "Birds", bundle: nil)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    application.mainLoop.settle()
  }

  @Test(arguments: [(false, "1 true"), (true, "0 false")])
  func `counts where view controllers do not decide`(areBased: Bool, bar: String) {
    show(["UIViewControllerBasedStatusBarAppearance": areBased])
    old.set(.lightContent, isHidden: true)

    #expect("\(window.statusBarStyle.rawValue) \(window.isStatusBarHidden)" == bar)
  }

  @Test func `turns the interface, and tells of it`() {
    let scene = UIWindowScene(
      session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    application.connectedScenes = [scene]
    show([:])
    let trace = Trace()
    withNotifications([UIApplication.willTurn, UIApplication.didTurn], of: application, in: trace) {
      old.turn(to: .landscapeRight)
    }

    #expect(scene.interfaceOrientation == .landscapeRight)
    #expect(
      trace.lines == [
        "posted UIApplicationWillChangeStatusBarOrientationNotification",
        "posted UIApplicationDidChangeStatusBarOrientationNotification",
      ])
  }

  @Test func `knows the orientations of its Info.plist`() {
    show([:])
    #expect(application.supportedInterfaceOrientations(for: window) == .allButUpsideDown)
    show(["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]])
    #expect(application.supportedInterfaceOrientations(for: window) == .portrait)
  }
}
