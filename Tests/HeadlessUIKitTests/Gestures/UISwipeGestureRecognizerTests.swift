import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UISwipeGestureRecognizer")
struct UISwipeGestureRecognizerTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger
  let loop = UIApplication.shared.mainLoop

  @Test func `wants one finger to the right at first (behaviour 225)`() {
    let swipe = UISwipeGestureRecognizer()

    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
  }

  @Test func `has the directions of UIKit`() {
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]

    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test(arguments: 0..<4, 0..<4)
  func `recognizes its own direction only`(wanted: Int, made: Int) {
    let view = log.view("view")
    let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: view)
    swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: 1 << UInt(wanted))

    finger.swipe(view, UISwipeGestureRecognizer.Direction(rawValue: 1 << UInt(made)))

    #expect(log.lines.contains("swipe ended") == (wanted == made))
  }

  @Test func `acts while the finger is still down`() {
    let view = log.view("view")
    log.add(UISwipeGestureRecognizer(), "swipe", to: view)

    finger.began(view)
    finger.moved(to: CGPoint(x: 149, y: 100))
    finger.moved(to: CGPoint(x: 151, y: 100))
    log.lines.append("lifted")
    finger.ended()

    #expect(
      log.lines == ["view began", "view moved", "view cancelled", "swipe ended", "lifted"])
  }

  @Test func `recognizes each of several directions`() {
    let view = log.view("view")
    log.add(UISwipeGestureRecognizer(), "swipe", to: view).direction = [.left, .right]

    for direction: UISwipeGestureRecognizer.Direction in [.left, .up, .right] {
      finger.swipe(view, direction)
    }

    #expect(log.lines.filter { $0 == "swipe ended" }.count == 2)
  }

  @Test func `wants as many fingers as it is told`() {
    let view = log.view("view")
    log.add(UISwipeGestureRecognizer(), "swipe", to: view).numberOfTouchesRequired = 2

    finger.swipe(view, .right)
    let one = log.lines.contains("swipe ended")
    finger.began(view, atRoot: [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 50)])
    finger.moved(toRoot: [CGPoint(x: 80, y: 10), CGPoint(x: 80, y: 50)])
    finger.ended()

    #expect(!one)
    #expect(log.lines.contains("swipe ended"))
  }

  @Test func `is preferred to a pan that requires it to fail`() {
    let view = log.view("view")
    let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: view)
    log.add(UIPanGestureRecognizer(), "pan", to: view).require(toFail: swipe)

    finger.swipe(view, .right)
    loop.settle()
    finger.swipe(view, .left)

    #expect(
      log.lines.filter { !$0.hasPrefix("view") } == [
        "swipe ended", "pan began", "pan changed", "pan changed", "pan ended",
      ])
  }
}
