/// The kinds of gestures that recognizers distinguish.
package enum GestureKind: Sendable, Equatable {
  /// A number of taps, one right after the other.
  case tap(count: Int)
  /// A finger that stays down.
  case longPress
  case swipe(UISwipeGestureRecognizer.Direction)
  /// A finger that drags.
  case pan
  /// Two fingers that move apart or together.
  case pinch
  /// Two fingers that rotate.
  case rotation
}
