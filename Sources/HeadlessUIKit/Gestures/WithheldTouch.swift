import Foundation

/// A touch that is withheld from its view while recognizers that delay it may still take it.
@MainActor
final class WithheldTouch {
  let touch: UITouch
  let event: UIEvent
  private let recognizers: [Weak<UIGestureRecognizer>]
  /// The view is held weakly, because the time that recognizers wait for may never come.
  private weak var view: UIView?
  private let hadWindow: Bool

  init(_ touch: UITouch, of event: UIEvent) {
    self.touch = touch
    self.event = event
    recognizers = (touch.storedGestureRecognizers ?? []).map { Weak($0) }
    view = touch.storedView
    hadWindow = touch.storedWindow != nil
  }

  /// Whether a recognizer that delays the touch is still analyzing it.
  private var isHeld: Bool {
    let isBegan = touch.delivery == .held
    return recognizers.contains { reference in
      guard let recognizer = reference.object, recognizer.isAnalyzing(touch) else { return false }
      return isBegan ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded
    }
  }

  /// Makes the touch let go of its objects after the finger was lifted.
  func loosen() { touch.clear() }

  /// Gives the touch its view again.
  func restoreView() {
    touch.storedView = view
    touch.storedWindow = hadWindow ? view?.storedWindow : nil
  }

  /// Tells the view everything that no recognizer delays any longer.
  ///
  /// Returns whether that is all.
  func release() -> Bool {
    guard touch.delivery != .over, let view else { return true }
    guard !hadWindow || view.storedWindow != nil else {
      if touch.delivery == .begun { tell(.cancelled) { view.touchesCancelled($0, with: event) } }
      touch.delivery = .over
      return true
    }
    if touch.delivery == .held {
      guard touch.storedPhase != .cancelled else { return true }
      guard !isHeld else { return false }
      touch.delivery = .begun
      tell(.began) { view.touchesBegan($0, with: event) }
    }
    guard !touch.isDown else { return true }
    guard !isHeld else { return false }
    touch.delivery = .over
    tell(.ended) { view.touchesEnded($0, with: event) }
    return true
  }

  /// Tells the view about a phase that may be over by now, with the touch as it was then.
  private func tell(_ phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void) {
    let isLoose = touch.storedView == nil
    let current = touch.storedPhase
    if isLoose { restoreView() }
    touch.storedPhase = phase
    body([touch])
    touch.storedPhase = current
    if isLoose { touch.clear() }
  }
}
