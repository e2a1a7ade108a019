import Foundation

extension Finger {
  // MARK: Taps and presses

  /// A finger taps in the middle of a view several times, without a pause.
  package func tap(_ view: UIView, count: Int) {
    let finger = free
    for tapCount in stride(from: 1, through: count, by: 1) {
      finger.began(view, tapCount: tapCount)
      finger.ended()
    }
  }

  /// Several fingers tap side by side in the middle of a view several times, without a pause.
  package func tap(_ view: UIView, count: Int, fingers: Int) {
    guard fingers > 1 else { return tap(view, count: count) }
    let bounds = view.storedBounds
    let middle = view.convertToRoot(CGPoint(x: bounds.midX, y: bounds.midY))
    let first = middle.x - Self.fingerWidth * CGFloat(fingers - 1) / 2
    let points = (0..<min(fingers, Self.mostFingers)).map { finger in
      CGPoint(x: first + Self.fingerWidth * CGFloat(finger), y: middle.y)
    }
    let finger = free
    for _ in stride(from: 1, through: count, by: 1) {
      finger.began(view, atRoot: points)
      finger.ended()
    }
  }

  /// A finger taps at a point of a view's; the view there gets the touch.
  package func tap(at point: CGPoint, within view: UIView) {
    let finger = free
    finger.began(at: point, within: view)
    finger.ended()
  }

  /// A finger goes down in the middle of a view, stays there for some time, and is lifted.
  ///
  /// A menu that it opens meanwhile takes the finger over.
  package func longPress(_ view: UIView, for duration: Duration) {
    let finger = free
    finger.began(view)
    var pause = min(duration, Self.pauseBeforeMenus)
    if pause == Self.pauseBeforeMenus {
      // Ends just before a press of the system's would lift the item, but not before a press of the
      // app's.
      if !view.responds(to: .longPress) { pause -= .milliseconds(1) }
      finger.mainLoop.advance(by: pause)
      if finger.hasView, PressedMenu.open(below: view) { finger.cancelled() }
      pause = duration - pause
    }
    finger.mainLoop.advance(by: pause)
    finger.ended()
  }

  // MARK: Movements

  /// A finger goes down in a view, in its middle unless told otherwise, moves some way on the
  /// screen, and is lifted.
  ///
  /// No time passes unless told otherwise: the finger has come to rest before it is lifted.
  package func pan(
    _ view: UIView, from start: CGPoint? = nil, by translation: CGPoint, steps: Int = 4,
    over duration: Duration = .zero
  ) {
    let bounds = view.storedBounds
    let start = view.convertToRoot(start ?? CGPoint(x: bounds.midX, y: bounds.midY))
    let finger = free
    finger.began(view, atRoot: start)
    finger.move(in: steps, over: duration) { part in
      [CGPoint(x: start.x + translation.x * part, y: start.y + translation.y * part)]
    }
    finger.ended()
  }

  /// A finger swipes from the middle of a view in one direction, in a tenth of a second.
  package func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction) {
    guard let step = direction.step else { return }
    let translation = CGPoint(x: step.x * Self.swipeLength, y: step.y * Self.swipeLength)
    pan(view, by: translation, over: Self.swipeDuration)
  }

  // MARK: Two fingers

  /// Two fingers go down around the middle of a view, and move apart or together by a factor.
  package func pinch(_ view: UIView, scale: CGFloat, steps: Int = 4) {
    guard scale.isFinite, scale > 0 else { return }
    turn(view, steps: steps) { part in (1 + (scale - 1) * part, 0) }
  }

  /// Two fingers go down around the middle of a view, and turn clockwise by an angle in radians.
  package func rotate(_ view: UIView, by angle: CGFloat, steps: Int = 4) {
    guard angle.isFinite, abs(angle) <= 1_000 else { return }
    // By no more than an eighth of a circle a step: by a half, the direction would be ambiguous.
    let steps = max(steps, Int((abs(angle) / (.pi / 4)).rounded(.up)))
    turn(view, steps: steps) { part in (1, angle * part) }
  }

  private func turn(
    _ view: UIView, steps: Int, to place: (CGFloat) -> (scale: CGFloat, angle: CGFloat)
  ) {
    let bounds = view.storedBounds
    let middle = view.convertToRoot(CGPoint(x: bounds.midX, y: bounds.midY))
    func points(_ part: CGFloat) -> [CGPoint] {
      let (scale, angle) = place(part)
      let x = Self.spread * scale * cos(angle)
      let y = Self.spread * scale * sin(angle)
      return [
        CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
      ]
    }
    let finger = free
    finger.began(view, atRoot: points(0))
    finger.move(in: steps, over: .zero, to: points)
    finger.ended()
  }

  /// Moves the fingers step by step; a handler may end the gesture meanwhile.
  private func move(
    in steps: Int, over duration: Duration, to points: (CGFloat) -> [CGPoint]
  ) {
    let steps = max(1, steps)
    for step in 1...steps {
      if duration > .zero { mainLoop.advance(by: duration / steps) }
      moved(toRoot: points(CGFloat(step) / CGFloat(steps)))
    }
  }

  /// How long a finger stays before a menu opens.
  private static let pauseBeforeMenus: Duration = .milliseconds(500)
  /// How far apart fingers are that touch side by side, in points, and how many a user has.
  private static let fingerWidth: CGFloat = 20
  private static let mostFingers = 10
  /// How far a swipe goes, in points, and how long it takes.
  private static let swipeLength: CGFloat = 100
  private static let swipeDuration: Duration = .milliseconds(100)
  /// How far from the middle two fingers go down, in points.
  private static let spread: CGFloat = 50
}
