import Foundation

/// Recognizes taps: fingers that go down and up again in the same place.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuring the gesture

  /// How many taps are wanted.
  open var numberOfTapsRequired = 1

  /// How many fingers each tap is to have.
  open var numberOfTouchesRequired = 1

  // MARK: Receiving touches

  /// Fails where there are too many fingers, or the tap is elsewhere than the one before.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    cancelTimer()
    let down = down
    if down.count > numberOfTouchesRequired { return state = .failed }
    guard down.count == numberOfTouchesRequired else { return }
    let place = centroid
    if tapCount > 0, place.distance(to: firstPlace) > Self.slop { return state = .failed }
    if tapCount == 0 { firstPlace = place }
    isComplete = true
  }

  /// Fails where a finger moves too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // Once some fingers are lifted, the middle is elsewhere.
    guard isComplete, down.count == numberOfTouchesRequired else { return }
    if centroid.distance(to: firstPlace) > Self.slop { state = .failed }
  }

  /// Counts the tap, and waits for the next one where several are wanted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard down.isEmpty else { return }
    guard isComplete else { return state = .failed }
    isComplete = false
    tapCount += 1
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      startTimer("multiple taps", after: Self.interval)
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

  /// A tap does not keep others from recognizing more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  // MARK: The model

  /// How far apart the taps of a gesture may be, in points.
  static let slop: CGFloat = 10
  /// How long the next tap of a gesture may take to come, in seconds.
  static let interval: TimeInterval = 0.35

  private var tapCount = 0
  /// Whether all fingers of the tap are down.
  private var isComplete = false
  private var firstPlace = CGPoint.zero

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
