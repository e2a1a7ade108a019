/// What the views in one window share: how they find it.
@MainActor
final class WindowPlace {
  /// The window while its application shows it, which holds it just as long.
  ///
  /// Each view in it is then held by its superview: nobody has to ask whether that one still lives.
  @exclusivity(unchecked) var shown: UIWindow?
  /// The window, which may go while views that were in it stay.
  ///
  /// Set once it is needed: an object that is referred to weakly is slower to retain from then on.
  @exclusivity(unchecked) weak var window: UIWindow?
  /// Whether a turn will lay the window out.
  @exclusivity(unchecked) var isLayoutScheduled = false

  /// Whether there still is a window.
  var isAlive: Bool { shown != nil || window != nil }

  /// The window, where there still is one; a weak reference takes several times as long to follow.
  var windowIfAlive: UIWindow? { shown ?? window }
}
