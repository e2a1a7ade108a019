import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The stage: whom a window that shows holds", .ownApplication)
struct UIViewControllerStageTests {
  private let root = UINavigationController(rootViewController: UIViewController())
  private let modal = UIViewController()
  private let modalsChild = UIViewController()

  private var all: [UIViewController] { [root, root.viewControllers[0], modal, modalsChild] }
  private var onStage: [Bool] { all.map { $0.link.controllerOnStage === $0 } }

  init() { modal.addChild(modalsChild) }

  @Test func `is entered by a root, what it contains, and what is presented on these`() {
    #expect(onStage == [false, false, false, false])

    _ = showInWindow(root)
    #expect(onStage == [true, true, false, false])

    root.present(modal, animated: false)
    #expect(onStage == [true, true, true, true])
  }

  @Test func `is left by all when the window is hidden, and entered again when it is shown`() {
    let window = showInWindow(root)
    root.present(modal, animated: false)
    UIApplication.shared.mainLoop.settle()

    window.isHidden = true
    #expect(onStage == [false, false, false, false])

    window.isHidden = false
    #expect(onStage == [true, true, true, true])
  }

  @Test func `is left by what is popped and by what is dismissed, once that has ended`() {
    let page = UIViewController()
    _ = showInWindow(root)
    root.pushViewController(page, animated: true)
    root.present(modal, animated: true)
    UIApplication.shared.mainLoop.settle()
    #expect(page.link.controllerOnStage === page)

    root.dismiss(animated: true)
    root.popViewController(animated: true)
    UIApplication.shared.mainLoop.settle()

    #expect(page.link.controllerOnStage == nil)
    #expect(onStage == [true, true, false, false])
  }

  @Test func `lets views find their superviews without a weak reference`() {
    _ = showInWindow(root)
    UIApplication.shared.mainLoop.settle()

    #expect(root.view.isKept)
    #expect(root.navigationBar.isKept)
    #expect(root.viewControllers[0].view.isKept)
  }
}
