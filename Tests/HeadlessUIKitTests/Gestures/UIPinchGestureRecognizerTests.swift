import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIPinchGestureRecognizer")
struct UIPinchGestureRecognizerTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger
  let loop = UIApplication.shared.mainLoop

  @Test func `tells how far the fingers have moved apart`() {
    let view = log.view("view")
    view.isMultipleTouchEnabled = true
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    var scales: [CGFloat] = []
    log.onAction = { _ in scales.append(pinch.scale) }

    finger.pinch(view, scale: 2)

    #expect(
      log.lines == [
        "view 2 began", "view 2 cancelled", "pinch began", "pinch changed", "pinch changed",
        "pinch changed", "pinch ended",
      ])
    #expect(scales == [1.25, 1.5, 1.75, 2, 2])
  }

  @Test func `tells how far the fingers have moved together`() {
    let view = log.view("view")
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)

    finger.pinch(view, scale: 0.5)

    #expect(pinch.scale == 0.5)
    #expect(pinch.location(in: view) == CGPoint(x: 100, y: 100))
  }

  @Test func `starts anew where the scale is set`() {
    let view = log.view("view")
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    var whole: CGFloat = 1
    log.onAction = { _ in
      whole *= pinch.scale
      pinch.scale = 1
    }

    finger.pinch(view, scale: 2)

    #expect(abs(whole - 2) < 1e-12)
  }

  @Test func `is possible again, with a scale of one`() {
    let view = log.view("view")
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)

    finger.pinch(view, scale: 3)
    loop.settle()

    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
    #expect(pinch.velocity == 0)
  }

  @Test func `tells how fast the scale changes in UIKit time`() {
    let view = log.view("view")
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)

    finger.began(view, atRoot: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
    loop.advance(by: .seconds(0.5))
    finger.moved(toRoot: [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0)])
    let velocity = pinch.velocity
    finger.ended()

    #expect(velocity == 2)
  }

  @Test func `has nothing to do with one finger, nor with two that stay apart as they are`() {
    let view = log.view("view")
    log.add(UIPinchGestureRecognizer(), "pinch", to: view)

    finger.pan(view, by: CGPoint(x: 50, y: 0))
    finger.rotate(view, by: 1)

    #expect(!log.lines.contains { $0.hasPrefix("pinch") })
  }

  @Test func `is recognized along with a rotation and a pan where a delegate allows that`() {
    let view = log.view("view")
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    log.add(UIPinchGestureRecognizer(), "pinch", to: view).delegate = delegate
    log.add(UIRotationGestureRecognizer(), "rotation", to: view).delegate = delegate
    log.add(UIPanGestureRecognizer(), "pan", to: view).delegate = delegate

    finger.began(view, atRoot: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
    finger.moved(toRoot: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 100)])
    finger.ended()

    #expect(
      log.lines == [
        "view began", "view cancelled", "pinch began", "rotation began", "pan began",
        "pinch ended", "rotation ended", "pan ended",
      ])
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1])
  func `takes any scale that it is given`(scale: CGFloat) {
    let view = log.view("view")
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    pinch.scale = scale

    finger.pinch(view, scale: scale)
    finger.pinch(view, scale: 2)

    #expect(log.lines.last == "pinch ended")
  }
}
