import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UITapGestureRecognizer")
struct UITapGestureRecognizerTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger
  let loop = UIApplication.shared.mainLoop

  @Test func `wants one tap of one finger at first (behaviour 225)`() {
    let tap = UITapGestureRecognizer()

    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(tap.state == .possible)
  }

  @Test func `cancels the view's touch right before the action (behaviour 222)`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "tap", to: view)

    finger.tap(view)

    #expect(log.lines == ["view began", "view cancelled", "tap ended"])
  }

  @Test func `is possible again on the next turn (behaviour 220)`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)

    finger.tap(view)
    let state = tap.state
    loop.settle()

    #expect(state == .recognized)
    #expect(state.rawValue == 3)
    #expect(tap.state == .possible)
  }

  @Test func `recognizes tap after tap, also within one turn`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "tap", to: view)

    for _ in 0..<3 { finger.tap(view) }

    #expect(log.lines.filter { $0 == "tap ended" }.count == 3)
  }

  @Test func `recognizes a tap on a view within its own (behaviour 223)`() {
    let outer = log.view("outer")
    let inner = log.view("inner", in: outer)
    log.add(UITapGestureRecognizer(), "tap", to: outer)

    finger.tap(inner)

    #expect(log.lines == ["inner began", "inner cancelled", "tap ended"])
  }

  @Test func `of an inner view wins over one of a view around it (behaviour 224)`() {
    let outer = log.view("outer")
    let inner = log.view("inner", in: outer)
    log.add(UITapGestureRecognizer(), "outer tap", to: outer)
    log.add(UITapGestureRecognizer(), "inner tap", to: inner)

    finger.tap(inner)

    #expect(log.lines == ["inner began", "inner cancelled", "inner tap ended"])
  }

  @Test func `recognizes two taps, and does nothing after one`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "double", to: view)
    tap.numberOfTapsRequired = 2

    finger.tap(view)
    let first = log.lines
    finger.tap(view)

    #expect(first == ["view began"])
    #expect(
      log.lines == [
        "view began", "view began", "view cancelled", "view cancelled", "double ended",
      ])
  }

  @Test func `delays the view's end until there can be no second tap (behaviour 222)`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2

    finger.tap(view)
    loop.advance(by: .seconds(0.34))
    let early = log.lines
    loop.advance(by: .seconds(0.02))

    #expect(early == ["view began"])
    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `does not delay the view's end where it is told not to`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "double", to: view)
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false

    finger.tap(view)

    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `takes two taps with a pause between them for single ones`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2

    finger.tap(view)
    loop.advance(by: .seconds(0.4))
    finger.tap(view)
    loop.advance(by: .seconds(0.4))

    #expect(log.lines == ["view began", "view ended", "view began", "view ended"])
  }

  @Test func `that requires a double tap to fail acts once there is none (behaviour 225)`() {
    let view = log.view("view")
    let single = log.add(UITapGestureRecognizer(), "single", to: view)
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)

    finger.tap(view)
    loop.settle()
    let early = log.lines
    let state = single.state
    loop.advance(by: .seconds(0.35))

    #expect(early == ["view began"])
    #expect(state == .possible)
    #expect(log.lines == ["view began", "view cancelled", "single ended"])
  }

  @Test func `that requires a double tap to fail gives way to it`() {
    let view = log.view("view")
    let single = log.add(UITapGestureRecognizer(), "single", to: view)
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)

    finger.tap(view, count: 2)
    loop.advance(by: .seconds(1))

    #expect(log.lines.filter { !$0.hasPrefix("view") } == ["double ended"])
  }

  @Test func `waits in a row: once, twice, three times`() {
    let view = log.view("view")
    let taps = [1, 2, 3].map { count in
      let tap = log.add(UITapGestureRecognizer(), "\(count)", to: view)
      tap.numberOfTapsRequired = count
      return tap
    }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])

    for count in 1...3 {
      finger.tap(view, count: count)
      loop.advance(by: .seconds(1))
    }

    #expect(log.lines.filter { !$0.hasPrefix("view") } == ["1 ended", "2 ended", "3 ended"])
  }

  @Test func `acts before the double tap that it does not wait for`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "single", to: view)
    log.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2

    finger.tap(view, count: 2)

    #expect(log.lines.filter { !$0.hasPrefix("view") } == ["single ended", "double ended"])
  }

  @Test func `wants as many fingers as it is told`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    tap.numberOfTouchesRequired = 2

    finger.tap(view)
    let one = log.lines
    loop.settle()
    finger.began(view, atRoot: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])
    finger.ended()

    #expect(one == ["view began", "view ended"])
    #expect(log.lines.last == "tap ended")
    #expect(tap.numberOfTouches == 2)
    #expect(tap.location(in: view) == CGPoint(x: 30, y: 10))
    #expect(tap.location(ofTouch: 1, in: view) == CGPoint(x: 50, y: 10))
  }

  @Test func `knows where it was in its action`() {
    let superview = log.view("superview")
    let view = log.view("view", CGRect(x: 20, y: 30, width: 100, height: 100), in: superview)
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    var places: [CGPoint] = []
    log.onAction = { places = [$0.location(in: view), $0.location(in: superview)] }

    finger.began(view, at: CGPoint(x: 5, y: 6))
    finger.ended()

    #expect(places == [CGPoint(x: 5, y: 6), CGPoint(x: 25, y: 36)])
    #expect(tap.numberOfTouches == 1)
  }

  @Test func `fails when something takes the finger over`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)

    finger.began(view)
    finger.cancelled()

    #expect(tap.state == .failed)
    #expect(log.lines == ["view began", "view cancelled"])
  }

  @Test func `is told apart from thousands on one view, of which the one of two taps is first`() {
    let view = log.view("view")
    for index in 0..<2_000 { log.add(UITapGestureRecognizer(), "tap \(index)", to: view) }
    finger.tap(view)
    #expect(log.lines == ["view began", "view cancelled", "tap 0 ended"])
    loop.settle()

    let twice = log.add(UITapGestureRecognizer(), "twice", to: view)
    twice.numberOfTapsRequired = 2
    view.gestureRecognizers?.first?.require(toFail: twice)
    log.lines = []
    finger.tap(view, count: 2)
    loop.settle()

    #expect(log.lines.filter { $0.hasSuffix("ended") } == ["tap 1 ended", "twice ended"])
    #expect(view.gestureRecognizers?.allSatisfy { $0.state == .possible } == true)
  }

  /// A pan that keeps its touch.
  private final class KeepingPan: UIPanGestureRecognizer {
    var touch: UITouch?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      touch = touches.first
    }
  }

  @Test func `lets a finger go on to a pan, however many taps have failed`() {
    let view = log.view("view")
    let taps = (0..<2_000).map { log.add(UITapGestureRecognizer(), "tap \($0)", to: view) }
    let pan = log.add(KeepingPan(), "pan", to: view)
    var left: [UIGestureRecognizer] = []
    log.onAction = { [loop] recognizer in
      guard recognizer.state == .changed else { return }
      loop.settle()
      left = pan.touch?.gestureRecognizers ?? left
    }

    finger.pan(view, by: CGPoint(x: 100, y: 0))
    loop.settle()

    #expect(log.lines.contains("pan began"))
    #expect(log.lines.contains("pan ended"))
    #expect(!log.lines.contains { $0.hasPrefix("tap") })
    #expect(left == [pan])
    #expect(taps.allSatisfy { $0.state == .possible })
  }
}
