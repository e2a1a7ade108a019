import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIPanGestureRecognizer")
struct UIPanGestureRecognizerTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger
  let loop = UIApplication.shared.mainLoop

  @Test func `wants any number of fingers at first`() {
    let pan = UIPanGestureRecognizer()

    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    #expect(pan.translation(in: nil) == .zero)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `begins, changes and ends (behaviour 220, 221)`() {
    let view = log.view("view")
    log.add(UIPanGestureRecognizer(), "pan", to: view)

    finger.pan(view, by: CGPoint(x: 80, y: 0))

    #expect(
      log.lines == [
        "view began", "view cancelled", "pan began", "pan changed", "pan changed", "pan changed",
        "pan ended",
      ])
  }

  @Test func `tells how far the fingers have moved`() {
    let view = log.view("view")
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    var translations: [CGPoint] = []
    log.onAction = { _ in translations.append(pan.translation(in: view)) }

    finger.pan(view, by: CGPoint(x: 80, y: -40))

    #expect(
      translations == [
        CGPoint(x: 20, y: -10), CGPoint(x: 40, y: -20), CGPoint(x: 60, y: -30),
        CGPoint(x: 80, y: -40), CGPoint(x: 80, y: -40),
      ])
  }

  @Test func `starts anew where the translation is set, as a view that is dragged along does`() {
    let superview = log.view("superview", CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    let view = log.view("view", in: superview)
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    log.onAction = { _ in
      let way = pan.translation(in: superview)
      view.center = CGPoint(x: view.center.x + way.x, y: view.center.y + way.y)
      pan.setTranslation(.zero, in: superview)
    }

    finger.pan(view, by: CGPoint(x: 80, y: -40))

    #expect(view.center == CGPoint(x: 180, y: 60))
  }

  @Test func `sets the translation in the coordinates of the view that it is told`() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    let view = log.view("view", in: superview)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)

    finger.pan(view, by: CGPoint(x: 80, y: 0))
    let translation = pan.translation(in: view)
    pan.setTranslation(CGPoint(x: 5, y: 6), in: view)

    #expect(translation == CGPoint(x: 40, y: 0))
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 6))
    #expect(pan.translation(in: superview) == CGPoint(x: 10, y: 12))
  }

  @Test func `tells how fast the fingers move in UIKit time`() {
    let view = log.view("view")
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)

    finger.pan(view, by: CGPoint(x: 80, y: -40), over: .seconds(2))
    let velocity = pan.velocity(in: view)
    finger.pan(view, by: CGPoint(x: 80, y: -40))

    #expect(abs(velocity.x - 40) < 1e-9)
    #expect(abs(velocity.y + 20) < 1e-9)
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test func `stands still when the finger rests before it is lifted`() {
    let view = log.view("view")
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)

    finger.began(view)
    loop.advance(by: .seconds(0.1))
    finger.moved(to: CGPoint(x: 150, y: 100))
    loop.advance(by: .seconds(1))
    finger.ended()

    #expect(pan.velocity(in: view) == .zero)
  }

  @Test func `leaves a tap to others`() {
    let view = log.view("view")
    log.add(UIPanGestureRecognizer(), "pan", to: view)
    log.add(UITapGestureRecognizer(), "tap", to: view)

    finger.tap(view)

    #expect(log.lines == ["view began", "view cancelled", "tap ended"])
  }

  @Test func `of an inner view wins over one of a view around it`() {
    let outer = log.view("outer")
    let inner = log.view("inner", in: outer)
    log.add(UIPanGestureRecognizer(), "outer pan", to: outer)
    log.add(UIPanGestureRecognizer(), "inner pan", to: inner)

    finger.pan(inner, by: CGPoint(x: 80, y: 0), steps: 2)

    #expect(
      log.lines == [
        "inner began", "inner cancelled", "inner pan began", "inner pan changed",
        "inner pan ended",
      ])
  }

  @Test func `waits for enough fingers`() {
    let view = log.view("view")
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.minimumNumberOfTouches = 2

    finger.pan(view, by: CGPoint(x: 80, y: 0))
    let one = log.lines.contains("pan began")
    loop.settle()
    finger.began(view, atRoot: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])
    finger.moved(toRoot: [CGPoint(x: 40, y: 10), CGPoint(x: 80, y: 10)])
    let count = pan.numberOfTouches
    finger.lifted(0)
    finger.ended()

    #expect(!one)
    #expect(count == 2)
    #expect(log.lines.suffix(2) == ["pan began", "pan ended"])
  }

  @Test func `does not jump when fingers join and leave`() {
    let view = log.view("view")
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    var translations: [Double] = []
    log.onAction = { _ in translations.append(pan.translation(in: nil).x) }

    finger.began(view, atRoot: CGPoint(x: 10, y: 10))
    finger.moved(toRoot: [CGPoint(x: 40, y: 10)])
    finger.joined(atRoot: CGPoint(x: 140, y: 10))
    finger.moved(toRoot: [CGPoint(x: 50, y: 10), CGPoint(x: 150, y: 10)])
    finger.lifted(0)
    finger.moved(toRoot: [CGPoint(x: 155, y: 10)])
    finger.ended()

    #expect(translations == [30, 40, 45, 45])
  }

  @Test func `ignores fingers beyond those it wants`() {
    let view = log.view("view")
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.maximumNumberOfTouches = 1

    finger.began(view, atRoot: CGPoint(x: 10, y: 10))
    finger.moved(toRoot: [CGPoint(x: 40, y: 10)])
    finger.joined(atRoot: CGPoint(x: 140, y: 10))
    let count = pan.numberOfTouches
    finger.ended()

    #expect(count == 1)
    #expect(log.lines.filter { $0.hasPrefix("pan") } == ["pan began", "pan ended"])
  }

  @Test func `is cancelled when something takes the finger over`() {
    let view = log.view("view")
    log.add(UIPanGestureRecognizer(), "pan", to: view)

    finger.began(view)
    finger.moved(to: CGPoint(x: 150, y: 100))
    finger.cancelled()

    #expect(log.lines == ["view began", "view cancelled", "pan began", "pan cancelled"])
  }

  @Test func `has no finger left when it has ended`() {
    let view = log.view("view")
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    var counts: [Int] = []
    log.onAction = { _ in counts.append(pan.numberOfTouches) }

    finger.pan(view, by: CGPoint(x: 80, y: 0), steps: 1)

    #expect(counts == [1, 0])
    #expect(pan.location(in: view) == CGPoint(x: 180, y: 100))
  }
}
