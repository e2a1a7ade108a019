/// An obstacle for a finger, in the order in which they are checked.
///
/// This is the only list of obstacles. Its ``Refusal`` names the view, view controller or item at
/// fault; without a name, it is the view or item itself that the finger was to touch.
package enum Obstacle {
  /// It takes no events.
  case notInteractive
  /// It is a control, or an item, that is disabled.
  case disabled
  case hidden
  /// It cannot be seen for its alpha.
  case transparent(alpha: Float)
  /// The culprit, a view controller, is presented over it.
  case covered
  /// A container that shows has something else in the place of the culprit, a view controller.
  case leftOut(of: UIViewController)
  /// The culprit, a navigation item or a screen, is not on top, and its bar shows the top one's
  /// items.
  case notOnTop
  /// It has no size, so that it cannot be seen or touched.
  case withoutSize
  /// It is off the screen, and nothing can be scrolled to bring it in.
  case offScreen
  /// It is outside of the culprit, a view around it, and nothing can be scrolled to bring it in.
  case outside
  /// The culprit, a view, is in front of it.
  case behind
}
