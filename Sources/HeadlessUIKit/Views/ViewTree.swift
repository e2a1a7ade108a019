/// What the views of one window share: how they find it, and whether it keeps them alive.
///
/// Views in no window share one too while the view controller whose view is around them is on
/// stage: it keeps them as a window that shows does (see `KeptLink`).
@MainActor
final class ViewTree {
  /// Whether each view of the tree is held by its superview for as long as nothing changes, so that
  /// nobody has to ask whether its superview is still there.
  private(set) var keepsViews = false
  /// The view around the others, where that is the view of a view controller on stage.
  private var root: ObjectIdentifier?
  private var link = KeptLink<UIWindow>()
  /// Whether a turn will lay the window out.
  var isLayoutScheduled = false

  init() {}

  /// Creates what the views within the view of a view controller on stage share.
  init(within view: UIView) {
    root = ObjectIdentifier(view)
    keepsViews = true
  }

  /// Sets the window: one that is shown is held by its application, and keeps its views.
  func setWindow(_ window: UIWindow?, isShown: Bool) {
    link.set(window, isKept: isShown)
    keepsViews = isShown
  }

  /// Lets go of the views, if a view is the one around them; returns whether it was.
  func stopKeeping(within view: UIView) -> Bool {
    guard root == ObjectIdentifier(view) else { return false }
    root = nil
    keepsViews = false
    return true
  }

  /// The window, if it is still there.
  var window: UIWindow? { link.object }

  /// Whether there still is a window.
  var hasWindow: Bool { link.isAlive }

  /// Whether the application shows the window.
  var windowIsShown: Bool { link.kept != nil }

  /// Whether there is a window that is visible; to ask this does not retain it.
  var windowShows: Bool { link.kept?.storedIsHidden == false }

  /// The application of the window; the window need not be retained.
  var application: UIApplication? { link.kept?.application ?? link.object?.application }
}
