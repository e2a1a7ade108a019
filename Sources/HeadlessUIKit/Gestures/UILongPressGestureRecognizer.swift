public import Foundation

/// Recognizes fingers that stay down in one place for some time.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuring the gesture

  /// The duration for which the fingers must stay down, in seconds of UIKit time.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// The number of taps before the press.
  open var numberOfTapsRequired = 0

  /// The distance by which the fingers may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  // MARK: Receiving touches

  /// Starts the timer when all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard aim == .possible else { return }
    let count = down.count
    if count > numberOfTouchesRequired { return state = .failed }
    guard count == numberOfTouchesRequired else { return }
    start = centroid
    isComplete = true
    guard tapCount >= numberOfTapsRequired else { return cancelTimer() }
    if minimumPressDuration > 0 {
      startTimer("long press", after: minimumPressDuration)
    } else {
      cancelTimer()
      state = .began
    }
  }

  /// Continues the gesture, or fails if fingers move too far before it begins.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if aim.isUnderWay {
      state = .changed
    } else if isComplete, centroid.distance(to: start) > allowableMovement {
      state = .failed
    }
  }

  /// Ends the gesture, counts a tap before the press, or fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if aim.isUnderWay { return state = .ended }
    guard isComplete, tapCount < numberOfTapsRequired else { return state = .failed }
    guard down.isEmpty else { return }
    isComplete = false
    tapCount += 1
    startTimer("multiple taps", after: UITapGestureRecognizer.interval)
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Forgets the press.
  open override func reset() {
    super.reset()
    tapCount = 0
    isComplete = false
  }

  // MARK: The model

  private var tapCount = 0
  /// Whether all fingers are down.
  private var isComplete = false
  private var start = CGPoint.zero

  package override func couldRecognize(_ kind: GestureKind) -> Bool {
    kind == .longPress && numberOfTouchesRequired == 1 && numberOfTapsRequired <= 0
  }

  override func timeIsUp() { state = isComplete ? .began : .failed }
}
