import Foundation

extension GestureRecognition {
  // MARK: Telling views

  /// Tells the view of a touch the finger's phase, unless a recognizer withholds it.
  func handToView(_ touch: UITouch, of event: UIEvent) {
    guard touch.delivery != .over, let view = touch.storedView else { return }
    guard view.storedWindow === touch.storedWindow else { return leave(view, [touch], of: event) }
    guard prepare(touch, of: event) else { return }
    tell(view, touch.storedPhase, event.storedTouches, of: event)
  }

  /// Tells the views of several touches.
  ///
  /// Each view gets one call for touches in the same phase.
  func handToViews(_ touches: [UITouch], of event: UIEvent) {
    var views: [UIView] = []
    for touch in touches {
      guard let view = touch.storedView, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    for view in views {
      let own = touches.filter { $0.storedView === view }
      ignoreFurtherFingers(among: own, of: view)
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = own.filter { $0.storedPhase == phase && $0.delivery != .over }
        guard let first = touches.first else { continue }
        guard view.storedWindow === first.storedWindow else {
          leave(view, touches, of: event)
          continue
        }
        let told = touches.filter { prepare($0, of: event) }
        if !told.isEmpty { tell(view, phase, Set(told), of: event) }
      }
    }
  }

  /// Ignores all fingers except the first one, for a view that does not want several.
  private func ignoreFurtherFingers(among touches: [UITouch], of view: UIView) {
    guard !view.isMultipleTouchEnabled else { return }
    var hasFinger = touches.contains { $0.delivery == .begun || $0.delivery == .held }
    for touch in touches where touch.storedPhase == .began && touch.delivery == .nothing {
      if hasFinger { touch.delivery = .over }
      hasFinger = true
    }
  }

  private func tell(
    _ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, of event: UIEvent
  ) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    default: break
    }
  }

  /// Tells a view that has left its window that its touches are cancelled, and no more
  /// (behaviour 4).
  private func leave(_ view: UIView, _ touches: [UITouch], of event: UIEvent) {
    let begun = touches.filter { $0.delivery == .begun }
    for touch in touches { touch.delivery = .over }
    cancel(begun, in: view, of: event)
  }

  /// Notes a touch's next message to its view, or that it is delayed.
  private func prepare(_ touch: UITouch, of event: UIEvent) -> Bool {
    switch touch.storedPhase {
    case .began:
      guard isHeld(touch, { $0.delaysTouchesBegan }) else {
        touch.delivery = .begun
        return true
      }
      touch.delivery = .held
      withheld.append(WithheldTouch(touch, of: event))
      return false
    case .moved: return touch.delivery == .begun
    case .ended:
      guard touch.delivery == .begun, isHeld(touch, { $0.delaysTouchesEnded }) else {
        return close(touch)
      }
      withheld.append(WithheldTouch(touch, of: event))
      return false
    case .cancelled:
      if touch.delivery == .held { touch.delivery = .over }
      return close(touch)
    default: return false
    }
  }

  private func close(_ touch: UITouch) -> Bool {
    guard touch.delivery == .begun else { return false }
    touch.delivery = .over
    return true
  }

  // MARK: Cancelling touches

  /// Tells the views of a recognizer's touches that these are cancelled (behaviour 222).
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    let late = withheld.filter { recognizer.touchState.sequence.contains($0.touch.number) }
    withheld.removeAll { record in late.contains { $0 === record } }
    for record in late {
      let isLoose = record.touch.storedView == nil
      if isLoose { record.restoreView() }
      cancel([record.touch], of: record.event)
      if isLoose { record.loosen() }
    }
    if let event = recognizer.touchState.event { cancel(recognizer.touchState.live, of: event) }
  }

  private func cancel(_ touches: [UITouch], of event: UIEvent) {
    var left = touches.filter { $0.delivery != .over }
    while let view = left.first?.storedView {
      let begun = left.filter { $0.storedView === view && $0.delivery == .begun }
      for touch in left where touch.storedView === view { touch.delivery = .over }
      left.removeAll { $0.storedView === view }
      cancel(begun, in: view, of: event)
    }
  }

  private func cancel(_ touches: [UITouch], in view: UIView, of event: UIEvent) {
    guard !touches.isEmpty else { return }
    let phases = touches.map(\.storedPhase)
    for touch in touches {
      touch.delivery = .over
      touch.storedPhase = .cancelled
    }
    view.touchesCancelled(Set(touches), with: event)
    for (touch, phase) in zip(touches, phases) { touch.storedPhase = phase }
  }

  // MARK: Withholding touches

  /// Returns whether a recognizer that delays touches is still analyzing a touch.
  private func isHeld(_ touch: UITouch, _ delays: (UIGestureRecognizer) -> Bool) -> Bool {
    guard let recognizers = touch.storedGestureRecognizers else { return false }
    return recognizers.contains { delays($0) && $0.isAnalyzing(touch) }
  }

  /// Tells views about the touches that no recognizer analyzes any longer.
  func releaseWithheld() {
    for record in withheld {
      guard withheld.contains(where: { $0 === record }), record.release() else { continue }
      withheld.removeAll { $0 === record }
    }
  }

  /// Makes a withheld touch let go of its objects after the finger was lifted.
  func loosen(_ touch: UITouch) {
    for record in withheld where record.touch === touch { record.loosen() }
  }
}
