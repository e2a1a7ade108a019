import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor @Suite("UIScrollView.touchesShouldCancel(in:)", .ownApplication)
struct ContentTouchesTests {
  private final class Scroller: UIScrollView {
    var cancels: Bool?
    override func touchesShouldCancel(in view: UIView) -> Bool {
      cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  private let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let finger = UIApplication.shared.finger

  /// Drags a view of the content, and returns how far the scroll view's recognizer has come.
  private func drag(_ view: UIView) -> UIGestureRecognizer.State {
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    scroller.addSubview(view)
    var last = UIGestureRecognizer.State.possible
    let target = Target { last = $0.state }
    scroller.panGestureRecognizer.addTarget(target, action: Target.action)
    finger.pan(view, by: CGPoint(x: 0, y: 80))
    scroller.panGestureRecognizer.removeTarget(target, action: Target.action)
    return last
  }

  @MainActor private final class Target: NSObject, SelectorResponder {
    static let action: Selector = "act:"
    static var objectiveCMembers: [Selector.Method] { [.method(action, Target.act)] }
    let body: (UIGestureRecognizer) -> Void
    init(_ body: @escaping (UIGestureRecognizer) -> Void) {
      self.body = body
      super.init()
    }
    func act(_ sender: UIGestureRecognizer) { body(sender) }
  }

  @Test func `a control keeps its touch where the content has it first`() {
    scroller.delaysContentTouches = false

    #expect(drag(UIControl()) == .possible)
    #expect(drag(UIView()) == .ended)
  }

  @Test func `a subclass decides for other views`() {
    scroller.delaysContentTouches = false
    scroller.cancels = true
    #expect(drag(UIControl()) == .ended)
    scroller.cancels = false
    #expect(drag(UIView()) == .possible)
  }

  @Test func `nothing is asked where touches cannot be cancelled, or come late`() {
    scroller.delaysContentTouches = false
    scroller.canCancelContentTouches = false
    scroller.cancels = true
    #expect(drag(UIView()) == .possible)

    scroller.delaysContentTouches = true
    scroller.cancels = false
    #expect(drag(UIControl()) == .ended)
  }
}
