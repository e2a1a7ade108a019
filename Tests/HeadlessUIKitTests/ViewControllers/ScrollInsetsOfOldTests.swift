import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("automaticallyAdjustsScrollViewInsets", .ownApplication)
struct ScrollInsetsOfOldTests {
  private protocol Setting { @MainActor func set(_ value: Bool) }
  private struct Screen: Setting {
    let controller: UIViewController
    @available(*, deprecated) func set(_ value: Bool) {
      controller.automaticallyAdjustsScrollViewInsets = value
    }
  }

  @Test func `without it, content that fits has no insets for bars`() {
    let controller = UIViewController()
    let scroller = UIScrollView(frame: UIScreen.main.bounds)
    controller.view.addSubview(scroller)
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    UIApplication.shared.mainLoop.settle()
    #expect(scroller.adjustedContentInset.top > 47)
    let screen: any Setting = Screen(controller: controller)

    screen.set(false)

    #expect(scroller.adjustedContentInset.top == 0)
    scroller.alwaysBounceVertical = true
    #expect(scroller.adjustedContentInset.top > 47)
  }
}
