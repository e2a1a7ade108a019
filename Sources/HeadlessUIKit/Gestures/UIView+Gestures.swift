import Foundation

extension UIView {
  // MARK: Making gestures

  /// Taps on the view several times, without a pause.
  package final func userTap(count: Int) { hostApplication.finger.tap(self, count: count) }

  /// Presses on the view for as long as its recognizers want it, and for half a second at least.
  package final func userLongPress() {
    var seconds: TimeInterval = 0.5
    forEachRecognizer { recognizer in
      guard let press = recognizer as? UILongPressGestureRecognizer else { return }
      // A recognizer that wants more than a minute wants more than a user has.
      if press.minimumPressDuration <= 60 { seconds = max(seconds, press.minimumPressDuration) }
    }
    userLongPress(for: .seconds(seconds))
  }

  /// Presses on the view for some time.
  package final func userLongPress(for duration: Duration) {
    hostApplication.finger.longPress(self, for: duration)
  }

  /// Swipes on the view in one direction.
  package final func userSwipe(_ direction: UISwipeGestureRecognizer.Direction) {
    hostApplication.finger.swipe(self, direction)
  }

  /// Drags on the view, from its middle unless told otherwise, by points of the screen.
  package final func userPan(by translation: CGPoint, from start: CGPoint? = nil) {
    hostApplication.finger.pan(self, from: start, by: translation)
  }

  /// Moves two fingers on the view apart or together by a factor.
  package final func userPinch(scale: CGFloat) { hostApplication.finger.pinch(self, scale: scale) }

  /// Turns two fingers on the view clockwise by an angle in radians.
  package final func userRotate(by angle: CGFloat) {
    hostApplication.finger.rotate(self, by: angle)
  }

  // MARK: Telling who listens

  /// Whether a recognizer of the view, or of a view around it, could recognize a gesture on it.
  package final func responds(to kind: GestureKind) -> Bool {
    var responds = false
    forEachRecognizer { if $0.couldRecognize(kind) { responds = true } }
    return responds
  }

  private func forEachRecognizer(_ body: (UIGestureRecognizer) -> Void) {
    var view: UIView? = self
    while let next = view {
      if next.passesTouches {
        for recognizer in next.recognizers where recognizer.isEnabled { body(recognizer) }
      }
      view = next.storedSuperview
    }
  }
}
