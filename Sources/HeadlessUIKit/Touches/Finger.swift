import Foundation

/// The finger, or fingers, that a user touches the screen with.
///
/// The touch and its event are kept from one gesture to the next, unless code retains them: making
/// them anew would cost more than the rest of a tap. A gesture that is made while another one is
/// under way, as by a handler of it, has another finger.
@MainActor
package final class Finger {
  /// The recognizers that the touches go through, the same for all fingers of an application.
  package let recognition: GestureRecognition
  // Unchecked: nothing that is done to it runs code of the app's; see UITouch.
  @exclusivity(unchecked) private var event = TouchesEvent(UITouch())
  private var touch: UITouch { event.first }

  /// A finger on the screen in the time of a main loop.
  package init(_ mainLoop: MainLoop) { recognition = GestureRecognition(mainLoop) }

  private init(_ recognition: GestureRecognition) { self.recognition = recognition }

  /// Whether the finger is on the screen.
  package var isDown: Bool { touch.storedView != nil }

  /// Whether the view still has the finger: no recognizer has taken it over.
  var hasView: Bool { isDown && touch.delivery != .over }

  /// This finger, or another one while this is down.
  package var free: Finger { isDown ? Finger(recognition) : self }

  var mainLoop: MainLoop { recognition.mainLoop }

  // MARK: Acts of a finger

  /// A finger goes down in the middle of a view and up again.
  package func tap(_ view: UIView) { tap(view, at: view.touchedMiddle) }

  /// Taps a view where a user could do it: otherwise nothing happens, and the obstacle is returned.
  ///
  /// - Parameters:
  ///   - application: The application of the finger, where the view is in no window.
  ///   - part: A view within it that takes no touches itself, where the finger goes down.
  ///   - aim: What the user aims at, where the place does not say it.
  ///   - scroll: Scrolls to the view, and returns whether that moved anything; asked where the view
  ///     may need it.
  package static func tap(
    ifReachable view: UIView, in application: UIApplication, over part: UIView? = nil,
    aimingAt aim: TouchAim? = nil, scrollingBy scroll: () -> Bool
  ) -> Refusal<Obstacle>? {
    var place = view.touchedMiddle(of: part)
    if let obstacle = view.obstacle(at: &place, over: part) { return obstacle }
    if place.way.isDoubtful, scroll() {
      place = view.touchedMiddle(of: part)
      if let obstacle = view.obstacle(at: &place, over: part) { return obstacle }
    }
    (view.tree?.application ?? application).finger.tap(view, at: place, aimingAt: aim)
    return nil
  }

  /// A finger goes down at a place in a view and up again.
  ///
  /// - Parameter aim: What the user aims at, where the place does not say it.
  package func tap(_ view: UIView, at place: TouchedPlace, aimingAt aim: TouchAim? = nil) {
    let finger = free
    finger.began(view, atRoot: place.point, aimingAt: aim)
    finger.ended()
  }

  /// A finger goes down in a view, in its middle unless told otherwise.
  package func began(
    _ view: UIView, at point: CGPoint? = nil, tapCount: Int = 1, aimingAt aim: TouchAim? = nil
  ) {
    let bounds = view.storedBounds
    let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
    began(view, atRoot: view.convertToRoot(point), tapCount: tapCount, aimingAt: aim)
  }

  /// A finger goes down in a view, at a point in the coordinates of its window or topmost view.
  package func began(
    _ view: UIView, atRoot point: CGPoint, tapCount: Int = 1, aimingAt aim: TouchAim? = nil
  ) {
    if isDown { cancelled() }
    let window = view.storedWindow
    if let window {
      if window.application.touchState.ignoreCount > 0 || PressedMenu.close(in: window.application)
      {
        return
      }
      if point.x <= UIScreenEdgePanGestureRecognizer.margin { view.prepareToGoBack() }
    }
    let event = event
    let touch = event.first
    prepare(touch, for: view, in: window, at: point, tapCount)
    if let aim { touch.aim = aim }
    send(event, touch)
  }

  /// Several fingers go down in a view at the same time.
  package func began(_ view: UIView, atRoot points: [CGPoint]) {
    if isDown { cancelled() }
    guard let first = points.first else { return }
    let window = view.storedWindow
    if let window, window.application.touchState.ignoreCount > 0 { return }
    prepare(touch, for: view, in: window, at: first, 1)
    for point in points.dropFirst() {
      let other = UITouch()
      prepare(other, for: view, in: window, at: point, 1)
      event.add(other)
    }
    send()
  }

  /// A finger goes down at a point of a view's; the view there gets the touch.
  package func began(at point: CGPoint, within view: UIView, tapCount: Int = 1) {
    guard let hit = view.hitTest(point, with: event) else { return }
    began(hit, atRoot: view.convertToRoot(point), tapCount: tapCount)
  }

  /// Another finger joins, in the view of the first unless told otherwise.
  package func joined(atRoot point: CGPoint, in view: UIView? = nil) {
    guard let view = view ?? touch.storedView, isDown else { return }
    for finger in event.fingers.all { finger.storedPhase = .stationary }
    let other = UITouch()
    prepare(other, for: view, in: view.storedWindow, at: point, 1)
    event.add(other)
    send()
  }

  /// The finger moves, to a point in the view that it went down in.
  package func moved(to point: CGPoint) {
    guard let view = touch.storedView else { return }
    moved(toRoot: [view.convertToRoot(point)])
  }

  /// The fingers move, in the order in which they went down; fingers without a point stay.
  package func moved(toRoot points: [CGPoint]) {
    guard isDown else { return }
    let fingers = event.fingers.all
    for finger in fingers.dropFirst(points.count) { finger.storedPhase = .stationary }
    for (finger, point) in zip(fingers, points) {
      finger.storedPhase = .moved
      finger.move(to: point)
    }
    send()
  }

  /// Lifts one of several fingers.
  package func lifted(_ index: Int) {
    let fingers = event.fingers.all
    guard fingers.count > 1, fingers.indices.contains(index) else { return ended() }
    for finger in fingers { finger.storedPhase = .stationary }
    fingers[index].storedPhase = .ended
    let number = touch.number
    send()
    guard touch.number == number else { return }
    event.remove(fingers[index])
  }

  /// The fingers are lifted.
  package func ended() { finish(.ended) }

  /// Something else takes the fingers over.
  package func cancelled() { finish(.cancelled) }

  // MARK: Sending it

  private func prepare(
    _ touch: UITouch, for view: UIView, in window: UIWindow?, at point: CGPoint, _ tapCount: Int
  ) {
    recognition.touchCount &+= 1
    touch.number = recognition.touchCount
    touch.storedView = view
    if let window { touch.storedWindow = window }
    touch.storedTapCount = tapCount
    touch.storedPhase = .began
    touch.delivery = .nothing
    touch.locationInWindow = point
    touch.previousLocationInWindow = point
  }

  private func finish(_ phase: UITouch.Phase) {
    guard isDown else { return }
    let number = send(phase)
    // A handler may have ended this gesture, and may have begun another one with the finger.
    if touch.number == number { letGo() }
  }

  /// Puts all fingers into a phase and sends it; returns the number of the first finger's touch.
  private func send(_ phase: UITouch.Phase) -> Int {
    let event = event
    let touch = event.first
    let number = touch.number
    touch.storedPhase = phase
    for other in event.others { other.storedPhase = phase }
    send(event, touch)
    return number
  }

  private func send() {
    let event = event
    send(event, event.first)
  }

  private func send(_ event: TouchesEvent, _ touch: UITouch) {
    let now = mainLoop.now
    touch.time = now
    for other in event.others { other.time = now }
    event.time = now
    if AppWatch.isWatched { tellWatchers(event, touch) }
    if let window = touch.storedWindow {
      window.application.sendEvent(event)
    } else {
      recognition.deliver(event, to: nil)
    }
  }

  private func tellWatchers(_ event: TouchesEvent, _ touch: UITouch) {
    let origin = touch.storedWindow?.frame.origin ?? .zero
    let points = event.fingers.all.map {
      CGPoint(x: $0.locationInWindow.x + origin.x, y: $0.locationInWindow.y + origin.y)
    }
    AppWatch.tell { $0.fingers(are: touch.storedPhase, at: points) }
  }

  /// Clears the touch and the event for the next gesture, unless the app holds on to them.
  private func letGo() {
    if Self.isUnshared(&event) { return event.first.clear() }
    for touch in event.others + [touch] { recognition.loosen(touch) }
    event = TouchesEvent(UITouch())
  }

  /// Whether an event and its only finger are not retained elsewhere.
  private static func isUnshared(_ event: inout TouchesEvent) -> Bool {
    guard isKnownUniquelyReferenced(&event), event.others.isEmpty else { return false }
    event.forgetSet()
    return isKnownUniquelyReferenced(&event.first)
  }
}
