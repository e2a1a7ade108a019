import Foundation

extension UIGestureRecognizer {
  // MARK: Receiving touches

  /// Attaches the recognizer to a view or to no view, and so cancels a gesture in progress.
  package final func attach(to view: UIView?) {
    recognition?.stop(self)
    storedView = view
  }

  /// Returns whether the recognizer receives a finger that went down.
  ///
  /// It does not if its gesture is over, or if its delegate refuses the finger.
  final func mayReceive(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled else { return false }
    if recognition == nil { storedState = .possible }
    guard takesTouches, shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Whether touches may still change the recognizer's state.
  final var takesTouches: Bool { storedView != nil && isEnabled && !aim.isFinal }

  /// Returns whether the recognizer still receives the moves and the end of a touch.
  final func receives(_ touch: UITouch) -> Bool { touchState.received.contains(touch.number) }

  final func stopReceiving(_ touch: UITouch) {
    touchState.received.removeAll { $0 == touch.number }
  }

  /// Hands touches of one phase to the recognizer.
  final func receive(
    _ touches: [UITouch], _ set: Set<UITouch>, _ phase: UITouch.Phase, of event: UIEvent
  ) {
    touchState.event = event
    switch phase {
    case .began:
      touchState.live += touches
      touchState.sequence += touches.map(\.number)
      if touchState.touchedView == nil { touchState.touchedView = touches.first?.storedView }
      touchesBegan(set, with: event)
    case .moved: touchesMoved(set, with: event)
    case .ended:
      touchState.lastPoints = touchState.live.map(\.locationInWindow)
      touchesEnded(set, with: event)
    case .cancelled:
      touchState.lastPoints = touchState.live.map(\.locationInWindow)
      touchesCancelled(set, with: event)
    default: break
    }
  }

  /// Removes the touches that were lifted.
  final func dropEnded() {
    if touchState.live.contains(where: { !$0.isDown }) { touchState.live.removeAll { !$0.isDown } }
    if touchState.live.isEmpty { touchState.event = nil }
  }

  /// The touches that are down.
  final var down: [UITouch] { touchState.live.filter(\.isDown) }

  /// Returns whether the recognizer may still take a touch from its view.
  final func isAnalyzing(_ touch: UITouch) -> Bool {
    storedState == .possible && recognition != nil && touchState.sequence.contains(touch.number)
      && (blocker != nil || timing.timer != nil || touchState.live.contains(where: \.isDown))
  }

  // MARK: Getting locations

  /// The locations of the fingers, in the coordinates of the window or topmost view.
  final var touchPoints: [CGPoint] {
    let points = down.map(\.locationInWindow)
    return points.isEmpty && keepsLiftedTouches && storedState == .ended
      ? touchState.lastPoints : points
  }

  /// The middle of the fingers, in the coordinates of the window or topmost view.
  final var centroid: CGPoint {
    let points = down.map(\.locationInWindow)
    return Self.middle(of: points.isEmpty ? touchState.lastPoints : points)
  }

  static func middle(of points: [CGPoint]) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  static func located(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convertFromRoot(point) } ?? point
  }

  // MARK: Measuring time

  /// A time that no gesture lasts, in seconds.
  ///
  /// A duration cannot hold much more.
  private static let endlessTime: TimeInterval = 1e9

  /// Calls `timeIsUp()` after some UIKit time, or never if that is longer than a gesture can last.
  final func startTimer(_ name: StaticString, after seconds: TimeInterval) {
    cancelTimer()
    guard let recognition, !(seconds >= Self.endlessTime) else { return }
    let count = timing.count
    let delay = Duration.seconds(seconds > 0 ? seconds : 0)
    timing.timer = recognition.mainLoop.enqueue(name, after: delay) { [weak self] in
      // The turn may have been due already when the timer was cancelled.
      guard let self, timing.count == count else { return }
      timing.timer = nil
      timeIsUp()
    }
  }

  final func cancelTimer() {
    timing.count &+= 1
    guard let timer = timing.timer else { return }
    recognition?.mainLoop.cancel(timer)
    timing.timer = nil
  }
}
