public import Foundation

/// Recognizes fingers that drag.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuring the gesture

  /// How many fingers are wanted at least.
  open var minimumNumberOfTouches = 1

  /// How many fingers are wanted at most.
  open var maximumNumberOfTouches = Int.max

  // MARK: Tracking the location and velocity of the gesture

  /// How far the fingers have moved since they went down, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    Self.located(current, in: view).moved(from: Self.located(start, in: view))
  }

  /// Sets how far the fingers have moved; the velocity becomes zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let start = Self.located(current, in: view).moved(from: translation)
    self.start = view.map { $0.convertToRoot(start) } ?? start
    speed = .zero
  }

  /// How fast the fingers move, in points a second of UIKit time; zero while no time passes.
  open func velocity(in view: UIView?) -> CGPoint {
    Self.located(current.moved(by: speed), in: view).moved(from: Self.located(current, in: view))
  }

  // MARK: Receiving touches

  /// Goes on from where the fingers are, with those that have joined.
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

  /// Begins once the fingers have moved far enough, and goes on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    move(to: centroid, at: event.time)
    if aim.isUnderWay { return state = .changed }
    let count = down.count
    guard count >= minimumNumberOfTouches, count <= maximumNumberOfTouches else { return }
    if isFarEnough(current.moved(from: start)) { state = .began }
  }

  /// Ends, unless enough fingers are left.
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

  /// Moves the start along when fingers join or leave, so that the translation does not jump.
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

  /// How far fingers move before the gesture begins, in points.
  static let hysteresis: CGFloat = 10

  /// Where the fingers would have started from, and where they are; in the window.
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var speed = CGPoint.zero
  private var lastTime = Duration.zero

  /// Whether a movement begins the gesture.
  func isFarEnough(_ way: CGPoint) -> Bool { way.distance(to: .zero) >= Self.hysteresis }

  package override func couldRecognize(_ kind: GestureKind) -> Bool {
    switch kind {
    case .pan, .swipe: minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1
    default: false
    }
  }
}
