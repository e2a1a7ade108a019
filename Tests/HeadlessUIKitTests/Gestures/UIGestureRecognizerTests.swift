import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIGestureRecognizer")
struct UIGestureRecognizerTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger
  let loop = UIApplication.shared.mainLoop

  @Test func `is possible, enabled, and cancels and delays as UIKit says at first (behaviour 222)`()
  {
    let recognizer = UIGestureRecognizer()

    #expect(recognizer.state == .possible)
    #expect(recognizer.isEnabled)
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.requiresExclusiveTouchType)
    #expect(recognizer.numberOfTouches == 0)
    #expect(recognizer.view == nil)
    #expect(recognizer.delegate == nil)
  }

  @Test func `has the states of UIKit, of which recognized is ended`() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]

    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test func `belongs to the view it was added to last`() {
    let recognizer = UITapGestureRecognizer()
    let views = [UIView(), UIView()]

    for view in views { view.addGestureRecognizer(recognizer) }

    #expect(recognizer.view === views[1])
    #expect(views.map { $0.gestureRecognizers?.count ?? 0 } == [0, 1])
  }

  // MARK: Targets

  @Test func `sends its action to each target once, in the order in which they were added`() {
    let view = UIView()
    let others = [GestureLog(), GestureLog()]
    let tap = UITapGestureRecognizer(target: log, action: "act:")
    for other in others + others { tap.addTarget(other, action: "act:") }
    var order: [Int] = []
    for (index, listener) in ([log] + others).enumerated() {
      listener.onAction = { _ in order.append(index) }
    }
    view.addGestureRecognizer(tap)

    withExtendedLifetime(others) { finger.tap(view) }

    #expect(order == [0, 1, 2])
  }

  @Test func `does not keep its target alive (behaviour 17)`() {
    let tap = UITapGestureRecognizer()
    let view = UIView()
    view.addGestureRecognizer(tap)
    weak var gone: GestureLog?
    do {
      let target = GestureLog()
      gone = target
      tap.addTarget(target, action: "act:")
    }

    let received = failures { finger.tap(view) }

    #expect(gone == nil)
    #expect(received.isEmpty)
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `sends nothing to a target that was removed, by name or as any`(
    namesTarget: Bool, namesAction: Bool
  ) {
    let view = UIView()
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)

    tap.removeTarget(namesTarget ? log : nil, action: namesAction ? "act:" : nil)
    finger.tap(view)

    #expect(log.lines.isEmpty)
  }

  @Test func `keeps the targets that are not the one removed`() {
    let view = UIView()
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)

    tap.removeTarget(GestureLog(), action: nil)
    tap.removeTarget(nil, action: "other:")
    finger.tap(view)

    #expect(log.lines == ["tap ended"])
  }

  @Test func `reports an action that the target does not have, and goes on`() {
    let view = UIView()
    let tap = UITapGestureRecognizer(target: log, action: "missing:")
    tap.name = "tap"
    tap.addTarget(log, action: "act:")
    view.addGestureRecognizer(tap)

    let received = failures { finger.tap(view) }

    #expect(received.reasons == ["-[GestureLog missing:]: unrecognized selector sent to instance"])
    #expect(log.lines == ["tap ended"])
  }

  // MARK: State

  @Test func `sends nothing when its state is set from outside (behaviour 221)`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)

    tap.state = .ended
    loop.settle()
    let silent = log.lines
    finger.tap(view)

    #expect(silent.isEmpty)
    #expect(log.lines == ["view began", "view cancelled", "tap ended"])
  }

  @Test func `of the app's own sends its actions as it sets its state`() {
    let view = log.view("view")
    log.add(AnyTouchRecognizer(), "own", to: view)

    finger.began(view)
    finger.moved(to: CGPoint(x: 1, y: 1))
    finger.ended()

    #expect(log.lines == ["own began", "own changed", "own ended"])
  }

  @Test func `of the app's own is reset on the next turn`() {
    let view = log.view("view")
    let own = log.add(AnyTouchRecognizer(), "own", to: view)

    finger.tap(view)
    let count = own.resetCount
    loop.settle()

    #expect(count == 0)
    #expect(own.resetCount == 1)
    #expect(own.state == .possible)
  }

  @Test func `of the app's own that decides nothing leaves the view its touches`() {
    let view = log.view("view")
    log.add(UIGestureRecognizer(), "own", to: view)

    for _ in 0..<2 { finger.tap(view) }

    #expect(log.lines == ["view began", "view ended", "view began", "view ended"])
  }

  @Test func `receives no more of a touch that it ignores`() {
    let view = log.view("view")
    let own = log.add(IgnoringRecognizer(), "own", to: view)

    finger.tap(view)

    #expect(own.received == ["began"])
    #expect(log.lines == ["view began", "view ended"])
  }

  // MARK: Being disabled and removed

  @Test func `receives nothing while it is disabled (behaviour 223)`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    tap.isEnabled = false

    finger.tap(view)
    tap.isEnabled = true
    finger.tap(view)

    #expect(
      log.lines == ["view began", "view ended", "view began", "view cancelled", "tap ended"])
  }

  @Test func `is cancelled when it is disabled during its gesture`() {
    let view = log.view("view")
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)

    finger.began(view)
    finger.moved(to: CGPoint(x: 150, y: 100))
    pan.isEnabled = false
    finger.moved(to: CGPoint(x: 190, y: 100))
    finger.ended()

    #expect(log.lines == ["view began", "view cancelled", "pan began", "pan cancelled"])
  }

  @Test func `may be removed by its own action`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    log.onAction = { view.removeGestureRecognizer($0) }

    finger.tap(view)
    finger.tap(view)

    #expect(
      log.lines == ["view began", "view cancelled", "tap ended", "view began", "view ended"])
    #expect(tap.view == nil)
  }

  @Test func `on a view that takes no events receives nothing (behaviour 223)`() {
    let outer = log.view("outer")
    let inner = log.view("inner", in: outer)
    log.add(UITapGestureRecognizer(), "tap", to: outer)
    outer.isUserInteractionEnabled = false

    finger.tap(inner)

    #expect(log.lines == ["inner began", "inner ended"])
  }

  // MARK: The delegate and the views

  @Test func `asks its delegate in order (behaviour 223)`() {
    let view = log.view("view")
    let delegate = GestureDelegate()
    let first = log.add(UITapGestureRecognizer(), "first", to: view)
    log.add(UITapGestureRecognizer(), "second", to: view)
    first.delegate = delegate

    finger.tap(view)

    #expect(
      delegate.asked == [
        "shouldReceive touch", "shouldBegin", "shouldRequireFailureOf second",
        "shouldRecognizeSimultaneouslyWith second",
      ])
    #expect(log.lines == ["view began", "view cancelled", "first ended"])
  }

  @Test func `gets no touch that its delegate refuses`() {
    let view = log.view("view")
    let delegate = GestureDelegate()
    delegate.shouldReceive = false
    log.add(UITapGestureRecognizer(), "tap", to: view).delegate = delegate

    finger.tap(view)

    #expect(delegate.asked == ["shouldReceive touch"])
    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `fails where its delegate does not let it begin`() {
    let view = log.view("view")
    let delegate = GestureDelegate()
    delegate.shouldBegin = false
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    tap.delegate = delegate

    finger.tap(view)

    #expect(tap.state == .failed)
    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `fails where its view does not let it begin, and asks it once`() {
    let view = RefusingView()
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)

    finger.tap(view)

    #expect(view.asked == [tap])
    #expect(log.lines.isEmpty)
  }

  @Test func `lets another view's recognizer through where a delegate allows both`() {
    let outer = log.view("outer")
    let inner = log.view("inner", in: outer)
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    log.add(UITapGestureRecognizer(), "outer tap", to: outer).delegate = delegate
    log.add(UITapGestureRecognizer(), "inner tap", to: inner)

    finger.tap(inner)

    #expect(
      log.lines == ["inner began", "inner cancelled", "inner tap ended", "outer tap ended"])
  }

  @Test func `waits for another one where its delegate wants that`() {
    let view = log.view("view")
    let delegate = GestureDelegate()
    delegate.requiresFailure = true
    log.add(UITapGestureRecognizer(), "single", to: view).delegate = delegate
    log.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2

    finger.tap(view)
    let early = log.lines
    loop.advance(by: .seconds(1))

    #expect(early == ["view began"])
    #expect(log.lines == ["view began", "view cancelled", "single ended"])
  }

  @Test func `is waited for where its delegate wants that`() {
    let view = log.view("view")
    let delegate = GestureDelegate()
    delegate.isRequiredToFail = true
    log.add(UITapGestureRecognizer(), "single", to: view)
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    double.delegate = delegate

    finger.tap(view, count: 2)

    #expect(log.lines.filter { !$0.hasPrefix("view") } == ["double ended"])
  }

  @Test func `does not wait for one that gets no touches`() {
    let view = log.view("view")
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    UIView().addGestureRecognizer(double)
    log.add(UITapGestureRecognizer(), "single", to: view).require(toFail: double)

    finger.tap(view)

    #expect(log.lines == ["view began", "view cancelled", "single ended"])
  }

  // MARK: Locations

  @Test func `reports a finger that it does not have (UIKit raises a range exception)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)

    finger.began(view)
    let received = failures { _ = pan.location(ofTouch: 1, in: view) }
    finger.ended()

    #expect(received.map(\.name.rawValue) == ["NSRangeException"])
    #expect(
      received.reasons == [
        "-[UIPanGestureRecognizer locationOfTouch:inView:]: index (1) beyond bounds (1)."
      ])
  }

  @Test func `keeps neither its view nor a touch alive`() {
    let recognizers = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIGestureRecognizer(),
      UILongPressGestureRecognizer(),
    ]
    (recognizers.first as? UITapGestureRecognizer)?.numberOfTapsRequired = 2
    weak var gone: UIView?

    do {
      let view = UIView()
      gone = view
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      finger.tap(view)
      loop.settle()
    }

    #expect(gone == nil)
  }
}

/// Begins with the touch, as many an app's own recognizer does.
private final class AnyTouchRecognizer: UIGestureRecognizer {
  var resetCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { resetCount += 1 }
}

private final class IgnoringRecognizer: UIGestureRecognizer {
  var received: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    received.append("began")
    for touch in touches { ignore(touch, for: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    received.append("ended")
  }
}

private final class RefusingView: UIView, UIGestureRecognizerDelegate {
  var asked: [UIGestureRecognizer] = []

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append(gestureRecognizer)
    return false
  }
}
