import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UILongPressGestureRecognizer")
struct UILongPressGestureRecognizerTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger
  let loop = UIApplication.shared.mainLoop

  @Test func `wants half a second, one finger and little movement at first (behaviour 225)`() {
    let press = UILongPressGestureRecognizer()

    #expect(press.minimumPressDuration == 0.5)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.allowableMovement == 10)
  }

  @Test func `begins while the finger is down, and goes on (behaviour 225)`() {
    let view = log.view("view")
    let press = log.add(UILongPressGestureRecognizer(), "press", to: view)

    finger.began(view)
    loop.advance(by: .seconds(0.5))
    log.lines.append("half a second")
    finger.moved(to: CGPoint(x: 150, y: 100))
    finger.ended()

    #expect(
      log.lines == [
        "view began", "view cancelled", "press began", "half a second", "press changed",
        "press ended",
      ])
    #expect(press.location(in: view) == CGPoint(x: 150, y: 100))
    #expect(press.numberOfTouches == 0)
  }

  @Test func `fails when the finger is lifted too early`() {
    let view = log.view("view")
    let press = log.add(UILongPressGestureRecognizer(), "press", to: view)

    finger.longPress(view, for: .seconds(0.49))
    let state = press.state
    loop.advance(by: .seconds(1))

    #expect(state == .failed)
    #expect(log.lines == ["view began", "view ended"])
  }

  @Test(arguments: [(10, 1), (11, 0)])
  func `fails when the finger moves further than is allowed`(points: Int, count: Int) {
    let view = log.view("view")
    log.add(UILongPressGestureRecognizer(), "press", to: view)

    finger.began(view)
    finger.moved(to: CGPoint(x: 100 + Double(points), y: 100))
    loop.advance(by: .seconds(1))
    finger.ended()

    #expect(log.lines.filter { $0 == "press began" }.count == count)
  }

  @Test func `begins at once where no time is wanted`() {
    let view = log.view("view")
    log.add(UILongPressGestureRecognizer(), "press", to: view).minimumPressDuration = 0

    finger.tap(view)

    #expect(log.lines == ["press began", "press ended"])
  }

  @Test(arguments: [Double.infinity, 1e300, .nan, -1])
  func `takes any duration for what it is`(duration: Double) {
    let view = log.view("view")
    let press = log.add(UILongPressGestureRecognizer(), "press", to: view)
    press.minimumPressDuration = duration

    finger.longPress(view, for: .seconds(60))

    #expect(log.lines.contains("press began") == !(duration > 1))
  }

  @Test func `wants a tap first where it is told so`() {
    let view = log.view("view")
    let press = log.add(UILongPressGestureRecognizer(), "press", to: view)
    press.numberOfTapsRequired = 1

    finger.longPress(view, for: .seconds(1))
    loop.advance(by: .seconds(1))
    let alone = log.lines.filter { $0.hasPrefix("press") }
    finger.tap(view)
    finger.longPress(view, for: .seconds(1))

    #expect(alone.isEmpty)
    #expect(log.lines.filter { $0.hasPrefix("press") } == ["press began", "press ended"])
  }

  @Test func `is cancelled when something takes the finger over`() {
    let view = log.view("view")
    log.add(UILongPressGestureRecognizer(), "press", to: view)

    finger.began(view)
    loop.advance(by: .seconds(1))
    finger.cancelled()

    #expect(log.lines == ["view began", "view cancelled", "press began", "press cancelled"])
  }

  @Test func `keeps a tap from being recognized`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "tap", to: view)
    log.add(UILongPressGestureRecognizer(), "press", to: view)

    finger.longPress(view, for: .seconds(0.5))

    #expect(log.lines == ["view began", "view cancelled", "press began", "press ended"])
  }
}
