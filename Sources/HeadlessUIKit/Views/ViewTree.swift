/// The state that the views of one window share: the link to it, and whether it keeps them alive.
///
/// Views in no window share a tree, too, while the view controller that owns the outermost view is
/// on stage. It keeps them as a window that shows does (see `KeptLink`).
@MainActor
final class ViewTree {
  /// Whether superviews keep the views of the tree alive.
  ///
  /// It does for as long as nothing changes, so no code has to check whether a superview still
  /// exists.
  // Unchecked: as in `UIView`, each level of a tap's way asks for them.
  @exclusivity(unchecked) private(set) var keepsViews = false
  @exclusivity(unchecked) private var link = KeptLink<UIWindow>()
  /// The outermost view, if it is the view of a view controller on stage.
  private var root: ObjectIdentifier?
  /// Whether a layout of the window waits for its turn.
  var isLayoutScheduled = false
  /// The frame that the next layout of the window waits for, if it does.
  var nextFrame: MainLoop.TimedTurn?
  /// The views that have asked for another layout in each layout, since the last one.
  var restless: [RestlessLayout] = []

  init() {}

  /// Creates the tree of the views inside the view of a view controller on stage.
  init(within view: UIView) {
    root = ObjectIdentifier(view)
    keepsViews = true
  }

  /// Sets the window, which keeps its views if its application holds it.
  func setWindow(_ window: UIWindow?, isKept: Bool) {
    link.set(window, isKept: isKept)
    keepsViews = isKept
  }

  /// Ends keeping the views if `view` is the outermost one, and returns whether it was.
  func stopKeeping(within view: UIView) -> Bool {
    guard root == ObjectIdentifier(view) else { return false }
    root = nil
    keepsViews = false
    return true
  }

  /// The window, if it still exists.
  var window: UIWindow? { link.object }

  /// Whether the window still exists.
  var hasWindow: Bool { link.isAlive }

  /// Whether the application holds the window.
  var windowIsKept: Bool { link.kept != nil }

  /// Whether the window is shown; this does not retain it.
  var windowIsShown: Bool { link.kept?.storedIsHidden == false }

  /// The application of the window; this does not retain the window.
  var application: UIApplication? { link.kept?.application ?? link.object?.application }
}
