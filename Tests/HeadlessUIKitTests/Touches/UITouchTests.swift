import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UITouch")
struct UITouchTests {
  @Test func `of nothing is a direct touch of one finger that begins`() {
    let touch = UITouch()

    #expect(touch.phase == .began)
    #expect(touch.type == .direct)
    #expect(touch.tapCount == 1)
    #expect(touch.view == nil)
    #expect(touch.window == nil)
    #expect(touch.gestureRecognizers == nil)
    #expect(touch.location(in: nil) == .zero)
  }

  @Test func `knows its view, its window, and where it is and was`() {
    withWindow { window in
      let view = MovedView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      window.addSubview(view)
      let finger = window.hostApplication.finger

      finger.began(view, at: CGPoint(x: 1, y: 2))
      finger.moved(to: CGPoint(x: 3, y: 4))
      let touch = view.touch

      #expect(touch?.view === view)
      #expect(touch?.window === window)
      #expect(touch?.location(in: view) == CGPoint(x: 3, y: 4))
      #expect(touch?.previousLocation(in: view) == CGPoint(x: 1, y: 2))
      #expect(touch?.preciseLocation(in: nil) == CGPoint(x: 13, y: 24))
      #expect(touch?.precisePreviousLocation(in: nil) == CGPoint(x: 11, y: 22))
      finger.ended()
    }
  }

  @Test func `knows the recognizers that receive it, inner ones first`() {
    let outer = UIView()
    let view = MovedView()
    outer.addSubview(view)
    let recognizers = [UITapGestureRecognizer(), UITapGestureRecognizer()]
    view.addGestureRecognizer(recognizers[0])
    outer.addGestureRecognizer(recognizers[1])

    view.userTap()

    #expect(view.receivers == recognizers)
  }

  @Test func `has the phases and types of UIKit`() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

    #expect(phases.map(\.rawValue) == Array(0...7))
    #expect(types.map(\.rawValue) == Array(0...3))
  }
}

private final class MovedView: UIView {
  var touch: UITouch?
  var receivers: [UIGestureRecognizer]?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receivers = touches.first?.gestureRecognizers
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touch = touches.first
  }
}
