public import Foundation

/// Recognizes two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  // MARK: Interpreting the gesture

  /// How far the fingers have turned since they went down or it was set, clockwise in radians.
  open var rotation: CGFloat = 0

  /// How fast the fingers turn, in radians a second of UIKit time; zero while no time passes.
  open var velocity: CGFloat { fingers.speed }

  // MARK: Receiving touches

  /// Measures from when the second finger is down; further fingers are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard hasSecondFinger(with: event) else { return }
    lastAngle = angle
    fingers.begin(at: event.time)
  }

  /// Begins once the fingers have turned, and goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard down.count == 2 else { return }
    let angle = angle
    // The shorter way round: fingers do not turn by half a circle from one event to the next.
    let turn = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    guard aim.isUnderWay || abs(turn) >= Self.hysteresis else { return }
    lastAngle = angle
    rotation += turn
    fingers.change(by: turn, at: event.time)
    goOn()
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    endWithFirstFinger()
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    rotation = 0
    fingers.reset()
  }

  // MARK: The model

  /// How far the fingers turn before the gesture begins, in radians.
  static let hysteresis: CGFloat = 0.02

  private var lastAngle: CGFloat = 0
  private var fingers = TwoFingers()

  private var angle: CGFloat {
    let (first, second) = twoPlaces
    return atan2(second.y - first.y, second.x - first.x)
  }

  package override func couldRecognize(_ kind: GestureKind) -> Bool { kind == .rotation }
}
