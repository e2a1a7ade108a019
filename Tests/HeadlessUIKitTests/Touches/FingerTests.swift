import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Finger")
struct FingerTests {
  let log = GestureLog()
  let finger = UIApplication.shared.finger

  @Test func `goes down in the middle of a view and up again`() {
    let view = LocatingView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    let superview = UIView()
    superview.addSubview(view)

    finger.tap(view)

    #expect(
      view.places == [
        CGPoint(x: 50, y: 20), CGPoint(x: 60, y: 40), CGPoint(x: 50, y: 20), CGPoint(x: 60, y: 40),
      ])
    #expect(!finger.isDown)
  }

  @Test func `counts its taps`() {
    let view = LocatingView()

    finger.tap(view, count: 3)

    #expect(view.tapCounts == [1, 1, 2, 2, 3, 3])
  }

  @Test func `moves and is lifted`() {
    let view = log.view("view")

    finger.began(view)
    finger.moved(to: CGPoint(x: 1, y: 1))
    finger.ended()
    finger.moved(to: CGPoint(x: 2, y: 2))
    finger.ended()

    #expect(log.lines == ["view began", "view moved", "view ended"])
  }

  @Test func `is taken over by something else`() {
    let view = log.view("view")

    finger.began(view)
    finger.cancelled()
    finger.ended()

    #expect(log.lines == ["view began", "view cancelled"])
  }

  @Test func `is lifted as cancelled where it goes down again without having been lifted`() {
    let view = log.view("view")

    finger.began(view)
    finger.began(view)
    finger.ended()

    #expect(log.lines == ["view began", "view cancelled", "view began", "view ended"])
  }

  @Test func `stays down for some UIKit time`() {
    let view = LocatingView()
    let loop = UIApplication.shared.mainLoop

    let start = loop.now
    finger.longPress(view, for: .seconds(2))

    #expect(loop.now - start == .seconds(2))
    #expect(view.times.map { $0 - (view.times.first ?? 0) } == [0, 2])
  }

  @Test func `touches what it hits`() {
    let view = log.view("view")
    let front = log.view("front", CGRect(x: 100, y: 0, width: 100, height: 200), in: view)
    let button = log.view("button", CGRect(x: 10, y: 10, width: 50, height: 50), in: front)

    for point in [CGPoint(x: 50, y: 50), CGPoint(x: 170, y: 100), CGPoint(x: 130, y: 30)] {
      finger.tap(at: point, within: view)
    }
    button.isHidden = true
    finger.tap(at: CGPoint(x: 130, y: 30), within: view)
    finger.tap(at: CGPoint(x: 300, y: 30), within: view)

    #expect(
      log.lines == [
        "view began", "view ended", "front began", "front ended", "button began", "button ended",
        "front began", "front ended",
      ])
  }

  @Test func `joins and leaves as one of several`() {
    let view = log.view("view")
    view.isMultipleTouchEnabled = true

    finger.began(view, atRoot: CGPoint(x: 1, y: 1))
    finger.joined(atRoot: CGPoint(x: 2, y: 2))
    finger.lifted(0)
    finger.moved(toRoot: [CGPoint(x: 3, y: 3)])
    finger.lifted(0)

    #expect(
      log.lines == ["view began", "view began", "view ended", "view moved", "view ended"])
    #expect(!finger.isDown)
  }

  @Test func `goes through the application and the window (which may be overridden)`() {
    withWindow { _ in
      let window = StationWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      let view = log.view("view", in: window)
      window.log = log

      view.userTap()

      #expect(
        log.lines == ["window began", "view began", "window ended", "view ended"])
    }
  }

  @Test func `does not go down while the application ignores it`() {
    withWindow { window in
      let view = log.view("view", in: window)
      let application = IgnoredApplication(window.hostApplication)

      application.begin()
      view.userTap()
      application.end()
      view.userTap()

      #expect(log.lines == ["view began", "view ended"])
    }
  }

  // MARK: Kept touches

  @Test func `uses the same touch and event again`() {
    let view = LocatingView()

    finger.tap(view)
    finger.tap(view)

    #expect(view.identities.count == 4)
    #expect(Set(view.identities).count == 1)
  }

  @Test func `leaves a touch that somebody holds as it is`() {
    let view = HoldingView(holds: .touch)

    finger.tap(view)
    finger.tap(UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9)))
    let touch = view.touch

    #expect(touch?.phase == .ended)
    #expect(touch?.view === view)
    #expect(touch?.location(in: nil) == .zero)
  }

  @Test func `leaves a set of touches that somebody holds as it is`() {
    let view = HoldingView(holds: .touches)

    finger.tap(view)
    finger.tap(UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 9)))

    #expect(view.touches?.count == 1)
    #expect(view.touches?.first?.view === view)
    #expect(view.touches?.first?.location(in: nil) == .zero)
  }

  @Test func `leaves an event that somebody holds as it is`() {
    let view = HoldingView(holds: .event)

    finger.tap(view)
    finger.tap(UIView())

    #expect(view.event?.allTouches?.count == 1)
    #expect(view.event?.allTouches?.first?.view === view)
    #expect(view.event?.touches(for: view)?.count == 1)
  }

  @Test func `does not keep the view alive`() {
    weak var gone: UIView?

    do {
      let view = UIView()
      gone = view
      finger.tap(view)
    }

    #expect(gone == nil)
  }
}

private final class LocatingView: UIView {
  var places: [CGPoint] = []
  var tapCounts: [Int] = []
  var times: [TimeInterval] = []
  var identities: [[ObjectIdentifier]] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

  private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      places += [touch.location(in: self), touch.location(in: superview)]
      tapCounts.append(touch.tapCount)
      times.append(touch.timestamp)
      identities.append([ObjectIdentifier(touch)] + (event.map { [ObjectIdentifier($0)] } ?? []))
    }
  }
}

private final class HoldingView: UIView {
  enum Thing { case touch, touches, event }

  var touch: UITouch?
  var touches: Set<UITouch>?
  var event: UIEvent?
  private let thing: Thing

  init(holds thing: Thing) {
    self.thing = thing
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    switch thing {
    case .touch: touch = touches.first
    case .touches: self.touches = touches
    case .event: self.event = event
    }
  }
}

private final class StationWindow: UIWindow {
  var log: GestureLog?

  override func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] { log?.lines.append("window \(touch.phase)") }
    super.sendEvent(event)
  }
}

/// Calls what UIKit has deprecated and apps still call.
@MainActor
private struct IgnoredApplication {
  private let application: UIApplication

  init(_ application: UIApplication) { self.application = application }

  func begin() { application.touchState.ignoreCount += 1 }
  func end() { application.touchState.ignoreCount -= 1 }
}
