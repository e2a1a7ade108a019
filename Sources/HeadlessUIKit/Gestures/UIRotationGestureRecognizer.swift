public import Foundation

/// Recognizes two fingers that rotate.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  // MARK: Interpreting the gesture

  /// The clockwise rotation since the fingers went down or it was set, in radians.
  open var rotation: CGFloat = 0

  /// The speed of the rotation, in radians per second of UIKit time.
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
    lastAngle = angle
    fingers.begin(at: event.time)
  }

  /// Begins when the fingers have rotated, and then continues.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard down.count == 2 else { return }
    let angle = angle
    // The shorter way round counts. Fingers do not rotate by half a circle between two events.
    let turn = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    guard aim.isUnderWay || abs(turn) >= Self.hysteresis else { return }
    lastAngle = angle
    rotation += turn
    fingers.change(by: turn, at: event.time)
    goOn()
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    rotation = 0
    fingers.reset()
  }

  // MARK: The model

  /// The rotation before the gesture begins, in radians.
  static let hysteresis: CGFloat = 0.02

  private var lastAngle: CGFloat = 0
  private var fingers = TwoFingers()

  private var angle: CGFloat {
    let (first, second) = twoLocations
    return atan2(second.y - first.y, second.x - first.x)
  }

  override var isOfTwoFingers: Bool { true }

  package override func couldRecognize(_ kind: GestureKind) -> Bool { kind == .rotation }
}
