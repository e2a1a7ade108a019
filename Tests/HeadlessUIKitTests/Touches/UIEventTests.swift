import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIEvent")
struct UIEventTests {
  @Test func `of nothing has no touches`() {
    let event = UIEvent()

    #expect(event.type == .touches)
    #expect(event.subtype == .none)
    #expect(event.allTouches == nil)
    #expect(event.coalescedTouches(for: UITouch()) == nil)
    #expect(event.predictedTouches(for: UITouch()) == nil)
  }

  @Test func `tells the touches of a view, a window and a recognizer`() {
    withWindow { window in
      let view = EventView()
      let other = EventView()
      for view in [view, other] { window.addSubview(view) }
      let tap = UITapGestureRecognizer()
      other.addGestureRecognizer(tap)
      let finger = window.hostApplication.finger

      finger.began(view)
      finger.joined(atRoot: .zero, in: other)
      let event = view.event

      #expect(event?.allTouches?.count == 2)
      #expect(event?.touches(for: view)?.map(\.view) == [view])
      #expect(event?.touches(for: other)?.map(\.view) == [other])
      #expect(event?.touches(for: window)?.count == 2)
      #expect(event?.touches(for: UIWindow(frame: .zero))?.isEmpty == true)
      #expect(event?.touches(for: tap)?.map(\.view) == [other])
      finger.ended()
    }
  }

  @Test func `leaves out nothing that a finger did, and foresees nothing`() {
    let view = EventView()

    view.userTap()

    #expect(view.coalesced == 1)
    #expect(view.predicted == 0)
  }

  @Test func `may be sent by the app, and does nothing where it has no touches`() {
    withWindow { window in
      let log = GestureLog()
      let view = log.view("view", in: window)

      window.sendEvent(UIEvent())
      window.hostApplication.sendEvent(UIEvent())
      view.userTap()

      #expect(log.lines == ["view began", "view ended"])
    }
  }

  @Test func `has the types of UIKit`() {
    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]

    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
    #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
  }
}

private final class EventView: UIView {
  var event: UIEvent?
  var coalesced: Int?
  var predicted: Int?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.event = event
    guard let touch = touches.first else { return }
    coalesced = event?.coalescedTouches(for: touch)?.count
    predicted = event?.predictedTouches(for: touch)?.count
  }
}
