public import Foundation

/// Recognizes fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuring the gesture

  /// The smallest number of fingers.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers.
  open var maximumNumberOfTouches = Int.max

  // MARK: Tracking the location and velocity of the gesture

  /// Returns the distance that the fingers have moved since they went down, in a view's
  /// coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    Self.located(current, in: view).moved(from: Self.located(start, in: view))
  }

  /// Sets the distance that the fingers have moved, and resets the velocity to zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let start = Self.located(current, in: view).moved(from: translation)
    self.start = view.map { $0.convertToRoot(start) } ?? start
    speed = .zero
  }

  /// Returns the speed of the fingers, in points per second of UIKit time.
  ///
  /// It is zero while no time passes.
  open func velocity(in view: UIView?) -> CGPoint {
    Self.located(current.moved(by: speed), in: view).moved(from: Self.located(current, in: view))
  }

  // MARK: Receiving touches

  /// Continues from the current location of the fingers, including new ones.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if aim.isUnderWay, down.count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let isFirst = down.count == touches.count
    if isFirst {
      current = centroid
      start = current
      speed = .zero
    }
    rebase(at: event.time)
  }

  /// Begins when the fingers have moved far enough, and then continues.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    move(to: centroid, at: event.time)
    if aim.isUnderWay { return state = .changed }
    let count = down.count
    guard count >= minimumNumberOfTouches, count <= maximumNumberOfTouches else { return }
    if isFarEnough(current.moved(from: start)) { state = .began }
  }

  /// Ends, unless enough fingers remain.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let count = down.count
    if count == 0 || (aim.isUnderWay && count < minimumNumberOfTouches) {
      move(to: current, at: event.time)
      state = aim.isUnderWay ? .ended : .failed
    } else {
      rebase(at: event.time)
    }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Moves the start when fingers join or leave, so that the translation does not jump.
  private func rebase(at time: Duration) {
    let middle = centroid
    start = start.moved(by: middle.moved(from: current))
    current = middle
    lastTime = time
  }

  private func move(to point: CGPoint, at time: Duration) {
    let seconds = (time - lastTime) / .seconds(1)
    if seconds > 0 {
      let way = point.moved(from: current)
      speed = CGPoint(x: way.x / seconds, y: way.y / seconds)
      lastTime = time
    }
    current = point
  }

  // MARK: The model

  /// The distance that fingers move before the gesture begins, in points.
  static let hysteresis: CGFloat = 10

  /// The start of the movement and the current location, in the window.
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var speed = CGPoint.zero
  private var lastTime = Duration.zero

  /// Returns whether a movement begins the gesture.
  func isFarEnough(_ way: CGPoint) -> Bool { way.distance(to: .zero) >= Self.hysteresis }

  package override func couldRecognize(_ kind: GestureKind) -> Bool {
    switch kind {
    case .pan, .swipe: minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1
    default: false
    }
  }
}
