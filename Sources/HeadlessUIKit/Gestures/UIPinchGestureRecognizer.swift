public import Foundation

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  // MARK: Interpreting the pinching gesture

  /// The distance of the fingers relative to that at the start, or when the scale was set.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      factor = newValue
      reference = max(distance, 1)
    }
  }

  /// The speed of the scale, per second of UIKit time.
  ///
  /// It is zero while no time passes.
  open var velocity: CGFloat { fingers.speed }

  // MARK: Receiving touches

  /// Starts measuring when the second finger is down.
  ///
  /// Further fingers are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard hasSecondFinger(with: event) else { return }
    reference = max(distance, 1)
    fingers.begin(at: event.time)
  }

  /// Begins when the distance has changed, and then continues.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard down.count == 2 else { return }
    let distance = distance
    guard aim.isUnderWay || abs(distance - reference) >= Self.hysteresis else { return }
    let old = storedScale
    storedScale = factor * distance / reference
    fingers.change(by: storedScale - old, at: event.time)
    goOn()
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    storedScale = 1
    factor = 1
    fingers.reset()
  }

  // MARK: The model

  /// The change of the distance before the gesture begins, in points.
  static let hysteresis: CGFloat = 1

  private var storedScale: CGFloat = 1
  private var factor: CGFloat = 1
  private var reference: CGFloat = 1
  private var fingers = TwoFingers()

  private var distance: CGFloat {
    let (first, second) = twoLocations
    return first.distance(to: second)
  }

  override var isOfTwoFingers: Bool { true }

  package override func couldRecognize(_ kind: GestureKind) -> Bool { kind == .pinch }
}
