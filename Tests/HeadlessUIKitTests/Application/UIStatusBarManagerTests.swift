import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("UIStatusBarManager", .ownApplication)
struct UIStatusBarManagerTests {
  private final class Screen: UIViewController {
    var isBarHidden = false
    var child: UIViewController?

    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { isBarHidden }
    override var childForHomeIndicatorAutoHidden: UIViewController? { child }
  }

  private let application = UIApplication.shared
  private let window = UIWindow()
  private let screen = Screen()
  private let scene = UIWindowScene(
    session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())

  private func show() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    application.mainLoop.settle()
  }

  @Test func `tells what the screen in front prefers`() throws {
    show()
    let manager = try #require(scene.statusBarManager)

    #expect(manager.statusBarStyle == .lightContent)
    #expect(!manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    screen.isBarHidden = true
    screen.setNeedsStatusBarAppearanceUpdate()
    application.mainLoop.settle()
    #expect(manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == .zero)
  }

  private protocol Old {
    @MainActor var orientation: UIInterfaceOrientation { get }
    @MainActor var frame: CGRect { get }
    @MainActor var isHidden: Bool { get }
    @MainActor var style: UIStatusBarStyle { get }
  }

  /// Reads deprecated properties, behind a protocol without warnings.
  private struct Reader: Old {
    let application: UIApplication
    @available(*, deprecated) var orientation: UIInterfaceOrientation {
      application.statusBarOrientation
    }
    @available(*, deprecated) var frame: CGRect { application.statusBarFrame }
    @available(*, deprecated) var isHidden: Bool { application.isStatusBarHidden }
    @available(*, deprecated) var style: UIStatusBarStyle { application.statusBarStyle }
  }

  @Test func `the application's own properties of old say the same`() {
    show()

    let old: any Old = Reader(application: application)

    #expect(old.orientation == .portrait)
    #expect(old.frame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(!old.isHidden)
    #expect(old.style == .lightContent)
  }

  @Test func `the indicator for going home hides where the screen in front prefers it`() {
    show()
    #expect(!window.isHomeIndicatorHidden)
    let child = Screen()
    child.isBarHidden = true
    screen.child = child

    screen.setNeedsUpdateOfHomeIndicatorAutoHidden()
    application.mainLoop.settle()

    #expect(window.isHomeIndicatorHidden)
  }
}
