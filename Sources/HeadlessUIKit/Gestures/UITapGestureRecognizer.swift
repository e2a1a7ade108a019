import Foundation

/// Recognizes taps: fingers that go down and up again in the same place.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuring the gesture

  /// The number of taps.
  open var numberOfTapsRequired = 1

  /// The number of fingers in each tap.
  open var numberOfTouchesRequired = 1

  // MARK: Receiving touches

  /// Fails if there are too many fingers, or if the tap is too far from the previous one.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    cancelTimer()
    let down = down
    if down.count > numberOfTouchesRequired { return state = .failed }
    guard down.count == numberOfTouchesRequired else { return }
    let location = centroid
    if tapCount > 0, location.distance(to: firstLocation) > Self.slop { return state = .failed }
    if tapCount == 0 { firstLocation = location }
    isComplete = true
  }

  /// Fails if a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // The middle moves when some fingers are lifted, so it counts only while all are down.
    guard isComplete, down.count == numberOfTouchesRequired else { return }
    if centroid.distance(to: firstLocation) > Self.slop { state = .failed }
  }

  /// Counts the tap, and waits for the next one if the gesture has several.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard down.isEmpty else { return }
    guard isComplete else { return state = .failed }
    isComplete = false
    tapCount += 1
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      startTimer(Self.waiting, after: Self.interval)
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Forgets the taps.
  open override func reset() {
    super.reset()
    tapCount = 0
    isComplete = false
  }

  // MARK: Specifying dependencies between gesture recognizers

  /// Returns `false` for a recognizer of more taps, which must be able to go on.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  // MARK: The model

  /// The largest distance between the taps of a gesture, in points.
  static let slop: CGFloat = 10
  /// The longest pause between the taps of a gesture, in seconds.
  package static let interval: TimeInterval = 0.35
  /// The main loop's name for a gesture that waits for another tap.
  package static let waiting: StaticString = "multiple taps"

  private var tapCount = 0
  /// Whether all fingers of the tap are down.
  private var isComplete = false
  private var firstLocation = CGPoint.zero

  package override func couldRecognize(_ kind: GestureKind) -> Bool {
    guard case .tap(let count) = kind else { return false }
    return numberOfTapsRequired <= count && numberOfTouchesRequired == 1
  }

  override func timeIsUp() { state = .failed }

  override func yields(to view: UIView) -> Bool {
    numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 && view.claimsTaps
  }

  override var keepsLiftedTouches: Bool { true }
}
