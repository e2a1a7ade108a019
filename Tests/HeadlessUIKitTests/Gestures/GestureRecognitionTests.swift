import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Gesture recognition")
struct GestureRecognitionTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger
  let loop = UIApplication.shared.mainLoop

  // MARK: Touches of views

  @Test func `holds the beginning back where that is asked for, until all have failed`() {
    let view = log.view("view")
    log.add(UIPanGestureRecognizer(), "pan", to: view).delaysTouchesBegan = true

    finger.began(view)
    let early = log.lines
    finger.ended()

    #expect(early.isEmpty)
    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `tells nothing of a touch that was held back and taken over`() {
    let view = log.view("view")
    log.add(UIPanGestureRecognizer(), "pan", to: view).delaysTouchesBegan = true

    finger.pan(view, by: CGPoint(x: 80, y: 0), steps: 1)

    #expect(log.lines == ["pan began", "pan ended"])
  }

  @Test func `tells nothing of a touch that was held back and cancelled`() {
    let view = log.view("view")
    log.add(UIPanGestureRecognizer(), "pan", to: view).delaysTouchesBegan = true

    finger.began(view)
    finger.cancelled()

    #expect(log.lines.isEmpty)
  }

  @Test func `goes on telling a touch that was held back until the finger moved elsewhere`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    tap.delaysTouchesBegan = true

    finger.began(view)
    finger.moved(to: CGPoint(x: 150, y: 100))
    finger.moved(to: CGPoint(x: 160, y: 100))
    finger.ended()

    #expect(log.lines.first == "view began")
    #expect(log.lines.last == "view ended")
    #expect(!log.lines.contains("tap ended"))
  }

  @Test func `gives a view one finger, unless it wants several`() {
    let views = [log.view("one"), log.view("both")]
    views[1].isMultipleTouchEnabled = true

    for view in views { finger.pinch(view, scale: 2, steps: 1) }

    #expect(
      log.lines == [
        "one began", "one moved", "one ended", "both 2 began", "both 2 moved", "both 2 ended",
      ])
  }

  @Test func `tells a view that has left its window that its touch is cancelled (behaviour 4)`() {
    withWindow { window in
      let view = log.view("view", in: window)
      view.onTouch = { if $0 == .began { view.removeFromSuperview() } }

      view.userTap()

      #expect(log.lines == ["view began", "view cancelled"])
    }
  }

  @Test func `tells a view that was removed nothing more of a touch that was held back`() {
    withWindow { window in
      let view = log.view("view", in: window)
      log.add(UITapGestureRecognizer(), "double", to: window).numberOfTapsRequired = 2

      view.userTap()
      view.removeFromSuperview()
      window.hostApplication.mainLoop.advance(by: .seconds(1))

      #expect(log.lines == ["view began", "view cancelled"])
    }
  }

  @Test func `passes touches up the chain where views do not handle them`() {
    withWindow { window in
      let outer = log.view("outer", in: window)
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      outer.addSubview(inner)

      inner.userTap()

      #expect(log.lines == ["outer began", "outer ended"])
    }
  }

  // MARK: Controls

  @Test func `leaves a tap on a button to the button (behaviour 224)`() {
    let view = log.view("view")
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(button)
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)

    finger.began(button)
    finger.ended()

    #expect(tap.state == .failed)
    #expect(!log.lines.contains("tap ended"))
  }

  @Test func `has a button's own recognizer see its taps, and one around it several taps`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(button)
    log.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2

    finger.tap(button, count: 2)
    loop.settle()
    log.add(UITapGestureRecognizer(), "own", to: button)
    finger.tap(button)

    #expect(log.lines == ["double ended", "own ended"])
  }

  @Test func `takes the touch of a view away that a pan around it recognizes`() {
    let outer = log.view("outer")
    let inner = log.view("inner", CGRect(x: 0, y: 0, width: 50, height: 50), in: outer)
    log.add(UIPanGestureRecognizer(), "pan", to: outer)

    finger.began(inner)
    finger.moved(to: CGPoint(x: 30, y: 25))
    finger.moved(to: CGPoint(x: 80, y: 25))
    finger.ended()

    #expect(
      log.lines == [
        "inner began", "inner moved", "inner cancelled", "pan began", "pan ended",
      ])
  }

  // MARK: What handlers do meanwhile

  @Test func `goes on when an action removes the view`() {
    withWindow { window in
      let view = log.view("view", in: window)
      log.add(UIPanGestureRecognizer(), "pan", to: view)
      log.onAction = { _ in view.removeFromSuperview() }

      window.hostApplication.finger.pan(view, by: CGPoint(x: 80, y: 0))

      #expect(log.lines == ["view began", "view cancelled", "pan began", "pan cancelled"])
    }
  }

  @Test func `goes on with a pan around a view that is removed`() {
    withWindow { window in
      let view = log.view("view", in: window)
      log.add(UIPanGestureRecognizer(), "pan", to: window)
      log.onAction = { _ in view.removeFromSuperview() }

      window.hostApplication.finger.pan(view, by: CGPoint(x: 80, y: 0), steps: 2)

      #expect(
        log.lines == [
          "view began", "view cancelled", "pan began", "pan changed", "pan ended",
        ])
    }
  }

  @Test func `goes on when a handler takes the window away`() {
    withWindow { window in
      let view = log.view("view", in: window)
      log.add(UITapGestureRecognizer(), "tap", to: view)
      view.onTouch = { if $0 == .began { window.isHidden = true } }

      view.userTap()

      #expect(log.lines == ["view began", "view cancelled", "tap ended"])
    }
  }

  @Test func `goes on when a handler closes the application`() {
    withWindow { window in
      let view = log.view("view", in: window)
      log.add(UITapGestureRecognizer(), "tap", to: view)
      log.onAction = { _ in window.hostApplication.close() }

      view.userTap()
      view.userTap()

      #expect(
        log.lines == [
          "view began", "view cancelled", "tap ended", "view began", "view cancelled",
          "tap ended",
        ])
    }
  }

  @Test func `gives a recognizer that a handler adds the next touch, not this one`() {
    let view = log.view("view")
    view.onTouch = { phase in
      if phase == .began, view.gestureRecognizers == nil {
        self.log.add(UITapGestureRecognizer(), "tap", to: view)
      }
    }

    finger.tap(view)
    finger.tap(view)

    #expect(
      log.lines == ["view began", "view ended", "view began", "view cancelled", "tap ended"])
  }

  @Test func `makes a tap within a view's touch a gesture of its own`() {
    let view = log.view("view")
    let other = log.view("other")
    view.onTouch = { if $0 == .began { other.userTap() } }

    view.userTap()

    #expect(log.lines == ["view began", "other began", "other ended", "view ended"])
  }

  @Test func `makes a tap within an action a gesture of its own`() {
    let view = log.view("view")
    let other = log.view("other")
    log.add(UITapGestureRecognizer(), "tap", to: view)
    log.add(UITapGestureRecognizer(), "other tap", to: other)
    log.onAction = { if $0.name == "tap" { other.userTap() } }

    view.userTap()

    #expect(
      log.lines == [
        "view began", "view cancelled", "tap ended", "other began", "other cancelled",
        "other tap ended",
      ])
  }

  @Test func `has an action tap its own view again`() {
    let view = log.view("view")
    log.add(UITapGestureRecognizer(), "tap", to: view)
    var taps = 2
    log.onAction = { _ in
      guard taps > 0 else { return }
      taps -= 1
      view.userTap()
    }

    view.userTap()

    #expect(log.lines.filter { $0 == "tap ended" }.count == 3)
  }

  @Test func `sends what is still to be sent before a tap within an action`() {
    let view = log.view("view")
    let delegate = GestureDelegate()
    delegate.isSimultaneous = true
    log.add(UITapGestureRecognizer(), "first", to: view).delegate = delegate
    log.add(UITapGestureRecognizer(), "second", to: view)
    var isNested = false
    log.onAction = { _ in
      guard !isNested else { return }
      isNested = true
      view.userTap()
    }

    view.userTap()

    #expect(
      log.lines.filter { !$0.hasPrefix("view") } == [
        "first ended", "second ended", "first ended", "second ended",
      ])
  }

  @Test func `stays itself while an action settles`() {
    let view = log.view("view")
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    var states: [UIGestureRecognizer.State] = []
    log.onAction = { recognizer in
      self.loop.settle()
      states.append(recognizer.state)
    }

    finger.tap(view)
    loop.settle()
    states.append(tap.state)

    #expect(states == [.ended, .possible])
  }

  @Test func `lets a delegate stop what it is asked about`() {
    let view = log.view("view")
    let delegate = GestureDelegate()
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    tap.delegate = delegate
    delegate.onShouldBegin = { $0.isEnabled = false }

    finger.tap(view)

    #expect(tap.state == .failed)
    #expect(log.lines == ["view began", "view ended"])
  }

  @Test func `starts from nothing when the application is cleared`() {
    withWindow { window in
      let application = window.hostApplication
      let view = log.view("view", in: window)
      let double = log.add(UITapGestureRecognizer(), "double", to: view)
      double.numberOfTapsRequired = 2

      view.userTap()
      application.clear()
      view.userTap()

      #expect(log.lines == ["view began", "view began"])
      #expect(double.state == .possible)
    }
  }
}
