import FailureReporting
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A cycle of views that a callback makes", .ownApplication)
struct ViewCycleTests {
  private final class SwallowingView: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      if let newSuperview { addSubview(newSuperview) }
    }
  }

  private final class SwallowingScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if let parent { view.addSubview(parent.view) }
    }
  }

  @Test func `is refused where a view takes in the superview that it moves to`() {
    let outer = UIView()
    let inner = SwallowingView()

    let reasons = failures { outer.addSubview(inner) }.map(\.reason)

    #expect(reasons == ["Can't add self as subview"])
    #expect(inner.superview == nil)
    #expect(outer.superview === inner)
    #expect(outer.subviews == [])
  }

  @Test func `is refused where the screen of a child takes in its parent's`() {
    let parent = UIViewController()
    let child = SwallowingScreen()
    let window = showInWindow(parent)
    parent.addChild(child)

    let reasons = failures {
      parent.view.addSubview(child.view)
      UIApplication.shared.mainLoop.settle()
    }.map(\.reason)

    #expect(reasons.contains("Can't add self as subview"))
    #expect(child.view.superview == nil)
    #expect(!window.isDescendant(of: child.view))
  }
}
