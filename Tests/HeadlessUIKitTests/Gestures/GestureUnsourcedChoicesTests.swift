import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Gestures: choices without a source")
struct GestureUnsourcedChoicesTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger
  let loop = UIApplication.shared.mainLoop

  @Test func `that waits for one that waits for it does not wait for ever`() {
    let view = log.view("view")
    let taps = ["first", "second"].map { log.add(UITapGestureRecognizer(), $0, to: view) }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[0])

    finger.tap(view)

    #expect(log.lines == ["view began", "view cancelled", "second ended"])
  }

  @Test func `is cancelled when its own action disables it, after that action`() {
    let view = log.view("view")
    log.add(UIPanGestureRecognizer(), "pan", to: view)
    log.onAction = { recognizer in
      recognizer.isEnabled = false
      recognizer.isEnabled = true
      self.log.lines.append("action over")
    }

    finger.began(view)
    finger.moved(to: CGPoint(x: 150, y: 100))
    finger.moved(to: CGPoint(x: 190, y: 100))
    finger.ended()

    #expect(
      log.lines == [
        "view began", "view cancelled", "pan began", "action over", "pan cancelled", "action over",
      ])
  }

  @Test func `leaves the view its touch where it does not cancel touches`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "tap", to: view).cancelsTouchesInView = false

    finger.tap(view)

    #expect(log.lines == ["view began", "tap ended", "view ended"])
  }

  @Test func `of two taps on one view the one wins that was added first`() {
    let view = log.view("view")
    for name in ["first", "second"] { log.add(UITapGestureRecognizer(), name, to: view) }

    finger.tap(view)

    #expect(log.lines == ["view began", "view cancelled", "first ended"])
  }

  @Test func `views are asked whether a recognizer may begin from the touched one outwards`() {
    var asked: [String] = []
    let outer = AskedView("outer") { asked.append($0) }
    let middle = AskedView("middle") { asked.append($0) }
    let inner = AskedView("inner") { asked.append($0) }
    outer.addSubview(middle)
    middle.addSubview(inner)
    let delegate = GestureDelegate()
    delegate.onShouldBegin = { _ in asked.append("delegate") }
    log.add(UITapGestureRecognizer(), "tap", to: middle).delegate = delegate

    finger.tap(inner)

    #expect(asked == ["inner", "middle", "delegate"])
    #expect(log.lines == ["tap ended"])
  }

  @Test(arguments: [(10.0, true), (11, false)])
  func `a finger that taps may move by ten points`(points: Double, isTap: Bool) {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "tap", to: view)

    finger.began(view)
    finger.moved(to: CGPoint(x: 100, y: 100 + points))
    finger.ended()

    #expect(log.lines.contains("tap ended") == isTap)
  }

  @Test(arguments: [(10.0, true), (11, false)])
  func `the taps of a double tap may be ten points apart`(points: Double, isTap: Bool) {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2

    for x in [100, 100 + points] {
      finger.began(view, at: CGPoint(x: x, y: 100))
      finger.ended()
    }

    #expect(log.lines.contains("double ended") == isTap)
  }

  @Test func `a finger may stay down for as long as it likes and still tap`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "tap", to: view)

    finger.longPress(view, for: .seconds(30))

    #expect(log.lines.last == "tap ended")
  }

  @Test(arguments: [(9.0, false), (10, true)])
  func `a pan begins after ten points, which count`(points: Double, begins: Bool) {
    let view = log.view("view")
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)

    finger.began(view)
    finger.moved(to: CGPoint(x: 100 + points, y: 100))

    #expect((pan.state == .began) == begins)
    #expect(pan.translation(in: view) == CGPoint(x: points, y: 0))
    finger.ended()
  }

  @Test(arguments: [(49.0, 0.0, 0.1, false), (50, 0, 0.1, true), (60, 51, 0.1, false)])
  func `a swipe goes fifty points, and no more than that aside`(
    x: Double, y: Double, seconds: Double, isSwipe: Bool
  ) {
    let view = log.view("view")
    log.add(UISwipeGestureRecognizer(), "swipe", to: view)

    finger.pan(view, by: CGPoint(x: x, y: y), steps: 1, over: .seconds(seconds))

    #expect(log.lines.contains("swipe ended") == isSwipe)
  }

  @Test(arguments: [(0.5, true), (0.6, false)])
  func `a swipe takes half a second at most`(seconds: Double, isSwipe: Bool) {
    let view = log.view("view")
    log.add(UISwipeGestureRecognizer(), "swipe", to: view)

    finger.pan(view, by: CGPoint(x: 100, y: 0), steps: 1, over: .seconds(seconds))

    #expect(log.lines.contains("swipe ended") == isSwipe)
  }

  @Test(arguments: [(20.0, true), (21, false)])
  func `a pan from an edge starts within twenty points of it`(x: Double, begins: Bool) {
    let view = log.view("view")
    log.add(UIScreenEdgePanGestureRecognizer(), "pan", to: view).edges = .left

    finger.pan(view, from: CGPoint(x: x, y: 100), by: CGPoint(x: 80, y: 0))

    #expect(log.lines.contains("pan began") == begins)
  }

  @Test func `a pinch and a rotation end with the first finger that is lifted`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    log.add(UIPinchGestureRecognizer(), "pinch", to: view)

    finger.began(view, atRoot: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
    finger.moved(toRoot: [CGPoint(x: 0, y: 0), CGPoint(x: 150, y: 0)])
    finger.lifted(0)
    log.lines.append("one left")
    finger.ended()

    #expect(log.lines == ["pinch began", "pinch ended", "one left"])
  }

  @Test func `a recognizer of the app's own that fails after it began is cancelled`() {
    let view = log.view("view")
    log.add(FaintheartedRecognizer(), "own", to: view)

    finger.began(view)
    finger.moved(to: CGPoint(x: 1, y: 1))
    finger.ended()

    #expect(log.lines == ["own began", "own cancelled"])
  }
}

private final class AskedView: UIView {
  private let name: String
  private let tell: (String) -> Void

  init(_ name: String, _ tell: @escaping (String) -> Void) {
    self.name = name
    self.tell = tell
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    tell(name)
    return true
  }
}

private final class FaintheartedRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
