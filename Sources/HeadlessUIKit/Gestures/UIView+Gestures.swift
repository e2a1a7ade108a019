import Foundation

extension UIView {
  // MARK: Making gestures

  /// How long a user presses, in seconds, if no recognizer asks for more.
  private static let usualPress: TimeInterval = 0.5
  private static let longestPress: TimeInterval = 60

  /// Taps on the view several times, without a pause.
  package final func userTap(count: Int) { hostApplication.finger.tap(self, count: count) }

  /// Taps on the view several times with several fingers.
  package final func userTap(count: Int, fingers: Int) {
    hostApplication.finger.tap(self, count: count, fingers: fingers)
  }

  /// Presses the view for as long as its recognizers ask, and for half a second at least.
  package final func userLongPress() {
    var seconds = Self.usualPress
    forEachRecognizer { recognizer in
      guard let press = recognizer as? UILongPressGestureRecognizer else { return }
      // No user presses for more than a minute, even if a recognizer asks for it.
      if press.minimumPressDuration <= Self.longestPress {
        seconds = max(seconds, press.minimumPressDuration)
      }
    }
    userLongPress(for: .seconds(seconds))
  }

  /// Presses the view for some time.
  package final func userLongPress(for duration: Duration) {
    hostApplication.finger.longPress(self, for: duration)
  }

  /// Swipes on the view in one direction.
  package final func userSwipe(_ direction: UISwipeGestureRecognizer.Direction) {
    hostApplication.finger.swipe(self, direction)
  }

  /// Drags on the view by points of the screen.
  ///
  /// The default start is the middle of the view.
  package final func userPan(by translation: CGPoint, from start: CGPoint? = nil) {
    hostApplication.finger.pan(self, from: start, by: translation)
  }

  /// Moves two fingers on the view apart or together by a factor.
  package final func userPinch(scale: CGFloat) { hostApplication.finger.pinch(self, scale: scale) }

  /// Rotates two fingers on the view clockwise by an angle in radians.
  package final func userRotate(by angle: CGFloat) {
    hostApplication.finger.rotate(self, by: angle)
  }

  // MARK: Finding recognizers

  /// Returns whether a recognizer of the view, or of a view around it, might recognize a gesture.
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
