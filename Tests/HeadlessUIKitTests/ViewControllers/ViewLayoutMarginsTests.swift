import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A controller hears of other margins", .ownApplication)
struct ViewLayoutMarginsTests {
  private final class Listener: UIViewController {
    var count = 0

    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      count += 1
    }
  }

  private let controller = Listener()

  @Test func `margins of its view are told to it, once for each change (behaviour 772)`() {
    controller.view.layoutMargins.top = 30
    controller.view.layoutMargins.top = 30
    controller.view.directionalLayoutMargins.leading = 40

    #expect(controller.count == 2)
  }

  @Test func `margins of other views are not (behaviour 772)`() {
    let view = UIView()
    controller.view.addSubview(view)

    view.layoutMargins.top = 30

    #expect(controller.count == 0)
  }

  @Test func `a safe area changes the margins, too (behaviour 772)`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.hostApplication.mainLoop.settle()
    let before = controller.count

    controller.additionalSafeAreaInsets.top = 20
    window.hostApplication.mainLoop.settle()

    #expect(controller.count == before + 1)
  }
}
