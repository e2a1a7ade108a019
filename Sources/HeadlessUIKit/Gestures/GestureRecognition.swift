import Foundation

/// Hands touches to gesture recognizers and to views, and decides which recognizer wins.
///
/// Each event goes to the recognizers first. Then the recognizers that have seen their gesture are
/// judged. The winners cancel their touches in the views and send their actions. The rest of the
/// event goes to the views.
@MainActor
package final class GestureRecognition {
  let mainLoop: MainLoop
  /// The number of fingers that have gone down so far.
  var touchCount = 0

  /// The recognizers that have received a touch since their last reset, in that order.
  ///
  /// A view's own come before its superviews'.
  var active: [UIGestureRecognizer] = []
  /// The actions that have not been sent yet.
  var acts: [Act] = []
  /// The touches whose end the views do not know yet.
  var withheld: [WithheldTouch] = []
  /// Whether an event is being handed to recognizers.
  ///
  /// Their requests are judged afterwards.
  private var isDelivering = false
  private var isJudging = false
  private var mustJudgeAgain = false
  private var isResetScheduled = false

  init(_ mainLoop: MainLoop) { self.mainLoop = mainLoop }

  /// A recognizer's action, with the state for which it is sent.
  struct Act {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
    /// Whether it is the first action of its gesture.
    let isFirst: Bool
  }

  // MARK: Delivering events

  /// Hands an event to the recognizers and views of a window.
  ///
  /// `nil` means views in no window.
  func deliver(_ event: UIEvent, to window: UIWindow?) {
    switch event.fingers {
    case .none: return
    case .one(let touch):
      guard touch.storedWindow === window else { return }
      if touch.storedPhase == .began { gather(for: touch, of: event) }
      if touch.storedGestureRecognizers != nil { handToRecognizers([touch], of: event) }
      handToView(touch, of: event)
    case .several(let touches):
      let touches = touches.filter { $0.storedWindow === window }
      for touch in touches where touch.storedPhase == .began { gather(for: touch, of: event) }
      handToRecognizers(touches, of: event)
      handToViews(touches, of: event)
    }
    checkInvariants()
  }

  /// Finds the recognizers that receive a touch: its view's and its superviews'.
  private func gather(for touch: UITouch, of event: UIEvent) {
    guard let touched = touch.storedView, touched.isWatched else { return }

    // Pending actions and resets belong to an earlier turn of the main loop.
    act()
    resetFinished(evenIfActing: true)
    var found: [UIGestureRecognizer] = []
    var view: UIView? = touched
    while let next = view {
      // Recognizers of a view that is hidden or takes no events have no effect (behaviour 223).
      if !next.recognizers.isEmpty, next.passesTouches {
        for recognizer in next.recognizers where recognizer.mayReceive(touch, of: event) {
          found.append(recognizer)
        }
      }
      view = next.storedSuperview
    }
    guard !found.isEmpty else { return }
    touch.storedGestureRecognizers = found
    for recognizer in found {
      if recognizer.recognition !== self {
        recognizer.recognition = self
        recognizer.touchState.received = []
        active.append(recognizer)
      }
      recognizer.touchState.received.append(touch.number)
    }
  }

  private func handToRecognizers(_ touches: [UITouch], of event: UIEvent) {
    let recognizers = recognizers(of: touches)
    guard !recognizers.isEmpty else { return }
    let wasDelivering = isDelivering
    isDelivering = true
    for recognizer in recognizers { hand(touches, to: recognizer, of: event) }
    isDelivering = wasDelivering
    settle()
    for recognizer in recognizers { recognizer.dropEnded() }
  }

  /// Returns the recognizers that receive any of some touches, each once.
  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    guard touches.count > 1 else { return touches.first?.storedGestureRecognizers ?? [] }
    var seen: Set<ObjectIdentifier> = []
    return touches.flatMap { $0.storedGestureRecognizers ?? [] }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  private func hand(_ touches: [UITouch], to recognizer: UIGestureRecognizer, of event: UIEvent) {
    let single = touches.count == 1 ? touches.first?.storedPhase : nil
    for phase in single.map({ [$0] }) ?? [.began, .moved, .ended, .cancelled] {
      let own = touches.filter { $0.storedPhase == phase && recognizer.receives($0) }
      guard let first = own.first, recognizer.takesTouches else { continue }
      guard let view = recognizer.storedView, view.storedWindow === first.storedWindow else {
        stop(recognizer)
        continue
      }
      let isWhole = own.count == event.storedTouches.count
      recognizer.receive(own, isWhole ? event.storedTouches : Set(own), phase, of: event)
    }
  }

  // MARK: Judging, acting, resetting

  /// Judges the requests of recognizers, sends their actions, and tells views about withheld
  /// touches.
  ///
  /// - Parameter asker: The recognizer whose state was changed outside an event. If its action did
  ///   that, its next action comes afterwards.
  func settle(for asker: UIGestureRecognizer? = nil) {
    guard !isDelivering else { return }
    guard !isJudging else {
      mustJudgeAgain = true
      return
    }
    isJudging = true
    repeat {
      mustJudgeAgain = false
      judge()
    } while mustJudgeAgain
    isJudging = false
    if let asker, asker.actingDepth > 0 { return }
    act()
    if !withheld.isEmpty { releaseWithheld() }
  }

  private func act() {
    guard !isJudging else { return }
    while !acts.isEmpty {
      let act = acts.removeFirst()
      let recognizer = act.recognizer
      recognizer.storedState = act.state
      recognizer.actingDepth += 1
      // The touches are cancelled immediately before the action (behaviour 222).
      if act.isFirst, recognizer.cancelsTouchesInView { cancelTouches(of: recognizer) }
      recognizer.sendActions()
      recognizer.actingDepth -= 1
      if recognizer.storedState.isFinal { scheduleReset() }
    }
  }

  /// Makes finished recognizers possible again on the next turn (behaviour 220).
  func scheduleReset() {
    guard !isResetScheduled else { return }
    isResetScheduled = true
    mainLoop.enqueue("gesture recognizers reset") { self.resetFinished(evenIfActing: false) }
  }

  private func resetFinished(evenIfActing: Bool) {
    isResetScheduled = false
    guard !active.isEmpty else { return }
    let waiting = acts.isEmpty ? [] : Set(acts.map { ObjectIdentifier($0.recognizer) })
    var leaving: [UIGestureRecognizer] = []
    var staying: [UIGestureRecognizer] = []
    for recognizer in active {
      let isGone = recognizer.storedView == nil && recognizer.actingDepth == 0
      let isOver =
        recognizer.storedState.isFinal && (evenIfActing || recognizer.actingDepth == 0)
        && !waiting.contains(ObjectIdentifier(recognizer))
      if isGone || isOver { leaving.append(recognizer) } else { staying.append(recognizer) }
    }
    guard !leaving.isEmpty else { return }
    active = staying
    reset(leaving)
  }

  /// Gets recognizers ready for their next gestures.
  private func reset(_ recognizers: [UIGestureRecognizer]) {
    let holding = recognizers.filter { !$0.touchState.live.isEmpty }
    if !holding.isEmpty { release(touchesOf: holding) }
    for recognizer in recognizers { recognizer.becomePossible() }
  }

  /// Releases fingers that are still down from some recognizers.
  private func release(touchesOf recognizers: [UIGestureRecognizer]) {
    let leaving = Set(recognizers.map { ObjectIdentifier($0) })
    var released: Set<ObjectIdentifier> = []
    for touch in recognizers.flatMap(\.touchState.live)
    where released.insert(ObjectIdentifier(touch)).inserted {
      touch.storedGestureRecognizers?.removeAll { recognizer in
        leaving.contains(ObjectIdentifier(recognizer))
          && recognizer.touchState.live.contains { $0 === touch }
      }
    }
  }

  /// Ends the gesture of a recognizer that was disabled or removed from its view.
  func stop(_ recognizer: UIGestureRecognizer) {
    recognizer.wanted = []
    switch recognizer.storedState {
    case .began, .changed: enter(.cancelled, recognizer)
    case .possible: fail(recognizer)
    default: break
    }
    settle(for: recognizer)
  }

  /// Forgets everything in progress, without a callback.
  package func forget() {
    acts = []
    withheld = []
    guard !active.isEmpty else { return }
    let recognizers = active
    active = []
    reset(recognizers)
  }
}
