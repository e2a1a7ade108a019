/// A gesture of the user's, as far as recognizers tell one from another.
package enum GestureKind: Sendable, Equatable {
  /// So many taps, one right after the other.
  case tap(count: Int)
  /// A finger that stays down.
  case longPress
  /// A quick movement.
  case swipe(UISwipeGestureRecognizer.Direction)
  /// A finger that drags.
  case pan
  /// Two fingers that move apart or together.
  case pinch
  /// Two fingers that turn.
  case rotation
}
